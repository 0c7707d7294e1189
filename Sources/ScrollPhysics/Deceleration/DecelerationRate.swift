/// How fast a released view slows down: UIKit's `UIScrollView.DecelerationRate`.
public enum DecelerationRate: Sendable, Hashable {
  /// The default.
  case normal
  /// The shorter glide that paging layouts ask for.
  case fast
  /// A factor a millisecond that UIKit itself would not take, for tuning: `0 < factor < 1`.
  case exact(Double)

  /// The rate that UIKit takes when its setter is given `rawValue`.
  ///
  /// It knows only two: anything below 0.994 counts as fast (PHYSICS §1.1, grade B).
  public init(quantizing rawValue: Double, constants: ScrollConstants = .uikit) {
    self = rawValue < constants.rateDivide ? .fast : .normal
  }

  /// What the velocity is multiplied by each millisecond.
  ///
  /// - Throws: `PhysicsError` if an exact factor is outside `0 < factor < 1`.
  public func decay(_ constants: ScrollConstants = .uikit) throws(PhysicsError) -> Decay {
    switch self {
    case .normal: try Decay(factor: constants.normalRate)
    case .fast: try Decay(factor: constants.fastRate)
    case .exact(let factor): try Decay(factor: factor)
    }
  }
}
