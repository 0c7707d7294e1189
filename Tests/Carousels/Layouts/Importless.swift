/// A file that imports nothing, as a module of a larger project may.
class ImportlessLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemSize.height + minimumLineSpacing
    return CGPoint(
      x: proposedContentOffset.x,
      y: (proposedContentOffset.y / step).rounded(.toNearestOrAwayFromZero) * step)
  }
}
