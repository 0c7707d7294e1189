import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Scrolling to an item")
@MainActor
struct ScrollToItemTests {
  /// Twenty items of 200 × 100 in four columns of a content of 800 × 500; the view shows 300 × 200 of it, from
  /// (150, 100) on.
  private func grid(inset: UIEdgeInsets = .zero) -> UICollectionView {
    let layout = FixedGridLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let data = CountData()
    data.items = [20]
    data.serve(view)
    view.contentInset = inset
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 150, y: 100)
    return view.keeping(data)
  }

  // Item 9 covers 200…400 × 200…300.
  @Test(
    "puts it where the position says",
    arguments: [
      (UICollectionView.ScrollPosition.left, 200, 100),
      (.right, 100, 100),
      (.centeredHorizontally, 150, 100),
      (.top, 150, 200),
      (.bottom, 150, 100),
      (.centeredVertically, 150, 150),
      ([.left, .top], 200, 200),
      ([], 150, 100),
    ] as [(UICollectionView.ScrollPosition, CGFloat, CGFloat)])
  func positions(position: UICollectionView.ScrollPosition, x: CGFloat, y: CGFloat) {
    let view = grid()
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: x, y: y))
  }

  @Test("counts from the content inset")
  func insets() {
    let view = grid(inset: UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
    let path = IndexPath(item: 9, section: 0)
    view.scrollToItem(at: path, at: [.left, .top], animated: false)
    #expect(view.contentOffset == CGPoint(x: 190, y: 180))
    view.scrollToItem(at: path, at: [.right, .bottom], animated: false)
    #expect(view.contentOffset == CGPoint(x: 130, y: 140))
    view.scrollToItem(at: path, at: [.centeredHorizontally, .centeredVertically], animated: false)
    // The middle of what the insets leave lies 260/2 and 140/2 behind them.
    #expect(view.contentOffset == CGPoint(x: 300 - 10 - 130, y: 250 - 20 - 70))
  }

  @Test("stays within the limits, and moves nothing for an item that is not there")
  func limits() {
    let view = grid()
    view.scrollToItem(at: IndexPath(item: 19, section: 0), at: [.left, .top], animated: false)
    #expect(view.contentOffset == CGPoint(x: 500, y: 300))
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [.right, .bottom], animated: false)
    #expect(view.contentOffset == .zero)
    view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .left, animated: false)
    #expect(view.contentOffset == .zero)
  }

  @Test("works before the first layout pass")
  func early() throws {
    let recording = try smallScene.replay(stop()) {
      let view = carousel(UICollectionViewFlowLayout(), at: 0)
      view.scrollToItem(
        at: IndexPath(item: 5, section: 0), at: .centeredHorizontally, animated: false)
      return view
    }
    // Item 5 covers 1000…1200; the view is 400 wide.
    #expect(recording.offsets.first?.x == 900)
  }

  @Test("takes 0.3 s animated")
  func animated() throws {
    let recording = try smallScene.replay(stop()) {
      let view = carousel(UICollectionViewFlowLayout(), at: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: true)
      }
      return view
    }
    #expect(recording.frames(with: .didEndScrollingAnimation) == 1)
    #expect(recording.offsets.last?.x == 800)
    let moving = recording.phases.count { $0 == .animating }
    #expect((17...18).contains(moving))
  }

  @Test(
    "a rectangle comes into sight with the least motion",
    arguments: [
      (CGRect(x: 160, y: 110, width: 50, height: 50), 150, 100),
      (CGRect(x: 100, y: 90, width: 50, height: 50), 100, 90),
      (CGRect(x: 460, y: 350, width: 50, height: 50), 210, 200),
      (CGRect(x: 0, y: 0, width: 800, height: 500), 0, 0),
    ] as [(CGRect, CGFloat, CGFloat)])
  func rectangle(rect: CGRect, x: CGFloat, y: CGFloat) {
    let view = grid()
    view.scrollRectToVisible(rect, animated: false)
    #expect(view.contentOffset == CGPoint(x: x, y: y))
  }
}

/// Four columns of 200 × 100, whatever the view's size.
private final class FixedGridLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 800, height: 500) }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.item < 20 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item % 4) * 200, y: CGFloat(indexPath.item / 4) * 100, width: 200,
      height: 100)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}
