import UIKit

protocol WaterfallLayoutDelegate: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// Columns of unequal items: the next goes into the shortest.
class WaterfallLayout: UICollectionViewLayout {
  var columns = 2
  var padding: CGFloat = 6
  private var cache = [UICollectionViewLayoutAttributes]()
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    let delegate = collectionView.delegate as? WaterfallLayoutDelegate
    let width = contentWidth / CGFloat(columns)
    var bottoms = [CGFloat](repeating: 0, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let column = bottoms.enumerated().min { $0.element < $1.element }?.offset ?? 0
      let inner = width - padding * 2
      let height =
        (delegate?.collectionView(collectionView, heightForItemAt: path, width: inner) ?? 180)
        + padding * 2
      let frame = CGRect(
        x: CGFloat(column) * width, y: bottoms[column], width: width, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame.insetBy(dx: padding, dy: padding)
      cache.append(attributes)
      bottoms[column] = frame.maxY
      contentHeight = max(contentHeight, frame.maxY)
    }
  }

  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
    contentHeight = 0
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var visible = [UICollectionViewLayoutAttributes]()
    for attributes in cache where attributes.frame.intersects(rect) { visible.append(attributes) }
    return visible
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { cache[indexPath.item] }
}
