/// A layer that shows text: kept, not drawn.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A font or its name.
  open var font: Any?
  /// Points: 36 unless set.
  open var fontSize: CGFloat = 36
  /// White unless set.
  open var foregroundColor: CGColor? = .white
  /// Whether lines are broken to fit.
  open var isWrapped = false
  /// Where lines lie.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where text that does not fit is cut.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Where lines of a text layer lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the script has it.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Along the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Along the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Along the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Along both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer cuts what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
