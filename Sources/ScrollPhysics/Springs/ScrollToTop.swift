/// The progress of a scroll to top, as after a tap on the status bar: 1 − (1 + ωt)·e^(−ωt) for 1.6 s
/// (PHYSICS §6, B).
///
/// A critically damped spring from rest, of response 0.6 s; at its end it is a millionth of the way
/// short, which is skipped.
public struct ScrollToTop: Sendable, Hashable {
  /// The spring's response, in milliseconds.
  public let response: Double
  /// How long it takes, in milliseconds.
  public let duration: Double

  /// Creates the motion that `constants` describe.
  public init(constants: ScrollConstants = .uikit) {
    response = constants.scrollToTopResponse
    duration = constants.scrollToTopDuration
  }

  /// The share of the way after `elapsed` milliseconds: 0 before the start, exactly 1 once it is done.
  public func progress(at elapsed: Double) -> Double {
    guard !isDone(at: elapsed) else { return 1 }
    guard elapsed > 0 else { return 0 }
    let phase = 2 * .pi / response * elapsed
    return 1 - (1 + phase) * Elementary.exp(-phase)
  }

  /// Whether the top is reached after `elapsed` milliseconds.
  public func isDone(at elapsed: Double) -> Bool {
    elapsed >= duration
  }
}
