/// The progress of `setContentOffset(_:animated:)`: sin²(πf/2) over 0.3 s, whatever the distance
/// (PHYSICS §6, B).
///
/// The clock starts at the call; the offset is start + (target − start)·progress, rounded to pixels by
/// whoever shows it.
public struct OffsetAnimation: Sendable, Hashable {
  /// How long it takes, in milliseconds.
  public let duration: Double
  /// The share of the duration that may be missing at its end.
  public let tail: Double

  /// Creates the animation that `constants` describe.
  public init(constants: ScrollConstants = .uikit) {
    duration = constants.offsetAnimationDuration
    tail = constants.offsetAnimationTail
  }

  /// The share of the way after `elapsed` milliseconds: 0 before the start, exactly 1 once it is done.
  public func progress(at elapsed: Double) -> Double {
    guard !isDone(at: elapsed) else { return 1 }
    guard elapsed > 0 else { return 0 }
    let sine = Elementary.sin(0.5 * .pi * (elapsed / duration))
    return sine * sine
  }

  /// Whether the target is reached after `elapsed` milliseconds: less than `tail` of the duration is
  /// missing.
  public func isDone(at elapsed: Double) -> Bool {
    1 - elapsed / duration < tail
  }
}
