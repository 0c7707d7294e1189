/// How fast a released view slows down: UIKit's `UIScrollView.DecelerationRate`.
public enum DecelerationRate: Sendable, Hashable {
  /// The default.
  case normal
  /// The shorter glide that paging layouts ask for.
  case fast
  /// A decay that UIKit itself would not take, for tuning.
  case exact(Decay)

  /// The rate that UIKit takes when its setter is given `rawValue`.
  ///
  /// It knows only two: anything below 0.994 counts as fast (PHYSICS §1.1, grade B).
  public init(quantizing rawValue: Double, constants: ScrollConstants = .uikit) {
    self = rawValue < constants.rateDivide ? .fast : .normal
  }

  /// How the velocity decays at this rate.
  public func decay(_ constants: ScrollConstants = .uikit) -> Decay {
    switch self {
    case .normal: Decay(known: constants.normalRate)
    case .fast: Decay(known: constants.fastRate)
    case .exact(let decay): decay
    }
  }
}
