/// As much of a `UIKit` as the compile test needs, in the shape of the headless one.
let uikitStub = """
  @_exported import Foundation

  public struct Selector: Hashable {
    public init(_ name: String) {}
    @MainActor public init<T: AnyObject, R>(
      _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> R) {}
    @MainActor public init<T: AnyObject, S, R>(
      _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (S) -> R) {}
    @MainActor public init<T: AnyObject, S, E, R>(
      _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (S, E) -> R) {}
  }

  public struct CGAffineTransform { public init(scaleX: CGFloat, y: CGFloat) {} }

  @preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
  @preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

  @preconcurrency @MainActor open class UIView: NSObject {
    public override init() {}
    open var bounds = CGRect.zero
  }

  open class UICollectionView: UIView {
    open weak var delegate: (any UICollectionViewDelegate)?
    open var contentOffset = CGPoint.zero
  }

  @preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    public required override init() {}
    open var center = CGPoint.zero
    open var transform = CGAffineTransform(scaleX: 1, y: 1)
  }

  @preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    public override init() {}
    public required init?(coder: NSCoder) {}
    open var collectionView: UICollectionView? { nil }
    open func invalidateLayout() {}
    open func prepare() {}
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      nil
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      nil
    }
    open func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool { false }
    open func targetContentOffset(
      forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }
  }

  open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection { case vertical, horizontal }
    open var scrollDirection = ScrollDirection.vertical
    open var minimumLineSpacing: CGFloat = 0
    open var itemSize = CGSize.zero
  }

  public enum UIDevice {
    public static let orientationDidChangeNotification = Notification.Name("turned")
  }

  @preconcurrency @MainActor open class CADisplayLink: NSObject {
    public init(target: Any, selector: Selector) {}
  }

  extension NotificationCenter {
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
  }

  extension IndexPath {
    public init(item: Int, section: Int) { self = [section, item] }
    public var item: Int { self[1] }
  }
  """
