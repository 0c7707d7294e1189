import UIKit

/// Moves the content by itself with a display link, at a constant speed, until a finger comes.
@objcMembers
class LinkedScroller: NSObject, UIScrollViewDelegate {
  weak var scrollView: UIScrollView?
  private var link: CADisplayLink?
  private var last: CFTimeInterval = 0
  var pointsPerSecond: CGFloat = 60

  func start() {
    link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  @objc func tick(_ link: CADisplayLink) {
    guard let view = scrollView else { return }
    if last > 0 { view.contentOffset.x += pointsPerSecond * CGFloat(link.timestamp - last) }
    last = link.timestamp
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    link?.invalidate()
    link = nil
  }
}
