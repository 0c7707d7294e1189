import UIKit

class CircularAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone) as! CircularAttributes
    copied.anchorPoint = self.anchorPoint
    copied.angle = self.angle
    return copied
  }
}

/// Items on the rim of a wheel that the scroll turns.
class CircularLayout: UICollectionViewLayout {
  let itemSize = CGSize(width: 133, height: 173)
  var attributesList = [CircularAttributes]()
  var radius: CGFloat = 500 { didSet { invalidateLayout() } }

  var anglePerItem: CGFloat { return atan(itemSize.width / radius) }

  var angleAtExtreme: CGFloat {
    guard let view = collectionView, view.numberOfItems(inSection: 0) > 0 else { return 0 }
    return -CGFloat(view.numberOfItems(inSection: 0) - 1) * anglePerItem
  }

  var angle: CGFloat {
    guard let view = collectionView else { return 0 }
    let room = collectionViewContentSize.width - view.bounds.width
    return room == 0 ? 0 : angleAtExtreme * view.contentOffset.x / room
  }

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(view.numberOfItems(inSection: 0)) * itemSize.width, height: view.bounds.height)
  }

  override class var layoutAttributesClass: AnyClass { return CircularAttributes.self }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let centerX = view.contentOffset.x + view.bounds.width / 2
    let anchorY = ((itemSize.height / 2) + radius) / itemSize.height
    let theta = atan2(view.bounds.width / 2, radius + itemSize.height / 2 - view.bounds.height / 2)
    var startIndex = 0
    var endIndex = view.numberOfItems(inSection: 0) - 1
    if angle < -theta { startIndex = Int(floor((-theta - angle) / anglePerItem)) }
    endIndex = min(endIndex, Int(ceil((theta - angle) / anglePerItem)))
    if endIndex < startIndex {
      endIndex = 0
      startIndex = 0
    }
    attributesList = (startIndex...endIndex).map { index in
      let attributes = CircularAttributes(forCellWith: IndexPath(item: index, section: 0))
      attributes.size = itemSize
      attributes.center = CGPoint(x: centerX, y: view.bounds.midY)
      attributes.angle = angle + anglePerItem * CGFloat(index)
      attributes.anchorPoint = CGPoint(x: 0.5, y: anchorY)
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { attributesList }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributesList.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var final = proposedContentOffset
    guard let view = collectionView, angleAtExtreme != 0 else { return final }
    let factor = -angleAtExtreme / (collectionViewContentSize.width - view.bounds.width)
    let proposedAngle = proposedContentOffset.x * factor
    let ratio = proposedAngle / anglePerItem
    let multiplier: CGFloat
    if velocity.x > 0 {
      multiplier = ceil(ratio)
    } else if velocity.x < 0 {
      multiplier = floor(ratio)
    } else {
      multiplier = round(ratio)
    }
    final.x = multiplier * anglePerItem / factor
    return final
  }
}
