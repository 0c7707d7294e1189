import UIKit

/// Moves every card against the scroll, at half its speed.
class MendedParade: UICollectionViewLayout {
  let card = CGSize(width: 200, height: 500)

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(view.numberOfItems(inSection: 0)) * card.width, height: view.bounds.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    return (0..<view.numberOfItems(inSection: 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.size = card
      attributes.center = CGPoint(
        x: (CGFloat(item) + 0.5) * card.width - view.contentOffset.x / 2, y: view.bounds.midY)
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Forgets to say that scrolling changes the cards.
class FaultyParade: MendedParade {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
