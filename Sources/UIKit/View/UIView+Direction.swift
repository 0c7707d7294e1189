extension UIView {
  /// What `attribute` comes to.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The same in reading order.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = UIEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection) }
  }
}
