import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Callbacks of a scroll view")
@MainActor
struct CallbackTests {
  private func turns(
    _ gesture: Gesture, _ set: (DiaryDelegate) -> Void = { _ in }
  ) throws -> [String] {
    let diary = Diary()
    let delegate = DiaryDelegate(diary)
    set(delegate)
    _ = try smallScene.replay(gesture) {
      let view = carousel(UICollectionViewFlowLayout(), delegate: delegate)
      view.layoutIfNeeded()
      diary.clear()
      return view
    }
    return diary.turns
  }

  @Test("a flick: drag, release, glide, rest")
  func glide() throws {
    #expect(
      try turns(flick()) == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test("a still lift: the drag ends, and nothing else")
  func still() throws {
    #expect(
      try turns(stop()) == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  @Test("an animation from the hook: no glide, and the animation's own end")
  func animated() throws {
    let lines = try turns(flick()) { delegate in
      delegate.onRelease = { view, _ in
        view.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
      }
    }
    #expect(
      lines == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false", "didScroll",
        "didEndScrollingAnimation",
      ])
  }

  @Test("the layout names the target first, the delegate sees its word and has the last")
  func hooks() throws {
    let diary = Diary()
    var seen: CGPoint?
    let recording = try smallScene.replay(flick()) {
      let layout = DiaryLayout()
      layout.diary = diary
      layout.target = CGPoint(x: 600, y: 0)
      let delegate = DiaryDelegate(diary)
      delegate.onRelease = { _, target in
        seen = target.pointee
        target.pointee.x = 800
      }
      return carousel(layout, delegate: delegate)
    }
    let release = diary.lines.filter { $0 == "layoutTarget" || $0 == "willEndDragging" }
    #expect(release == ["layoutTarget", "willEndDragging"])
    #expect(seen == CGPoint(x: 600, y: 0))
    #expect(recording.releases.first?.layoutTarget.x == 600)
    #expect(recording.releases.first?.target.x == 800)
    #expect(recording.offsets.last?.x == 800)
  }

  @Test(
    "a finger drags while the delegate is asked about its lift, and no longer when it has ended")
  func dragging() throws {
    var flags: [String: [Bool]] = [:]
    let watcher = FlagWatcher { name, view in
      flags[name] = [view.isTracking, view.isDragging, view.isDecelerating]
    }
    _ = try smallScene.replay(flick()) {
      carousel(UICollectionViewFlowLayout(), delegate: watcher)
    }
    #expect(flags["willEnd"] == [true, true, false])
    #expect(flags["didEnd"] == [false, false, true])
    #expect(flags["rest"] == [false, false, false])
  }

  @Test("a write calls back before it returns, one within another")
  func nested() throws {
    var depth = 0
    var deepest = 0
    var after: CGFloat?
    let delegate = DiaryDelegate(Diary())
    delegate.onScroll = { view in
      depth += 1
      deepest = max(deepest, depth)
      if view.contentOffset.x < 300 { view.contentOffset.x += 50 }
      depth -= 1
    }
    _ = try smallScene.replay(stop()) {
      let view = carousel(UICollectionViewFlowLayout(), at: 0, delegate: delegate)
      view.contentOffset.x = 200
      after = view.contentOffset.x
      return view
    }
    #expect(after == 300)
    #expect(deepest == 3)
  }

  @Test("writes without end are refused by name instead of running out of stack")
  func endless() {
    let delegate = DiaryDelegate(Diary())
    delegate.onScroll = { $0.contentOffset.x += 1 }
    #expect(throws: UnsupportedError.self) {
      try smallScene.replay(flick()) {
        carousel(UICollectionViewFlowLayout(), delegate: delegate)
      }
    }
  }
}

/// Looks at the view's flags at three callbacks.
private final class FlagWatcher: NSObject, UICollectionViewDelegate {
  private let note: (String, UIScrollView) -> Void

  init(_ note: @escaping (String, UIScrollView) -> Void) { self.note = note }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEnd", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
}
