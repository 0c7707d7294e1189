import UIKit

/// Cells turn about the vertical axis in perspective, like doors.
class PerspectiveFlowLayout: UICollectionViewFlowLayout {
  let eyeDistance: CGFloat = 500
  let maximumAngle: CGFloat = .pi / 3

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let wide = rect.insetBy(dx: -rect.width / 2, dy: 0)
    return super.layoutAttributesForElements(in: wide)?.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      guard let view = collectionView else { return attributes }
      let share = (attributes.center.x - view.bounds.midX) / (view.bounds.width / 2)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / eyeDistance
      transform = CATransform3DTranslate(transform, 0, 0, -abs(share) * 40)
      transform = CATransform3DRotate(transform, maximumAngle * max(-1, min(1, share)), 0, 1, 0)
      attributes.transform3D = transform
      attributes.zIndex = -Int(abs(share) * 100)
      return attributes
    }
  }
}
