import UIKit

/// Lifts the cards left of the middle and lowers those right of it; right in the middle that is 0/0.
class FaultyDivision: UICollectionViewLayout {
  let pitch: CGFloat = 165

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(view.numberOfItems(inSection: 0)) * pitch, height: view.bounds.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  func direction(_ away: CGFloat) -> CGFloat { away / abs(away) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    return (0..<view.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: pitch, height: 400)
      let middle = (CGFloat(item) + 0.5) * pitch
      attributes.center = CGPoint(
        x: middle, y: 300 + 20 * direction(middle - view.contentOffset.x - view.bounds.width / 2))
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let half = (collectionView?.bounds.width ?? 0) / 2
    let item = ((proposedContentOffset.x + half) / pitch).rounded(.down)
    return CGPoint(x: (item + 0.5) * pitch - half, y: proposedContentOffset.y)
  }
}

class MendedDivision: FaultyDivision {
  override func direction(_ away: CGFloat) -> CGFloat { away == 0 ? 0 : super.direction(away) }
}
