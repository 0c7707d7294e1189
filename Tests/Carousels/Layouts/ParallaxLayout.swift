import UIKit

class ParallaxAttributes: UICollectionViewLayoutAttributes {
  var parallax: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! ParallaxAttributes
    copy.parallax = parallax
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParallaxAttributes, other.parallax == parallax else {
      return false
    }
    return super.isEqual(object)
  }
}

class ParallaxCell: UICollectionViewCell {
  let picture = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ParallaxAttributes else { return }
    picture.transform = CGAffineTransform(translationX: attributes.parallax, y: 0)
  }
}

/// Tells each cell how far it is from the middle, with attributes of its own.
class ParallaxLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { return ParallaxAttributes.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return super.layoutAttributesForElements(in: rect)?.map {
      $0.representedElementCategory == .cell ? told($0.copy() as! ParallaxAttributes) : $0
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard
      let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? ParallaxAttributes
    else { return nil }
    return told(attributes)
  }

  private func told(_ attributes: ParallaxAttributes) -> ParallaxAttributes {
    guard let view = collectionView else { return attributes }
    attributes.parallax = (view.bounds.midX - attributes.center.x) / 4
    return attributes
  }
}
