import UIKit

/// The cell at the top is tall, the next grows as it comes.
class FeaturedLayout: UICollectionViewLayout {
  struct Height {
    static let standard: CGFloat = 100
    static let featured: CGFloat = 280
  }
  let dragOffset: CGFloat = 180
  var cache: [UICollectionViewLayoutAttributes] = []

  var featuredIndex: Int { max(0, Int((collectionView?.contentOffset.y ?? 0) / dragOffset)) }
  var nextShare: CGFloat {
    (collectionView?.contentOffset.y ?? 0) / dragOffset - CGFloat(featuredIndex)
  }
  var width: CGFloat { collectionView?.bounds.width ?? 0 }
  var height: CGFloat { collectionView?.bounds.height ?? 0 }
  var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: CGFloat(count) * dragOffset + (height - dragOffset))
  }

  override func prepare() {
    cache.removeAll(keepingCapacity: false)
    var y: CGFloat = 0
    for item in 0..<count {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.zIndex = item
      var tall = Height.standard
      if item == featuredIndex {
        let shift = Height.standard * nextShare
        y = (collectionView?.contentOffset.y ?? 0) - shift
        tall = Height.featured
      } else if item == featuredIndex + 1 {
        let bottom = y + Height.standard
        tall = Height.standard + max((Height.featured - Height.standard) * nextShare, 0)
        y = bottom - tall
      }
      attributes.frame = CGRect(x: 0, y: y, width: width, height: tall)
      cache.append(attributes)
      y = attributes.frame.maxY
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let item = round(proposedContentOffset.y / dragOffset)
    return CGPoint(x: 0, y: item * dragOffset)
  }
}
