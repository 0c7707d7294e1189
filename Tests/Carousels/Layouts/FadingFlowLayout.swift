import UIKit

/// Items fade with their distance from the middle and lie on top of each other.
public class FadingFlowLayout: UICollectionViewFlowLayout {
  public enum Spacing {
    case fixed(CGFloat)
    case overlap(CGFloat)
  }
  public var sideAlpha: CGFloat = 0.4
  public var sideShift: CGFloat = 12
  public var spacing = Spacing.overlap(60)

  private struct State {
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
    func matches(_ other: State) -> Bool {
      size.equalTo(other.size) && direction == other.direction
    }
  }
  private var state = State(size: .zero, direction: .horizontal)

  public override func prepare() {
    super.prepare()
    let now = State(size: collectionView?.bounds.size ?? .zero, direction: scrollDirection)
    if !state.matches(now) {
      state = now
      arrange()
    }
  }

  private func arrange() {
    guard let collectionView = collectionView else { return }
    if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
      collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
    }
    let size = collectionView.bounds.size
    let horizontal = scrollDirection == .horizontal
    let sideInset = (horizontal ? size.width - itemSize.width : size.height - itemSize.height) / 2
    sectionInset =
      horizontal
      ? UIEdgeInsets(top: 0, left: sideInset, bottom: 0, right: sideInset)
      : UIEdgeInsets(top: sideInset, left: 0, bottom: sideInset, right: 0)
    switch spacing {
    case .fixed(let distance): minimumLineSpacing = distance
    case .overlap(let visible): minimumLineSpacing = max(sideInset - visible, 0)
    }
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  public override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true)
        as? [UICollectionViewLayoutAttributes]
    else { return nil }
    return attributes.map(transform)
  }

  private func transform(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView = collectionView else { return attributes }
    let horizontal = scrollDirection == .horizontal
    let half =
      horizontal ? collectionView.frame.size.width / 2 : collectionView.frame.size.height / 2
    let offset = horizontal ? collectionView.contentOffset.x : collectionView.contentOffset.y
    let center = (horizontal ? attributes.center.x : attributes.center.y) - offset
    let most = (horizontal ? itemSize.width : itemSize.height) + minimumLineSpacing
    let distance = min(abs(half - center), most)
    let ratio = (most - distance) / most
    attributes.alpha = ratio * (1 - sideAlpha) + sideAlpha
    attributes.zIndex = Int(ratio * 10)
    if horizontal {
      attributes.center.y = attributes.center.y + (1 - ratio) * sideShift
    } else {
      attributes.center.x = attributes.center.x + (1 - ratio) * sideShift
    }
    return attributes
  }

  public override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let candidates = layoutAttributesForElements(in: collectionView.bounds)
    else { return super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
    let horizontal = scrollDirection == .horizontal
    let half =
      (horizontal ? collectionView.bounds.size.width : collectionView.bounds.size.height) / 2
    let proposed = (horizontal ? proposedContentOffset.x : proposedContentOffset.y) + half
    func middle(_ a: UICollectionViewLayoutAttributes) -> CGFloat {
      horizontal ? a.center.x : a.center.y
    }
    let closest = candidates.sorted { abs(middle($0) - proposed) < abs(middle($1) - proposed) }
      .first
    guard let found = closest else { return proposedContentOffset }
    return horizontal
      ? CGPoint(x: floor(found.center.x - half), y: proposedContentOffset.y)
      : CGPoint(x: proposedContentOffset.x, y: floor(found.center.y - half))
  }
}
