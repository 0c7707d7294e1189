extension UIView {
  /// Where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line's, taken for the top edge.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line's, taken for the bottom edge.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The part that no bar and no corner covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part within the margins: text is not narrowed here.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }
  /// The part above the keyboard: there is none.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.safeArea) }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = constraintState.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind)
    addLayoutGuide(guide)
    return guide
  }
}
