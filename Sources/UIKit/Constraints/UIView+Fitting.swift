extension UIView {
  /// Stands for no length of its own.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// As small as the content allows.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as possible.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// A constraint's number, else what the content asks for, else what is wanted, else what it has.
  func fitting(_ wanted: CGSize) -> CGSize {
    let content = intrinsicContentSize
    func length(_ fixed: CGFloat?, _ content: CGFloat, _ wanted: CGFloat, _ now: CGFloat) -> CGFloat
    {
      if let fixed { return fixed }
      if content != UIView.noIntrinsicMetric { return content }
      return wanted > 0 ? wanted : now
    }
    return CGSize(
      width: length(fixedLength(.horizontal), content.width, wanted.width, bounds.width),
      height: length(fixedLength(.vertical), content.height, wanted.height, bounds.height))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIView.layoutFittingCompressedSize`, as it was written before Swift 4.2.
public let UILayoutFittingCompressedSize = CGSize.zero
