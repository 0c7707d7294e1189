extension Spring {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// Mass 1, and the frequency at which the envelope is down to `springSettlingThreshold` after
  /// `duration`: the root that Newton's method finds from `springFirstGuess/duration` (PHYSICS §7, B−).
  /// That envelope looks only at the sine's share of the motion, so a start velocity that cancels it
  /// (near 5·ratio/duration) gives a slow spring. Not continuous at ratio 1: just below, the spring is
  /// the stiffer the closer it comes; at 1 it is not.
  ///
  /// - Parameters:
  ///   - duration: seconds, in 0.01 ≤ duration ≤ 10.
  ///   - dampingRatio: 0.01 or more; above 1 counts as 1.
  ///   - initialVelocity: whole distances a second, finite; positive is toward the target, and 1 means
  ///     that the distance would take one second (A). The frequency allows for it; start the motion
  ///     with it too.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  /// - Throws: `PhysicsError` if a number is outside its domain, or the velocity so large that no
  ///   frequency is found.
  public static func animation(
    duration: Double, dampingRatio: Double, initialVelocity: Double = 0,
    constants: ScrollConstants = .uikit
  ) throws(PhysicsError) -> Spring {
    let (shortest, longest) = (constants.springShortestDuration, constants.springLongestDuration)
    guard 1000 * duration >= shortest, 1000 * duration <= longest else {
      throw PhysicsError(
        "animation duration", duration,
        mustBe: "from \(shortest / 1000) to \(longest / 1000) seconds")
    }
    guard dampingRatio >= constants.springLeastRatio, dampingRatio < .infinity else {
      throw PhysicsError(
        "spring damping ratio", dampingRatio, mustBe: "\(constants.springLeastRatio) or more")
    }
    let ratio = dampingRatio < 1 ? dampingRatio : 1
    let equation = EnvelopeEquation(
      ratio: ratio, velocity: initialVelocity * duration,
      threshold: constants.springSettlingThreshold)
    guard initialVelocity.magnitude < .infinity,
      let root = equation.root(from: constants.springFirstGuess)
    else {
      throw PhysicsError(
        "initial spring velocity", initialVelocity,
        mustBe: "finite, and small enough for a spring to settle in its time")
    }
    return try Spring(frequency: root / duration, dampingRatio: ratio)
  }
}
