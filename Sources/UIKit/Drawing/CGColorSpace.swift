// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a colour's numbers mean: one grey, or red, green and blue.
public final class CGColorSpace: Hashable, @unchecked Sendable {
  /// How many and which numbers.
  public let model: CGColorSpaceModel

  init(model: CGColorSpaceModel) { self.model = model }

  /// The space of one of the names below.
  public convenience init?(name: CFString) {
    self.init(model: name == CGColorSpace.genericGrayGamma2_2 ? .monochrome : .rgb)
  }

  /// One for grey, three for the rest.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The web's red, green and blue.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The same beyond 0…1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// A wider red, green and blue.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Grey with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// Whether both have the same model.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.model == other.model
  }

  /// Feeds the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The kinds of colour space that are told apart here.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(model: .rgb) }

/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(model: .monochrome) }

/// Core Foundation's string, where it is a type in an API; a `String` here, so that `as CFString` compiles.
public typealias CFString = String
