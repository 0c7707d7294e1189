extension UIView {
  /// Animates what the keyframes of `animations` set, each in its share of the time.
  ///
  /// - Parameters:
  ///   - duration: of the whole, seconds.
  ///   - delay: before it, seconds.
  ///   - options: how it goes; the whole starts and ends slowly unless bits of `AnimationOptions` name another curve.
  ///   - animations: adds the keyframes.
  ///   - completion: done at the end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue),
      animations: animations, completion: completion)
  }

  /// Animates what `animations` sets, in a share of the time around.
  ///
  /// - Parameters:
  ///   - frameStartTime: from 0, the beginning, to 1.
  ///   - frameDuration: from 0 to 1, the whole.
  ///   - animations: done at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var animation = Scene.current.animation else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    animation.share = start...min(max(start + frameDuration, start), 1)
    Scene.current.run(animation, animations)
  }

  /// Does `animations` at once, and `completion` when the transition would be over: nothing of it is seen.
  ///
  /// - Parameters:
  ///   - view: what would be seen to change.
  ///   - duration: seconds.
  ///   - options: how it would go.
  ///   - animations: done at once.
  ///   - completion: done at the end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Scene.current.run(nil) { animations?() }
    Scene.current.later(duration) { completion?(true) }
  }

  /// Puts `toView` in the place of `fromView` at once, and does `completion` when the transition would be over.
  ///
  /// - Parameters:
  ///   - fromView: goes, or hides.
  ///   - toView: comes, or is shown.
  ///   - duration: seconds.
  ///   - options: how it would go.
  ///   - completion: done at the end.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    transition(with: fromView, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }

  /// Does `animations` so often.
  ///
  /// - Parameters:
  ///   - count: how often.
  ///   - autoreverses: whether it goes back each time.
  ///   - animations: done at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard var animation = Scene.current.animation else { return animations() }
    let block = AnimationBlock(
      start: Scene.current.time, allowsTouches: animation.block?.allowsTouches ?? false,
      cycles: count, isBackAndForth: autoreverses)
    animation.block?.begin()
    animation.startsFromPresented = false
    Scene.current.animate(animation, in: block, animations)
  }
}
