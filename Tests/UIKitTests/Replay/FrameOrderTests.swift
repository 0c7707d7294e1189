import Samples
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Notes its layout passes.
private final class LaidOut: UIScrollView {
  var diary = Diary()
  override func layoutSubviews() {
    super.layoutSubviews()
    diary.note("layout")
  }
}

/// Notes what its scroll view is doing, at every callback.
private final class StateWatcher: NSObject, UIScrollViewDelegate {
  let note: (String, UIScrollView) -> Void
  init(_ note: @escaping (String, UIScrollView) -> Void) { self.note = note }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note("willEndDragging", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }
}

@MainActor
private final class LinkTicker: NSObject {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func tick(_ link: CADisplayLink) { diary.note("tick") }
}

@Suite("The order within a frame")
@MainActor
struct FrameOrderTests {
  private func view<View: UIScrollView>(_ view: View) -> View {
    view.frame = UIScreen.main.bounds
    view.contentSize = CGSize(width: 2000, height: 300)
    return view
  }

  @Test("display links come before the motion, layout after it")
  func links() throws {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) {
      let view = view(LaidOut())
      let watcher = StateWatcher { name, _ in if name == "didScroll" { diary.note(name) } }
      let ticker = LinkTicker(diary)
      view.diary = diary
      view.delegate = watcher
      CADisplayLink(target: ticker, selector: Selector("tick(_:)", LinkTicker.tick(_:)))
        .add(to: .main, forMode: .common)
      return view.keeping(watcher, ticker)
    }
    // In a glide; a touch moves the content before the links are called.
    let moved = recording.phases.indices.dropFirst().count {
      recording.phases[$0] == .decelerating && recording.phases[$0 - 1] == .decelerating
        && recording.offsets[$0] != recording.offsets[$0 - 1]
    }
    let lines = diary.lines.split(separator: "tick")
    #expect(lines.count { $0.elementsEqual(["didScroll", "layout"]) } >= moved && moved > 100)
    #expect(diary.count("tick") == recording.count)
  }

  @Test("tracking, dragging and decelerating, at every callback of a flick and of a still lift")
  func states() throws {
    func states(_ gesture: Gesture) throws -> [String] {
      let diary = Diary()
      let watcher = StateWatcher { name, view in
        let states = [
          view.isTracking ? "t" : "", view.isDragging ? "d" : "", view.isDecelerating ? "f" : "",
        ]
        diary.note("\(name) \(states.joined())")
      }
      _ = try smallScene.replay(gesture) {
        let view = view(UIScrollView())
        view.delegate = watcher
        return view.keeping(watcher)
      }
      return diary.turns
    }
    let flicked = try states(flick())
    #expect(
      flicked == [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging f",
        "willBeginDecelerating f", "didScroll f", "didEndDecelerating ",
      ])
    #expect(
      try states(stop()) == [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging ",
      ])
    // Caught in mid-glide: the glide is over when the finger begins to drag.
    let caught = swipe([1, 1, 1, 1, 1], interval: 10) + swipe([0.1, 0.1, 2, 2], at: 200)
    let lines = try states(Gesture(name: "caught", samples: caught))
    #expect(
      Array(lines.dropFirst(6).prefix(3))
        == ["didEndDecelerating td", "willBeginDragging td", "didScroll td"])
  }

  @Test(
    "timers of the default mode wait while a finger scrolls and the content glides, others fire",
    arguments: Play.clocks)
  func timers(clock: FrameClock) throws {
    var fires: [String: [Double]] = [:]
    var scene = smallScene
    scene.clock = clock
    let finger = try Gesture(name: "late", samples: swipe([1, 1, 1, 1, 1], interval: 10, at: 100))
    let recording = try scene.replay(finger) {
      for mode in [RunLoop.Mode.default, .common] {
        let timer = Timer(timeInterval: 0.02, repeats: true) { _ in
          fires[mode.rawValue, default: []].append((CACurrentMediaTime() - 1000) * 1000)
        }
        RunLoop.main.add(timer, forMode: mode)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
      return view(UIScrollView())
    }
    let moving = recording.phases.indices.filter { recording.phases[$0] != .idle }
    let first = Double(recording.times[try #require(moving.first)]) / 1e6
    let last = Double(recording.times[try #require(moving.last)]) / 1e6
    let common = try #require(fires[RunLoop.Mode.common.rawValue])
    let waiting = try #require(fires[RunLoop.Mode.default.rawValue])
    #expect(common.count { $0 > first && $0 < last } >= Int((last - first) / 20) - 1)
    #expect(!waiting.contains { $0 > first && $0 < last })
    #expect(waiting.contains { $0 < first } && waiting.contains { $0 > last })
  }

  @Test("a block of a view that is taken away has not come to its end")
  func removed() throws {
    var endings: [String: Bool] = [:]
    _ = try smallScene.replay(stop()) {
      let view = view(UIScrollView())
      for name in ["stays", "goes"] {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(card)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          UIView.animate(
            withDuration: 0.5, animations: { card.alpha = 0 }, completion: { endings[name] = $0 })
        }
        if name == "goes" {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { card.removeFromSuperview() }
        }
      }
      return view
    }
    #expect(endings == ["stays": true, "goes": false])
  }
}
