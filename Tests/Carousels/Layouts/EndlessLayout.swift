import UIKit

/// Comes round again: three copies of the items, and the offset is put back to the middle copy while it scrolls.
class EndlessLayout: UICollectionViewFlowLayout {
  private(set) var jumps = 0

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections == 3 else { return }
    let period = CGFloat(view.numberOfItems(inSection: 0)) * (itemSize.width + minimumLineSpacing)
    guard period > 0 else { return }
    if view.contentOffset.x < period / 2 {
      jumps += 1
      view.contentOffset.x += period
    } else if view.contentOffset.x > period * 3 / 2 {
      jumps += 1
      view.contentOffset.x -= period
    }
  }
}
