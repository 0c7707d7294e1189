/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or standing.
  case active
  /// Stopped, and not finished yet.
  case stopped
}

/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end
  /// At the old values.
  case start
  /// In between.
  case current
}

/// What runs an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs back.
  var isReversed: Bool { get set }
  /// How far it is, in 0…1; setting it stops it there.
  var fractionComplete: CGFloat { get set }
  /// Runs, or runs on.
  func startAnimation()
  /// Runs after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands where it is.
  func pauseAnimation()
  /// Ends where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Says what becomes of a stopped one.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What runs an animation that can be changed.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates more, from now on or from a share of the rest.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates more.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Tells where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs on, by another curve.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
