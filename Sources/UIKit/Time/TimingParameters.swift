import ScrollPhysics
import ScrollReplay

/// How a property animator goes.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Curve or spring.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, where it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, where it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Curve or spring.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin
  /// A curve of the app's own.
  case cubic
  /// A spring.
  case spring
  /// A spring after a curve.
  case composed
}

/// A curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// UIKit's curve, where it is one.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  let timing: TimingCurve
  private let isBuiltIn: Bool

  /// Core Animation's own curve.
  public override convenience init() { self.init(.easeInOut, .default, isBuiltIn: true) }
  /// One of UIKit's curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve, curve.timing, isBuiltIn: true)
  }
  /// A curve by its control points; their x lie in 0…1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let curve = try? TimingCurve(point1.x, point1.y, point2.x, point2.y)
    if curve == nil { Scene.current.refuse("UICubicTimingParameters(\(point1), \(point2))") }
    self.init(.easeInOut, curve ?? .linear, isBuiltIn: false)
  }

  private init(_ curve: UIView.AnimationCurve, _ timing: TimingCurve, isBuiltIn: Bool) {
    animationCurve = curve
    self.timing = timing
    self.isBuiltIn = isBuiltIn
    controlPoint1 = CGPoint(x: timing.first.x, y: timing.first.y)
    controlPoint2 = CGPoint(x: timing.second.x, y: timing.second.y)
    super.init()
  }

  /// Which of the two it is.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Whole distances a second at the start; one spring moves both axes, by the larger of the two.
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    case ratio(CGFloat)
    case numbers(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case bounce(duration: Double, CGFloat)
  }

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
  /// A spring that is within a thousandth after the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.ratio(ratio), velocity)
  }
  /// A spring of Core Animation's numbers; the animator's duration does not count.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.numbers(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }
  /// A spring by its perceived duration in seconds and its bounce; the animator's duration does not count.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.bounce(duration: duration, bounce), velocity)
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The curve and its milliseconds, in an animator of `duration` seconds.
  func motion(of duration: TimeInterval) -> (curve: ViewAnimationCurve, length: Double) {
    let (x, y) = (initialVelocity.dx, initialVelocity.dy)
    let velocity = x.magnitude >= y.magnitude ? x : y
    switch kind {
    case .ratio(let ratio):
      return (.spring(over: duration, dampingRatio: ratio, velocity: velocity), duration * 1000)
    case .numbers(let mass, let stiffness, let damping):
      return ViewAnimationCurve.spring(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .bounce(let duration, let bounce):
      return ViewAnimationCurve.spring(
        duration: duration, bounce: bounce, velocity: velocity)
    }
  }
}
