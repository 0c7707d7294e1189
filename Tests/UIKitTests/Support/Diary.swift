import UIKit

/// What was called, in its order.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The lines without those about cells, and without those that repeat the one before.
  var turns: [String] {
    calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The lines without those about cells.
  var calls: [String] { lines.filter { !$0.contains("isplay") } }

  func count(_ line: String) -> Int { lines.count { $0 == line } }

  func clear() { lines = [] }
}

/// A delegate that writes down what it is told, and then does what a test asks.
final class DiaryDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let diary: Diary
  var onScroll: ((UIScrollView) -> Void)?
  var onRelease: ((UIScrollView, UnsafeMutablePointer<CGPoint>) -> Void)?

  init(_ diary: Diary) { self.diary = diary }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    diary.note("didScroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { diary.note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    diary.note("willEndDragging")
    onRelease?(scrollView, targetContentOffset)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    diary.note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    diary.note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    diary.note("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    diary.note("didEndScrollingAnimation")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { diary.note("willDisplay \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { diary.note("didEndDisplaying \(indexPath.item)") }
}

/// A flow layout that writes down what it is asked.
class DiaryLayout: UICollectionViewFlowLayout {
  var diary = Diary()
  /// Whether every change of the bounds calls for a new layout.
  var invalidates = false
  /// What a release's target becomes.
  var target: CGPoint?

  override func prepare() {
    super.prepare()
    diary.note("prepare")
  }
  override var collectionViewContentSize: CGSize {
    diary.note("contentSize")
    return super.collectionViewContentSize
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    diary.note("elements")
    return super.layoutAttributesForElements(in: rect)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    diary.note("shouldInvalidate")
    return invalidates
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    diary.note("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    diary.note("invalidate")
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    diary.note("layoutTarget")
    return target ?? proposedContentOffset
  }
}
