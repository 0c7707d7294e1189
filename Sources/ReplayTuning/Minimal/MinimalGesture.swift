public import ReplayAnalysis
import ScrollPhysics
public import ScrollReplay

/// The smallest swipe found that shows a fault which a map found.
public struct MinimalGesture: Sendable, Hashable {
  /// The swipe.
  public let gesture: Gesture
  /// What it shows.
  public let mark: FindingMark

  /// Looks for the smallest swipe that shows what `release` shows, at least `share` as large.
  ///
  /// It starts with the straight drag that ends in the release.
  ///
  /// - Parameters:
  ///   - kind: which of its faults.
  ///   - release: what to end in.
  ///   - limits: what the finger pulls against, if the release may lie past the content's ends.
  ///   - share: in 0…1; 0 for a fault of any size.
  ///   - thresholds: from which size on something counts.
  ///   - replay: replays a gesture from the beginning, with a fresh object.
  /// - Returns: nothing if the straight drag does not show it.
  /// - Throws: what `replay` throws.
  public static func showing<Failure: Error>(
    _ kind: FindingKind, at release: ReleaseInput, in limits: DragLimits? = nil,
    share: Double = 0.5,
    thresholds: FindingThresholds = .standard, replay: (Gesture) throws(Failure) -> Recording
  ) throws(Failure) -> MinimalGesture? {
    guard let drag = try? Gesture.straightDrag(to: release, in: limits) else { return nil }
    func mark(_ gesture: Gesture) throws(Failure) -> FindingMark? {
      let judgement = try replay(gesture).judgement(thresholds: thresholds, explains: false)
      return [FindingMark](judgement.findings).first { $0.kind == kind }
    }
    guard let whole = try mark(drag) else { return nil }
    let least = whole.magnitude * share
    let smallest = try GestureShrinking().smallest(drag) { gesture throws(Failure) in
      (try mark(gesture)?.magnitude ?? -1) >= least
    }
    guard let found = try mark(smallest) else { return nil }
    return MinimalGesture(gesture: smallest, mark: found)
  }
}
