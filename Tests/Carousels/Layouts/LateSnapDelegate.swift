import UIKit

/// Lets the view come to rest where it will, and puts it right afterwards.
final class LateSnapDelegate: NSObject, UICollectionViewDelegate {
  private(set) var snaps = 0

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { snap(scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { snap(scrollView) }

  private func snap(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    if let path = view.indexPathForItem(at: middle) {
      snaps += 1
      view.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
    }
  }
}
