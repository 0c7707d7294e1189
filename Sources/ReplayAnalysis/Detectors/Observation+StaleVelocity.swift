import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds flights on a velocity that the finger had long ago.
  func staleVelocities() -> [Finding] {
    lifts.compactMap { lift -> Finding? in
      guard let release = lift.release, flies(release) else { return nil }
      let age = Double(release.staleness) / 1e6
      guard age > thresholds.staleAge else { return nil }
      let axis: Axis =
        release.velocity.x.magnitude >= release.velocity.y.magnitude ? .horizontal : .vertical
      return finding(
        .staleVelocity, release.frame...release.frame, axis, age, .milliseconds,
        Cause(
          text: """
            the finger had rested for \(age.text) ms without a sample when it lifted, and the content flies on \
            at its old \(release.velocity[axis].signedText) pt/ms
            """,
          rule: "PHYSICS §8.3: touch-up adds no sample"))
    }
  }

  /// Whether the motion after a release starts from the release velocity.
  private func flies(_ release: Release) -> Bool {
    guard !release.isGated, release.velocity != .zero else { return false }
    switch release.owner {
    case .deceleration, .paging, .springAnimation: return true
    case .none, .offsetAnimation, .curveAnimation: return false
    }
  }
}
