import ScrollPhysics
import ScrollReplay

/// Animates what its blocks set; it can be stopped, scrubbed and turned round.
///
/// A scroll view's offset that is set in its blocks runs by curve and duration, and does not stop with it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Of the whole, seconds; a spring of its own numbers says otherwise.
  public let duration: TimeInterval
  /// Before it, seconds.
  open private(set) var delay: TimeInterval = 0
  /// How it goes.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether it may be changed while it runs: it may.
  open var isInterruptible = true
  /// Whether fingers reach the views meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether touches are tested by the app itself; kept only.
  open var isManualHitTestingEnabled = false
  /// Whether a standing animator follows its fraction straight: it does.
  open var scrubsLinearly = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false
  /// Where it is.
  open private(set) var state = UIViewAnimatingState.inactive
  private var animations: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var block = AnimatorBlock(start: 0)
  private var endJob: Agenda.Job?
  private var reversed = false

  /// An animator that goes by `parameters`.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// An animator that goes by one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// An animator that goes by a curve of the app's own.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// An animator that goes by a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// An animator that already runs.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 15))
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve ?? .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it animates

  /// Animates what `animation` sets, from `delayFactor` of the rest of the time on.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state == .inactive else { return begin(animation, delayFactor) }
    animations.append((animation, delayFactor))
  }
  /// Animates what `animation` sets.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  /// Tells where it ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: How it runs

  /// Whether it runs.
  open var isRunning: Bool { block.run != nil }
  /// Whether it runs back.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      reversed = newValue
      if isRunning { run(over: motion(of: timingParameters)) }
    }
  }
  /// How far it is, in 0…1; setting it stops it there.
  open var fractionComplete: CGFloat {
    get { min(max(block.progress(at: Scene.current.time), 0), 1) }
    set {
      pauseAnimation()
      block.standing = min(max(newValue, 0), 1)
    }
  }

  /// Runs, or runs on.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Runs after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    activate()
    self.delay = delay
    run(over: motion(of: timingParameters), delay: delay)
  }
  /// Stands where it is; one that has not begun, at its beginning.
  open func pauseAnimation() {
    activate()
    block.standing = block.progress(at: Scene.current.time)
    halt()
  }
  /// Runs on, by another curve over so many times its duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    var motion = motion(of: timingParameters)
    if durationFactor > 0 { motion.length *= durationFactor / max(left, .ulpOfOne) }
    run(over: motion)
  }
  /// Ends where it is: with the values that are seen.
  ///
  /// - Parameter withoutFinishing: whether nobody is told; else `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    block.standing = block.progress(at: Scene.current.time)
    halt()
    if withoutFinishing {
      block.settle(at: .current)
      reset()
    } else {
      state = .stopped
    }
  }
  /// Sets a stopped animator's values to its beginning or end, or leaves them, and tells where it ended.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  // MARK: Inside

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    block = AnimatorBlock(start: Scene.current.time, allowsTouches: isUserInteractionEnabled)
    reversed = false
    for (body, delayFactor) in animations { begin(body, delayFactor) }
    animations = []
  }

  private func begin(_ body: () -> Void, _ delayFactor: CGFloat) {
    let scene = Scene.current
    let (curve, length) = motion(of: timingParameters)
    let from = min(max(block.progress(at: scene.time), 0), 1)
    var animation = ViewAnimation(curve: curve, duration: length, delay: 0, block: block)
    animation.share = min(from + min(max(delayFactor, 0), 1) * (1 - from), 1)...1
    scene.run(scene.isAnimating ? animation : nil, body)
  }

  /// The share of the way that is left, in the direction in which it runs.
  private var left: Double { reversed ? fractionComplete : 1 - fractionComplete }

  /// Runs from where it is to the end, or back, in its share of the whole time.
  private func run(
    over motion: (curve: ViewAnimationCurve, length: Double), delay: TimeInterval = 0
  ) {
    let scene = Scene.current
    let from = block.progress(at: scene.time)
    let length = motion.length * left
    halt()
    block.run = AnimatorBlock.Run(
      start: scene.time, from: from, to: reversed ? 0 : 1,
      motion: ViewAnimation(curve: motion.curve, duration: length, delay: delay * 1000))
    endJob = scene.later(delay + length / 1000) { [self] in arrive() }
  }

  private func halt() {
    if let endJob { Scene.current.agenda.cancel(endJob) }
    endJob = nil
    block.run = nil
  }

  private func arrive() {
    halt()
    block.standing = reversed ? 0 : 1
    if !pausesOnCompletion { end(at: reversed ? .start : .end) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    block.settle(at: position)
    let told = completions
    reset()
    for completion in told { completion(position) }
  }

  private func reset() {
    state = .inactive
    completions = []
    block = AnimatorBlock(start: 0)
  }

  private func motion(of parameters: (any UITimingCurveProvider)?) -> (
    curve: ViewAnimationCurve, length: Double
  ) {
    if let spring = parameters?.springTimingParameters { return spring.motion(of: duration) }
    return (.timing(parameters?.cubicTimingParameters?.timing ?? .easeInOut), duration * 1000)
  }
}
