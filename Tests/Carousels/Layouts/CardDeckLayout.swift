import UIKit

/// A deck that pages: each page lifts the top card away and shows three below it.
class CardDeckLayout: UICollectionViewLayout {
  var visibleCards = 3

  override func prepare() {
    super.prepare()
    collectionView?.isPagingEnabled = true
    collectionView?.bounces = true
  }

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return CGSize(
      width: view.bounds.width * CGFloat(view.numberOfItems(inSection: 0)),
      height: view.bounds.height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView, view.numberOfItems(inSection: 0) > 0, view.bounds.width > 0
    else { return nil }
    let position = max(0, view.contentOffset.x / view.bounds.width)
    let first = Int(floor(position))
    let last = min(view.numberOfItems(inSection: 0) - 1, first + visibleCards)
    guard first <= last else { return [] }
    return (first...last).map { card(at: $0, depth: CGFloat($0) - position, in: view) }
  }

  private func card(at index: Int, depth: CGFloat, in view: UICollectionView)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: index, section: 0))
    attributes.size = CGSize(width: view.bounds.width - 60, height: view.bounds.height - 80)
    attributes.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY + 12 * max(depth, 0))
    attributes.zIndex = -index
    if depth < 0 {
      // The card that goes: it follows the finger and turns.
      attributes.center.x += depth * view.bounds.width
      attributes.transform = CGAffineTransform(rotationAngle: depth * .pi / 12)
    } else {
      let scale = 1 - 0.06 * depth
      attributes.transform = CGAffineTransform.identity.scaledBy(x: scale, y: scale)
      attributes.alpha = depth > CGFloat(visibleCards) - 1 ? CGFloat(visibleCards) - depth : 1
    }
    return attributes
  }
}
