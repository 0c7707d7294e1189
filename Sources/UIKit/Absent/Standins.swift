// Placeholders until the others are merged.
@preconcurrency @MainActor open class UIScrollView: UIView { weak var scrollDelegate: (any UIScrollViewDelegate)?; open var contentSize = CGSize.zero; open var contentOffset = CGPoint.zero; open var contentInset = UIEdgeInsets.zero }
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {}
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  enum C { case cell, x }
  var representedElementCategory: C { .cell }
  var representedElementKind: String? { nil }
  var indexPath: IndexPath { IndexPath() }
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public init(target: Any?, action: Selector?) { super.init() }
}
extension Selector { func send(to: Any?, _ sender: Any?, _ event: UIEvent?) {} }
