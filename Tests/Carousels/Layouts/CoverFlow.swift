import UIKit

/// Covers stand edge on beside the one in front.
final class CoverFlow: UICollectionViewLayout {
  private let cover = CGSize(width: 180, height: 180)
  private let pitch: CGFloat = 90

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let count = view.numberOfItems(inSection: 0)
    return CGSize(
      width: view.bounds.width + CGFloat(max(count - 1, 0)) * pitch, height: view.bounds.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    let count = view.numberOfItems(inSection: 0)
    guard count > 0 else { return [] }
    let first = max(0, Int(floor((rect.minX - view.bounds.width) / pitch)))
    let last = min(count - 1, Int(ceil(rect.maxX / pitch)))
    guard first <= last else { return [] }
    return (first...last).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let view = collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = cover
    attributes.center = CGPoint(
      x: view.bounds.width / 2 + CGFloat(indexPath.item) * pitch, y: view.bounds.height / 2)
    let away = (attributes.center.x - view.bounds.midX) / pitch
    let turn = max(-1, min(1, away))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    let slide = CATransform3DMakeTranslation(turn * 40, 0, -abs(turn) * 120)
    let rotation = CATransform3DMakeRotation(-turn * .pi / 2.6, 0, 1, 0)
    attributes.transform3D = CATransform3DConcat(CATransform3DConcat(rotation, slide), perspective)
    attributes.zIndex = -Int(abs(away) * 10)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: (proposedContentOffset.x / pitch).rounded() * pitch, y: proposedContentOffset.y)
  }
}
