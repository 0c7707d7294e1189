import UIKit

/// One large tile and two small ones, left and right in turn.
class MosaicLayout: UICollectionViewLayout {
  private enum Style: CaseIterable { case left, right }
  private var frames: [CGRect] = []

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    frames = []
    let width = view.bounds.width
    let large = floor(width * 2 / 3)
    let small = width - large
    var y: CGFloat = 0
    var style = Style.left
    let count = view.numberOfItems(inSection: 0)
    while frames.count < count {
      let x: CGFloat = style == .left ? 0 : small
      let sideX: CGFloat = style == .left ? large : 0
      frames.append(CGRect(x: x, y: y, width: large, height: 240))
      frames.append(CGRect(x: sideX, y: y, width: small, height: 120))
      frames.append(CGRect(x: sideX, y: y + 120, width: small, height: 120))
      y += 240
      style = style == .left ? .right : .left
    }
    frames.removeLast(frames.count - count)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    !newBounds.size.equalTo(collectionView?.bounds.size ?? .zero)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  /// The first tile whose end is below the rectangle's top is found by halving.
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let hit = search(rect, 0, frames.count) else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in max(0, hit - 3)..<frames.count {
      if frames[index].minY > rect.maxY { break }
      if frames[index].intersects(rect),
        let item = layoutAttributesForItem(at: IndexPath(item: index, section: 0))
      {
        found.append(item)
      }
    }
    return found
  }

  private func search(_ rect: CGRect, _ start: Int, _ end: Int) -> Int? {
    if end <= start { return start < frames.count ? start : nil }
    let middle = (start + end) / 2
    return frames[middle].maxY < rect.minY
      ? search(rect, middle + 1, end) : search(rect, start, middle)
  }
}
