/// The spring that pulls an overscrolled view back to its limit.
///
/// Over `t` milliseconds outside the limit the distance shrinks by `e^(−0.01005·t)` while the finger's
/// remaining velocity feeds it (PHYSICS §5, grade B: fits a measured bounce-back within 0.17 pt RMS).
/// Not independent of the frame rate: UIKit takes the exponential's second-order series in short frames.
public struct EdgeBounce: Sendable, Hashable {
  /// How fast the distance to the limit shrinks, an e-fold a millisecond: `0 < rate < 1`.
  public let rate: Double
  /// The decay of the velocity that the view brought along.
  public let decay: Decay

  /// Creates the spring of a view that decelerates with `decay`.
  public init(decay: Decay, constants: ScrollConstants = .uikit) {
    self.init(decay: decay, rate: constants.bounceRate)
  }

  init(decay: Decay, rate: Double) {
    self.decay = decay
    self.rate = rate
  }

  /// Moves `position` toward `edge` for `duration` milliseconds; `velocity` shrinks.
  public func advance(
    _ position: inout Double, _ velocity: inout Double, toward edge: Double, over duration: Double
  ) {
    let pull = Decay.frameExponential(-rate * duration)
    let flight = decay.step(over: duration)
    position = edge + pull * (position - edge) + velocity * pull * flight.reach
    velocity *= pull * flight.remaining
  }
}
