/// What lies between the values of keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A straight way.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// A straight way, always as fast.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth way.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth way, always as fast.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a transition goes.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// With the old.
  public static let push = CATransitionType(rawValue: "push")
  /// From under the old.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A side by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
