/// A layout on the way from one to another; nothing moves by hand here, so it is the first until it is replaced.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the way has been gone: from 0 to 1; kept only.
  open var transitionProgress: CGFloat = 0
  /// Where it starts.
  public let currentLayout: UICollectionViewLayout
  /// Where it ends.
  public let nextLayout: UICollectionViewLayout

  /// Creates a layout between two.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Creates a layout between two without elements; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Keeps a number of the app's own; not kept here.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {}
  /// A number of the app's own; 0 here.
  open func value(forAnimatedKey key: String) -> CGFloat { 0 }
}
