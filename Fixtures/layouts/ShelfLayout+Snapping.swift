import UIKit

// MARK: - Snapping

extension ShelfLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// Rests where a card is in the middle.
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposed }
    let page = pageLength(of: self)
    let item = (proposed.x / page).rounded()
    let delegate = collectionView.delegate as? ShelfLayoutDelegate
    delegate?.shelf?(self, didSettleAt: Int(item))
    return CGPoint(x: item * page, y: proposed.y)
  }

  #if os(iOS)
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView = collectionView,
        let all = super.layoutAttributesForElements(in: rect)
      else { return nil }
      let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
      return all.map { original in
        guard let card = original.copy() as? UICollectionViewLayoutAttributes else { return original }
        let distance = abs(card.center.x - middle) / collectionView.bounds.width
        let scale = max(1 - distance * leaning, 0.5)
        card.transform = CGAffineTransform(scaleX: scale, y: scale)
        return card
      }
    }
  #endif
}

private func pageLength(of layout: ShelfLayout) -> CGFloat {
  layout.width(at: IndexPath(item: 0, section: 0)) + layout.minimumLineSpacing
}
