import ScrollPhysics
import ScrollReplay

extension UICollectionView {
  /// The offset that shows an item at a position, within the limits; nil if there is no such item.
  ///
  /// Positions count from the content inset. Along an axis for which none is named, the offset moves as little as
  /// brings the item into sight.
  func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
      return nil
    }
    let inset = adjustedContentInset
    let size = bounds.size
    var target = offset(showing: frame)
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - inset.left - (size.width - inset.left - inset.right) / 2
    } else if position.contains(.right) {
      target.x = frame.maxX - size.width + inset.right
    }
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - inset.top - (size.height - inset.top - inset.bottom) / 2
    } else if position.contains(.bottom) {
      target.y = frame.maxY - size.height + inset.bottom
    }
    return CGPoint(engine.clamp(Vector(target)))
  }
}
