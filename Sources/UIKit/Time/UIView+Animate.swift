import ScrollPhysics
import ScrollReplay

extension UIView {
  /// Animates what `animations` sets, and tells `completion` whether it came to its end.
  ///
  /// The properties have their new values at once; what is seen goes there on the replay's clock. In another block
  /// duration and curve are that block's, unless the options say otherwise.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: before it, seconds.
  ///   - options: how it goes.
  ///   - animations: done at once.
  ///   - completion: done at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimation(
        curve: .timing(options.curve), duration: duration * 1000, delay: delay * 1000),
      options, animations, completion)
  }

  /// Animates what `animations` sets, starting and ending slowly, and tells `completion`.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - animations: done at once.
  ///   - completion: done at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what `animations` sets with a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds until the spring is within a thousandth.
  ///   - delay: before it, seconds.
  ///   - dampingRatio: at 1 and above without swinging, below 0.01 there is no such spring.
  ///   - velocity: whole distances a second at the start.
  ///   - options: how it goes.
  ///   - animations: done at once.
  ///   - completion: done at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      ViewAnimation(
        curve: .spring(over: duration, dampingRatio: dampingRatio, velocity: velocity),
        duration: duration * 1000, delay: delay * 1000),
      options, animations, completion)
  }

  /// Animates what `animations` sets with a spring, until it rests within a thousandth.
  ///
  /// - Parameters:
  ///   - duration: the spring's perceived duration, seconds.
  ///   - bounce: in −1 < bounce < 1; 0 without swinging.
  ///   - initialSpringVelocity: whole distances a second at the start.
  ///   - delay: before it, seconds.
  ///   - options: how it goes.
  ///   - animations: done at once.
  ///   - completion: done at the end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let (curve, length) = ViewAnimationCurve.spring(
      duration: duration, bounce: bounce, velocity: initialSpringVelocity)
    animate(
      ViewAnimation(curve: curve, duration: length, delay: delay * 1000), options, animations,
      completion)
  }

  /// Does `actionsWithoutAnimation` as if no block were around it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Scene.current.run(nil, actionsWithoutAnimation)
  }

  /// Lets blocks animate, or sets their values at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { Scene.current.isAnimating = enabled }
  /// Whether blocks animate.
  public class var areAnimationsEnabled: Bool { Scene.current.isAnimating }
  /// Of the block that is being run, seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    (Scene.current.animation?.duration ?? 0) / 1000
  }

  /// Runs a block.
  private class func animate(
    _ animation: ViewAnimation, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(
      start: Scene.current.time, allowsTouches: options.contains(.allowUserInteraction),
      cycles: options.contains(.repeat) ? .infinity : 1,
      isBackAndForth: options.contains(.autoreverse),
      completion: completion)
    Scene.current.animate(animation.nested(options), in: block, animations)
  }
}

extension ViewAnimation {
  /// This animation with what a block around it says: its duration and curve, as UIKit's guide has it; a spring keeps
  /// its own (D).
  @MainActor
  func nested(_ options: UIView.AnimationOptions) -> ViewAnimation {
    var result = self
    result.startsFromPresented = options.contains(.beginFromCurrentState)
    guard let outer = Scene.current.animation else { return result }
    if case .spring = curve { return result }
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) {
      result.curve = outer.curve
      result.share = outer.share
    }
    return result
  }
}

extension Scene {
  /// Runs `body`; what it sets is animated so, and `block` waits for the end.
  func animate(_ animation: ViewAnimation, in block: AnimationBlock, _ body: () -> Void) {
    var animation = animation
    animation.block = block
    let isAtOnce = !isAnimating || (animation.duration <= 0 && animation.delay <= 0)
    run(isAtOnce ? nil : animation, body)
    block.close(after: animation.delay + animation.duration)
  }

  /// Runs `body` with another block around it, or none.
  func run(_ animation: ViewAnimation?, _ body: () -> Void) {
    let outer = self.animation
    self.animation = animation
    body()
    self.animation = outer
  }
}
