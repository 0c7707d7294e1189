/// What has been copied, within one process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that everybody shares.
  public class var general: UIPasteboard { theOne }
  private static let theOne = UIPasteboard()

  /// The text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The texts.
  open var strings: [String]?
  /// The image.
  open var image: UIImage?
  /// The address.
  open var url: URL?
  /// The colour.
  open var color: UIColor?
  /// Whether there is text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
}
