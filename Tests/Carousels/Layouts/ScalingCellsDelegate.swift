import UIKit

/// Scales the visible cells itself, in scrollViewDidScroll; the layout knows nothing of it.
final class ScalingCellsDelegate: NSObject, UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    for cell in view.visibleCells {
      let away = abs(cell.center.x - view.bounds.midX)
      let scale = max(0.8, 1 - away / view.bounds.width * 0.4)
      cell.transform = CGAffineTransform(scaleX: scale, y: scale)
      cell.alpha = scale
    }
  }
}
