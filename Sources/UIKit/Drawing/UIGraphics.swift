/// The images that have been begun and not ended.
@MainActor private var begun: [CGContext] = []

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image of one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  begun.append(CGContext(size: size, scale: 1))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image; a scale of 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  let screen = Scene.current.screenScale
  begun.append(CGContext(size: size, scale: scale > 0 ? scale : screen))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that has been begun last and not ended, else none: nothing asks views to draw.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { begun.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// An empty image of the size that has been begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  begun.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that has been begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = begun.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { begun.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes back the context that has been pushed last.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = begun.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws nothing.
public func UIRectFill(_ rect: CGRect) {}

/// Makes images of a size: every image is empty.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  /// How its images are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Images of a size.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// Images of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Images of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Images of a rectangle in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Runs the drawing, which leaves nothing, and makes an empty image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    begun.append(context)
    defer { _ = begun.popLast() }
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(size: bounds.size, scale: format.scale)
  }

  /// Runs the drawing; the data are empty.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}

/// How an image renderer's images are made.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's unless set.
  open var scale = Scene.current.screenScale
  /// Whether nothing shows through.
  open var opaque = false

  /// The screen's format.
  public override init() { super.init() }

  /// The screen's format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The screen's format.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What an image renderer's drawing is handed.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Where drawing would go.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// An empty image of the size.
  open var currentImage: UIImage { UIImage(size: cgContext.size, scale: cgContext.scale) }
  /// Draws nothing.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect) {}
  /// Clips nothing.
  open func clip(to rect: CGRect) {}
}
