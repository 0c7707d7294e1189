import ScrollPhysics
import ScrollReplay

extension ViewAnimationCurve {
  /// The spring of `UIView.animate(…usingSpringWithDamping…)`; where there is none, the replay ends with an error
  /// that says why.
  @MainActor
  static func spring(over duration: Double, dampingRatio: CGFloat, velocity: CGFloat)
    -> ViewAnimationCurve
  {
    guard duration > 0 else { return .timing(.linear) }
    do {
      let spring = try Spring.animation(
        duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity,
        constants: Scene.current.settings.constants)
      return .spring(spring, initialVelocity: velocity)
    } catch {
      Scene.current.refuse("UIView.animate with a spring: \(error)")
      return .timing(.easeInOut)
    }
  }

  /// The spring of `UIView.animate(springDuration:bounce:…)`, and the milliseconds until it rests.
  @MainActor
  static func spring(duration: Double, bounce: CGFloat, velocity: CGFloat) -> (
    ViewAnimationCurve, Double
  ) {
    do {
      return settling(try Spring(duration: duration, bounce: bounce), velocity: velocity)
    } catch {
      Scene.current.refuse("UIView.animate with a spring: \(error)")
      return (.timing(.easeInOut), duration * 1000)
    }
  }

  /// A spring of Core Animation's numbers, and the milliseconds until it rests.
  @MainActor
  static func spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat) -> (
    ViewAnimationCurve, Double
  ) {
    do {
      let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
      return settling(spring, velocity: velocity)
    } catch {
      Scene.current.refuse("UISpringTimingParameters: \(error)")
      return (.timing(.easeInOut), 0)
    }
  }

  /// With the milliseconds until the spring rests; one that never does is given a minute.
  private static func settling(_ spring: Spring, velocity: Double) -> (ViewAnimationCurve, Double) {
    let seconds = spring.settlingTime(initialVelocity: velocity) ?? 60
    return (.spring(spring, initialVelocity: velocity), seconds * 1000)
  }
}
