/// Where a released view would come to rest if nothing stood in its way: what UIKit hands to
/// `scrollViewWillEndDragging` as `targetContentOffset` before anyone changes it.
public enum Projection: Sendable, Hashable, CaseIterable {
  /// Today's law: `offset − multiplier·(velocity − f)/ln(factor)` (PHYSICS §1.6, grade B: fits 13 measured
  /// releases within one pixel).
  case current
  /// The law of devices in 2013: `offset + (velocity − f)·factor/(1 − factor)`.
  case devices2013

  /// The unclamped, unrounded rest along one axis.
  ///
  /// - Parameters:
  ///   - offset: the offset at release, points.
  ///   - velocity: the release velocity, pt/ms; below the arrival speed the view stays (grade D).
  ///   - decay: how the velocity decays in flight.
  ///   - multiplier: the flick streak's multiplier.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public func rest(
    from offset: Double, velocity: Double, decay: Decay, multiplier: Double = 1,
    constants: ScrollConstants = .uikit
  ) -> Double {
    guard velocity.magnitude >= constants.arrivalSpeed else { return offset }
    let excess = velocity - Projection.arrivalVelocity(after: velocity, constants)
    switch self {
    case .current: return offset - multiplier * excess / decay.logarithm
    case .devices2013: return offset + excess * decay.factor / (1 - decay.factor)
    }
  }

  /// The velocity that is left on arrival, in the direction of `velocity`; forwards from rest.
  static func arrivalVelocity(after velocity: Double, _ constants: ScrollConstants) -> Double {
    velocity >= 0 ? constants.arrivalSpeed : -constants.arrivalSpeed
  }
}
