public import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

extension ReplayExpectation {
  /// Keeps what every release has to keep: direction, range, monotone, travel, continuity, end, stability.
  ///
  /// Ask it of several recordings of one layout at once, so that faster releases can be compared with slower ones.
  ///
  /// - Parameter requirements: which of them, and how strictly.
  public static func keepsReleaseRules(
    _ requirements: ReleaseRequirements = ReleaseRequirements()
  ) -> ReplayExpectation {
    ReplayExpectation("keeps the rules of every release") { recordings in
      requirements.breaches(in: recordings).map { breach in
        let axis = breach.axis.map { $0 == .horizontal ? " along x" : " along y" } ?? ""
        return ReplayFailure(
          """
          \(breach.requirement.rawValue): the release in frame \(breach.frame) must \
          \(breach.requirement.demand)\(axis)
            cause  \(breach.cause)
          """, recording: breach.recording)
      }
    }
  }
}
