import UIKit

/// A carousel from scratch: its own frames, its own content size, its own rest.
open class WheelCarousel: UICollectionViewLayout {
  open var itemSize = CGSize(width: 250, height: 350) { didSet { invalidateLayout() } }
  open var spacing: CGFloat = 16 { didSet { invalidateLayout() } }
  private var cache: [UICollectionViewLayoutAttributes] = []

  private var side: CGFloat { ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2 }
  private var step: CGFloat { itemSize.width + spacing }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView, !cache.isEmpty else { return .zero }
    return CGSize(
      width: CGFloat(cache.count) * step - spacing + 2 * side, height: view.bounds.height)
  }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    view.decelerationRate = .fast
    cache = (0..<view.numberOfItems(inSection: 0)).map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      attributes.frame = CGRect(
        x: side + CGFloat(index) * step, y: (view.bounds.height - itemSize.height) / 2,
        width: itemSize.width, height: itemSize.height)
      return attributes
    }
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let index = (proposedContentOffset.x / step).rounded()
    let last = CGFloat(max(cache.count - 1, 0))
    return CGPoint(x: min(max(index, 0), last) * step, y: 0)
  }
}
