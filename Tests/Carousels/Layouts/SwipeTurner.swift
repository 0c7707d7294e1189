import UIKit

/// Not scrolled by the finger at all: a swipe turns the page.
class SwipeTurner: NSObject {
  private weak var scrollView: UIScrollView?
  private(set) var page = 0

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    scrollView.isScrollEnabled = false
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
      swipe.direction = direction
      scrollView.addGestureRecognizer(swipe)
    }
  }

  @objc private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    guard let view = scrollView else { return }
    let pages = Int((view.contentSize.width / view.bounds.width).rounded())
    page = max(0, min(pages - 1, page + (recognizer.direction == .left ? 1 : -1)))
    view.setContentOffset(CGPoint(x: CGFloat(page) * view.bounds.width, y: 0), animated: true)
  }
}
