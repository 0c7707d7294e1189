import UIKit

// Spelled as before Swift 4.2.
class VintageLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    self.scrollDirection = UICollectionViewScrollDirection.horizontal
    self.collectionView?.decelerationRate = UIScrollViewDecelerationRateFast
    self.sectionInset = UIEdgeInsetsMake(0, 20, 0, 20)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let attributes = super.layoutAttributesForElements(in: rect)
    return attributes?.filter { $0.representedElementKind != UICollectionElementKindSectionFooter }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let width = Float(self.itemSize.width + self.minimumLineSpacing)
    let page = roundf(Float(proposedContentOffset.x) / width)
    return CGPoint(x: CGFloat(page * width), y: 0)
  }
}
