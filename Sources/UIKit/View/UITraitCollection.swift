/// What the screen and its person are like.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Narrow or wide.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Low or high.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels a point; 0 for not said.
  public let displayScale: CGFloat
  /// Phone or tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Which way people read.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large people want their text.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates traits of which nothing is said.
  public convenience override init() { self.init(style: .unspecified) }
  /// Creates traits that say light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// Creates traits that say narrow or wide.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, horizontal: horizontalSizeClass)
  }
  /// Creates traits that say low or high.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, vertical: verticalSizeClass)
  }

  private init(
    style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, scale: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    category: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    displayScale = scale
    userInterfaceIdiom = idiom
    layoutDirection = direction
    preferredContentSizeCategory = category
    super.init()
  }

  /// The scene's, in the light; as a phone's or tablet's held as the screen is.
  @preconcurrency @MainActor public class var current: UITraitCollection {
    let scene = Scene.current
    let isPad = scene.isTablet
    return UITraitCollection(
      style: .light,
      horizontal: isPad || scene.screenSize.width >= 896 ? .regular : .compact,
      vertical: isPad || !scene.isLandscape ? .regular : .compact,
      scale: scene.screenScale, idiom: isPad ? .pad : .phone,
      direction: .leftToRight, category: .large)
  }

  /// Whether colours look different under the two.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Which way people read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// How large people want their text.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A category by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Smaller.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// As delivered.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// People changed it; never here.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
