import UIKit

/// One page on or back from the last, by the delegate.
final class PageDelegate: NSObject, UICollectionViewDelegate {
  private var counter: PageCounter
  private let ending: TwinEnding

  init(_ counter: PageCounter, _ ending: TwinEnding) {
    self.counter = counter
    self.ending = ending
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    counter.turn(at: scrollView.contentOffset.x, velocity: velocity.x)
    targetContentOffset.pointee.x = counter.target
    ending.end(scrollView, at: targetContentOffset.pointee, velocity: velocity)
  }
}

/// Offset ÷ pitch, up or down with the velocity.
final class IndexDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let ending: TwinEnding

  init(_ ending: TwinEnding) { self.ending = ending }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let view = scrollView as? UICollectionView,
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    let pitch = layout.itemSize.width + layout.minimumLineSpacing
    var index = view.contentOffset.x / pitch
    if velocity.x > 0 {
      index = ceil(index)
    } else if velocity.x < 0 {
      index = floor(index)
    } else {
      index = round(index)
    }
    targetContentOffset.pointee = CGPoint(x: index * pitch, y: 0)
    ending.end(view, at: targetContentOffset.pointee, velocity: velocity)
  }
}

/// Goes to the neighbouring page as soon as the finger has dragged far enough.
final class DisplacementDelegate: NSObject, UIScrollViewDelegate, UICollectionViewDelegate {
  private let threshold: CGFloat
  private var page = 0

  init(threshold: CGFloat) { self.threshold = threshold }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    page = Int(scrollView.contentOffset.y / scrollView.bounds.height + 0.5)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging, !scrollView.isScrollAnimating else { return }
    let length = scrollView.bounds.height
    let displacement = scrollView.contentOffset.y - CGFloat(page) * length
    guard abs(displacement) > threshold else { return }
    let next = displacement > 0 ? page + 1 : page - 1
    guard next >= 0, next < Int(scrollView.contentSize.height / length + 0.5) else { return }
    page = next
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: CGFloat(next) * length), animated: true)
  }
}

/// Names every item's size.
final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let sizes: [CGSize]

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }
}

/// Goes to the neighbouring page by a swipe up or down.
@MainActor
final class SwipePager: NSObject {
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      let recogniser = UISwipeGestureRecognizer(
        target: self, action: Selector("swiped(_:)", SwipePager.swiped(_:)))
      recogniser.direction = direction
      view.addGestureRecognizer(recogniser)
    }
  }

  func swiped(_ recogniser: UISwipeGestureRecognizer) {
    guard let view else { return }
    let length = view.bounds.height
    let page = Int(view.contentOffset.y / length + 0.5)
    let next = recogniser.direction == .up ? page + 1 : page - 1
    guard next >= 0, next < Int(view.contentSize.height / length + 0.5) else { return }
    view.setContentOffset(
      CGPoint(x: view.contentOffset.x, y: CGFloat(next) * length), animated: true)
  }
}
