extension UIImage {
  /// Which way up an image is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image is shown as it is or as a stencil.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How the middle of a stretched image is filled.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The same image, shown in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    derived(renderingMode: renderingMode)
  }

  /// The same image: nothing is tinted.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image, shown in another way: nothing is tinted.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    derived(renderingMode: renderingMode)
  }

  /// The same image, a symbol at the configuration's size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let name else { return self }
    return UIImage(systemName: name, withConfiguration: configuration) ?? self
  }

  /// The same image with edges that are kept when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    derived(capInsets: capInsets)
  }

  /// The same image with edges that are kept when it is stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { derived(capInsets: capInsets) }

  /// The same image: there is no mirroring here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Draws nothing.
  public func draw(in rect: CGRect) {}
  /// Draws nothing.
  public func draw(at point: CGPoint) {}
  /// Draws nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// The file that the image was made from, where it was PNG.
  public func pngData() -> Data? { bytes }
  /// None: nothing is encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// An image of this many pixels, where the image has a size.
  public var cgImage: CGImage? {
    size.width > 0 && size.height > 0
      ? CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) : nil
  }

  /// An image of a bitmap's size.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of a bitmap's size, with its pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(size: size, scale: scale, orientation: orientation)
  }

  private func derived(
    renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil
  ) -> UIImage {
    UIImage(
      size: size, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets ?? self.capInsets,
      isSymbol: isSymbolImage, bytes: bytes, name: name)
  }
}

extension UIImage {
  /// What an image is asked for.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Nothing in particular.
    public override init() {}
  }

  /// How large and heavy a symbol is.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    init(size: CGFloat?) { pointSize = size }

    /// As large as text of this size.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// As large as text of this size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize)
    }
    /// As large as text of this size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize)
    }
    /// As large as text of this style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: textStyle.size) }
    /// As large as text in this font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
    /// As large as body text.
    public convenience init(weight: SymbolWeight) { self.init(size: nil) }
    /// As large as body text.
    public convenience init(scale: SymbolScale) { self.init(size: nil) }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium, large
  }
}

/// A bitmap's size in pixels, without the pixels.
public final class CGImage: Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// As many pixels as the part has.
  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}
