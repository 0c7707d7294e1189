import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Plain scroll views")
@MainActor
struct PlainScrollViewTests {
  /// Five pages of 400 × 300, as subviews.
  private func pages(_ set: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
    let view = UIScrollView(frame: UIScreen.main.bounds)
    for page in 0..<5 {
      view.addSubview(UIView(frame: CGRect(x: page * 400, y: 0, width: 400, height: 300)))
    }
    view.contentSize = CGSize(width: 2000, height: 300)
    set(view)
    return view
  }

  @Test("record their subviews as cells, in order, hidden ones left out")
  func subviews() throws {
    let recording = try smallScene.replay(flick()) {
      pages { view in
        view.subviews[1].isHidden = true
        view.subviews[2].transform = CGAffineTransform(scaleX: 0.5, y: 1)
        view.subviews[3].alpha = 0.25
        view.subviews[4].layer.zPosition = 7
      }
    }
    let cells = Array(recording.cells(in: 0))
    #expect(cells.map(\.element) == [0, 2, 3, 4].map { .cell(section: 0, item: $0) })
    #expect(cells.map(\.center.x) == [200, 1000, 1400, 1800])
    #expect(cells[1].size == Extent(width: 400, height: 300))
    #expect(cells[1].transform == Transform(a: 0.5, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(cells[2].alpha == 0.25)
    #expect(cells[3].zIndex == 7)
  }

  @Test("move as the engine's own view does")
  func motion() throws {
    let recording = try smallScene.replay(flick()) { pages { $0.isPagingEnabled = true } }
    #expect(recording.releases.first?.owner == .paging)
    #expect(recording.offsets.last?.x == 400)
    #expect(recording.header.traits.isPagingEnabled)
  }

  @Test("a perspective is recorded in space, a depth as one too, a plain turn in the plane")
  func space() throws {
    let recording = try smallScene.replay(stop()) {
      pages { view in
        var tilted = CATransform3DIdentity
        tilted.m34 = -1 / 500
        view.subviews[0].layer.transform = CATransform3DRotate(tilted, 0.5, 0, 1, 0)
        view.subviews[1].layer.transform = CATransform3DMakeTranslation(0, 0, 10)
        view.subviews[2].layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      }
    }
    #expect(recording.spatialTransform(ofCell: 0) != nil)
    #expect(recording.spatialTransform(ofCell: 1)?.numbers[14] == 10)
    #expect(recording.spatialTransform(ofCell: 2) == nil)
  }

  @Test("an anchor point elsewhere is recorded about the middle")
  func anchor() throws {
    let recording = try smallScene.replay(stop()) {
      pages { view in
        let layer = view.subviews[0].layer
        layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        layer.position = CGPoint(x: 0, y: 150)
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
      }
    }
    let cell = try #require(recording.cells.first)
    // It covers 0…200 × 75…225: about its middle at (200, 150) that is a half and a shift left by 100.
    #expect(cell.center == Vector(x: 200, y: 150))
    #expect(cell.transform == Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: -100, ty: 0))
  }

  @Test(
    "quantise their rate, as UIKit's setter does",
    arguments: [(0.9, 0.99), (0.994, 0.998), (1, 0.998)])
  func rates(raw: CGFloat, taken: CGFloat) {
    let view = UIScrollView()
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: raw)
    #expect(view.decelerationRate.rawValue == taken)
  }

  @Test("the safe area is inset along the axes that scroll")
  func safeArea() throws {
    var scene = smallScene
    scene.safeArea = Insets(top: 50, left: 20, bottom: 30, right: 10)
    var views: [UIScrollView] = []
    func inset(_ set: @escaping @MainActor (UIScrollView) -> Void) throws -> UIEdgeInsets {
      _ = try scene.replay(stop()) {
        let view = pages(set)
        views = [view]
        return view
      }
      return try #require(views.first).adjustedContentInset
    }
    #expect(try inset { _ in } == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    #expect(
      try inset { $0.alwaysBounceVertical = true }
        == UIEdgeInsets(top: 50, left: 20, bottom: 30, right: 10))
    #expect(try inset { $0.contentInsetAdjustmentBehavior = .never } == .zero)
    #expect(
      try inset {
        $0.contentInsetAdjustmentBehavior = .always
        $0.contentInset.top = 5
      } == UIEdgeInsets(top: 55, left: 20, bottom: 30, right: 10))
  }

  @Test("a finger on another scroll view within is refused by name")
  func nested() {
    #expect {
      _ = try smallScene.replay(flick()) {
        pages { view in
          view.subviews[0].addSubview(
            UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)))
        }
      }
    } throws: { error in
      (error as? UnsupportedError)?.names == [
        "a finger on a scroll view within the one that is replayed"
      ]
    }
  }

  @Test("the pan recogniser reads what the engine reads")
  func pan() throws {
    var readings: [(translation: CGPoint, velocity: CGPoint, location: CGPoint)] = []
    let delegate = DiaryDelegate(Diary())
    delegate.onRelease = { view, _ in
      let pan = view.panGestureRecognizer
      readings.append((pan.translation(in: view), pan.velocity(in: view), pan.location(in: nil)))
    }
    _ = try smallScene.replay(flick()) {
      pages {
        $0.delegate = delegate
        $0.keeping(delegate)
      }
    }
    let reading = try #require(readings.first)
    // Fifty points to the left at 1 pt/ms; the first ten are the slop, and the move that crosses it reads nothing.
    #expect(reading.translation == CGPoint(x: -40, y: 0))
    #expect(reading.velocity == CGPoint(x: -1000, y: 0))
    #expect(reading.location == CGPoint(x: 250, y: 100))
  }

  @Test("a subclass's observers of contentOffset hear of every motion")
  func observers() throws {
    var offsets: [CGFloat] = []
    let recording = try smallScene.replay(flick()) {
      let view = ObservedScrollView(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 2000, height: 300)
      view.heard = { offsets.append($0) }
      return view
    }
    #expect(offsets.last.map { Double($0) } == recording.offsets.last?.x)
    #expect(Set(recording.offsets.map { CGFloat($0.x) }).subtracting(offsets) == [0])
  }
}

private final class ObservedScrollView: UIScrollView {
  var heard: ((CGFloat) -> Void)?
  override var contentOffset: CGPoint { didSet { heard?(contentOffset.x) } }
}
