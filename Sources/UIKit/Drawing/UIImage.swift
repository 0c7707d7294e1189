/// A picture without pixels: what it is called, how large it is, how it is to be used.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Its size, points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// Which way up it is.
  public let imageOrientation: Orientation
  /// Whether it is shown as it is, or as a stencil of the tint colour.
  public let renderingMode: RenderingMode
  /// How much of each edge is kept when it is stretched.
  public let capInsets: UIEdgeInsets
  /// Whether it is a symbol of the system's.
  public let isSymbolImage: Bool
  /// The file that it came from, where it has one.
  let bytes: Data?
  let name: String?

  init(
    size: CGSize, scale: CGFloat = 1, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    isSymbol: Bool = false, bytes: Data? = nil, name: String? = nil
  ) {
    self.size = size
    self.scale = scale
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    isSymbolImage = isSymbol
    self.bytes = bytes
    self.name = name
  }

  /// An image of no size.
  public override convenience init() { self.init(size: .zero) }

  /// An image of the app's: always found, one point by one, since nothing is read.
  public convenience init?(named name: String) {
    self.init(size: CGSize(width: 1, height: 1), name: name)
  }

  /// An image of the app's: always found, one point by one, since nothing is read.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name)
  }

  /// An image of the app's: always found, one point by one, since nothing is read.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?
  ) { self.init(named: name) }

  /// A symbol of the system's: always found, a square of the body text's 17 points.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system's: always found, a square of the configuration's size.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let side = (withConfiguration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(size: CGSize(width: side, height: side), isSymbol: true, name: name)
  }

  /// An image file's bytes: the size is read where it is PNG, else nothing is made.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image file's bytes, with its pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = UIImage.pixels(ofPNG: data), scale > 0 else { return nil }
    self.init(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale,
      bytes: data)
  }

  /// Not supported: no file is read.
  public convenience init?(contentsOfFile path: String) { return nil }

  /// Not supported: nothing is made.
  public required convenience init?(coder: NSCoder) { return nil }

  /// An image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: CGSize(width: 1, height: 1), name: name)
  }

  /// A PNG file's width and height, from its first chunk.
  private static func pixels(ofPNG data: Data) -> CGSize? {
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head[1..<4].elementsEqual("PNG".utf8) else { return nil }
    func number(at start: Int) -> CGFloat {
      CGFloat(head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}

/// What an image literal is, unless it is said.
public typealias _ImageLiteralType = UIImage
