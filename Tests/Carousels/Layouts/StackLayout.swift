import UIKit

/// A stack of cards: what is scrolled past stays below, what comes slides over it.
class StackLayout: UICollectionViewLayout {
  var cardHeight: CGFloat = 400

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let height =
      CGFloat(view.numberOfItems(inSection: 0)) * cardHeight + view.bounds.height - cardHeight
    return CGSize(width: view.bounds.width, height: height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    var all = [UICollectionViewLayoutAttributes]()
    for item in 0..<view.numberOfItems(inSection: 0) {
      let natural = CGFloat(item) * cardHeight
      // Cards farther down are hidden below the edge; of those passed only the last is to be seen.
      if natural > rect.maxY || natural < view.contentOffset.y - cardHeight { continue }
      if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: 0)) {
        all.append(attributes)
      }
    }
    return all
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let view = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let natural = CGFloat(indexPath.item) * cardHeight
    let y = max(natural, view.contentOffset.y)
    attributes.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: cardHeight - 20)
    attributes.zIndex = indexPath.item
    let buried = max(0, min(1, (view.contentOffset.y - natural) / cardHeight))
    attributes.transform = CGAffineTransform(scaleX: 1 - 0.1 * buried, y: 1 - 0.1 * buried)
    attributes.alpha = 1 - buried
    return attributes
  }
}
