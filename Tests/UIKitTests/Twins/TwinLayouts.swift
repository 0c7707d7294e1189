import ScrollReplay
import UIKit

/// A flow layout whose cells shrink away from the middle, and whose chosen items stay at the top.
class EffectLayout: UICollectionViewFlowLayout {
  /// How a drag ends beside its target.
  var ending = TwinEnding(remedy: .none)
  /// The smallest scale; nil: cells do not shrink.
  var minimumScale: CGFloat?
  /// Which items stay at the top.
  var stickyItems: [IndexPath] = []

  private var hasEffect: Bool { minimumScale != nil || !stickyItems.isEmpty }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    hasEffect || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard hasEffect, let view = collectionView,
      let elements = super.layoutAttributesForElements(in: rect)
    else { return super.layoutAttributesForElements(in: rect) }
    var copies = elements.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    if let minimumScale {
      let middle = view.bounds.minX + view.bounds.width / 2
      let perReach = 1 / (itemSize.width + minimumLineSpacing)
      for copy in copies where copy.representedElementCategory == .cell {
        let distance = abs(copy.center.x - middle)
        let scale = 1 - (1 - minimumScale) * min(distance * perReach, 1)
        copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    for path in stickyItems {
      guard
        let pinned = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes,
        view.bounds.minY > pinned.center.y - pinned.size.height / 2
      else { continue }
      pinned.center.y = view.bounds.minY + pinned.size.height / 2
      pinned.zIndex = 1
      copies.append(pinned)
    }
    return copies
  }
}

/// Brings the cell nearest to where a release would come to rest to `anchor` of the view's length.
final class NearestCentreLayout: EffectLayout {
  var anchor: CGFloat = 0.5

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    let isHorizontal = scrollDirection == .horizontal
    let reach = (isHorizontal ? view.bounds.width : view.bounds.height) * anchor
    let wanted = (isHorizontal ? proposedContentOffset.x : proposedContentOffset.y) + reach
    var nearest: CGFloat?
    var least = CGFloat.infinity
    for element in super.layoutAttributesForElements(in: view.bounds) ?? [] {
      let center = isHorizontal ? element.center.x : element.center.y
      if abs(center - wanted) < least {
        least = abs(center - wanted)
        nearest = center
      }
    }
    let place = nearest.map { $0 - reach } ?? 0
    let target =
      isHorizontal
      ? CGPoint(x: place, y: proposedContentOffset.y)
      : CGPoint(x: proposedContentOffset.x, y: place)
    ending.end(view, at: target, velocity: velocity)
    return target
  }
}

/// Pages that are counted, and where they lie.
struct PageCounter {
  let pitch: CGFloat
  let shift: CGFloat
  let pages: ClosedRange<Int>
  private(set) var page = 0
  private(set) var target: CGFloat = 0

  /// Starts on the page nearest to `offset`.
  init(pitch: CGFloat, shift: CGFloat, pages: ClosedRange<Int>, at offset: CGFloat) {
    self.pitch = pitch
    self.shift = shift
    self.pages = pages
    go(to: Int(((offset - (0 * pitch - shift)) / pitch).rounded()))
  }

  mutating func turn(at offset: CGFloat, velocity: CGFloat) {
    var next = page
    if offset > target, velocity > 0 { next += 1 }
    if offset < target, velocity < 0 { next -= 1 }
    go(to: next)
  }

  private mutating func go(to page: Int) {
    self.page = min(max(page, pages.lowerBound), pages.upperBound)
    target = CGFloat(self.page) * pitch - shift
  }
}

/// One page on or back from the last, by the layout.
final class PageLayout: EffectLayout {
  var counter: PageCounter?

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let view = collectionView else { return proposedContentOffset }
    counter?.turn(at: view.contentOffset.x, velocity: velocity.x)
    let target = CGPoint(x: counter?.target ?? 0, y: proposedContentOffset.y)
    ending.end(view, at: target, velocity: velocity)
    return target
  }
}
