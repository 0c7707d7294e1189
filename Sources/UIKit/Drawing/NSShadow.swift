/// A shadow behind text: kept, not drawn.
open class NSShadow: NSObject {
  /// Points to the right and down.
  open var shadowOffset = CGSize.zero
  /// Points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`.
  open var shadowColor: Any?

  /// A shadow with no offset and no colour.
  public override init() {}
}

/// A picture in a text: kept, not drawn.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Where it lies from the baseline.
  open var bounds = CGRect.zero

  /// No picture.
  public override init() {}
  /// A picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}
