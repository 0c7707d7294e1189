import UIKit

/// Scales the attributes of its superclass, and not copies of them.
class FaultySharing: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 500)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let found = super.layoutAttributesForElements(in: rect)
    found?.forEach(shrink)
    return found
  }

  func shrink(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = collectionView else { return }
    let away = abs(attributes.center.x - view.bounds.midX) / view.bounds.width
    let scale = 1 - 0.2 * min(away, 1)
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

class MendedSharing: FaultySharing {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    // What the class above shrinks are its own copies.
    let found = attributesOfFlow(rect)
    found.forEach(shrink)
    return found
  }

  private func attributesOfFlow(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let step = itemSize.width + minimumLineSpacing
    let first = max(0, Int((rect.minX / step).rounded(.down)))
    let last = min(
      (collectionView?.numberOfItems(inSection: 0) ?? 0) - 1, Int((rect.maxX / step).rounded(.down))
    )
    guard first <= last else { return [] }
    return (first...last).compactMap {
      super.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.copy()
        as? UICollectionViewLayoutAttributes
    }
  }
}
