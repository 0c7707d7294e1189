/// An animation of a layer: it is kept for its duration, and told of its beginning and end; nothing of it is seen.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
  /// Of one cycle, seconds; 0.25 where nothing is said.
  open var duration: CFTimeInterval = 0
  /// Of the layer's clock, seconds; 0 for at once.
  open var beginTime: CFTimeInterval = 0
  /// Where in it the animation begins, seconds; kept only.
  open var timeOffset: CFTimeInterval = 0
  /// Of the clock.
  open var speed: Float = 1
  /// How many cycles; 0 for one.
  open var repeatCount: Float = 0
  /// How long cycles go on, seconds; 0 for as many as are said.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether every cycle goes back too.
  open var autoreverses = false
  /// What is seen before and after; kept only.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the progress follows the time; kept only.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer forgets it at its end.
  open var isRemovedOnCompletion = true
  /// Who is told of its beginning and end; kept strongly, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation of nothing.
  public override init() { super.init() }
  /// Creates an animation of nothing; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  /// What of the layer it would move, by the key paths.
  var keyPaths: [String] { [] }
  /// Of one cycle where nothing is said, seconds.
  var naturalDuration: CFTimeInterval { duration > 0 ? duration : 0.25 }

  /// Of all cycles, seconds.
  var wholeDuration: CFTimeInterval {
    let cycle = naturalDuration * (autoreverses ? 2 : 1) / Double(speed > 0 ? speed : 1)
    if repeatDuration > 0 { return repeatDuration }
    return cycle * Double(repeatCount > 0 ? repeatCount : 1)
  }
}

/// Who is told of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over: at its end, or before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Which property.
  open var keyPath: String?
  /// Whether its value is added to the layer's.
  open var isAdditive = false
  /// Whether every cycle goes on from the last.
  open var isCumulative = false

  /// Creates an animation of `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var keyPaths: [String] { keyPath.map { [$0] } ?? [] }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; the layer's value where nothing is said.
  open var fromValue: Any?
  /// Where it ends; the layer's value where nothing is said.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?
}

/// An animation along several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, in 0…1.
  open var keyTimes: [NSNumber]?
  /// How each stretch follows its time.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path of a point.
  open var path: CGPath?
  /// What lies between the values.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// An animation by a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass that moves.
  open var mass: CGFloat = 1
  /// The force back.
  open var stiffness: CGFloat = 100
  /// The force against the motion.
  open var damping: CGFloat = 10
  /// Whole distances a second at the start.
  open var initialVelocity: CGFloat = 0
  /// The seconds until the spring rests within a thousandth.
  open var settlingDuration: CFTimeInterval {
    let motion = UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
    return motion.motion(of: 0).length / 1000
  }
}

/// Several animations at a time.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }
}

/// A transition between two contents.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How it would go.
  open var type = CATransitionType.fade
  /// Where it would come from.
  open var subtype: CATransitionSubtype?
}
