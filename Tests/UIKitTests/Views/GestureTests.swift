import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@testable import UIKit

@MainActor
private final class Watcher: NSObject, UIGestureRecognizerDelegate {
  let log: Log
  var isBoth = false
  var mayBegin = true

  init(_ log: Log) { self.log = log }

  func see(_ gesture: UIGestureRecognizer) { log("\(gesture.name ?? "?") \(gesture.state)") }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isBoth }
}

private final class Touched: UIView {
  var phases: [UITouch.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.cancelled)
  }
}

@MainActor
@Suite("Gestures")
struct GestureTests {
  private let stage: Stage
  private let log = Log()
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = Touched(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let watcher: Watcher

  init() throws {
    stage = try Stage()
    watcher = Watcher(log)
    root.addSubview(view)
  }

  @discardableResult
  private func watch<Recogniser: UIGestureRecognizer>(
    _ recogniser: Recogniser, _ name: String, on holder: UIView? = nil
  ) -> Recogniser {
    recogniser.name = name
    recogniser.delegate = watcher
    recogniser.addTarget(watcher, action: Selector("see(_:)", Watcher.see(_:)))
    (holder ?? view).addGestureRecognizer(recogniser)
    return recogniser
  }

  /// A finger at those milliseconds, phases and places.
  private func touch(_ steps: (Double, TouchPhase, Double, Double)...) {
    for (milliseconds, phase, x, y) in steps {
      stage.pass(to: milliseconds / 1000)
      stage.scene.deliver(
        TouchSample(
          time: Int64(milliseconds * 1e6), phase: phase, position: Vector(x: x, y: y)),
        in: root)
    }
  }

  @Test("a pan begins after 10 points, tells its way and speed, and ends")
  func pan() {
    stage.begin()
    defer { stage.end() }
    let pan = watch(UIPanGestureRecognizer(), "pan")
    touch((0, .began, 150, 150), (10, .moved, 156, 150))
    #expect(log.lines.isEmpty && pan.state == .possible && pan.numberOfTouches == 1)
    touch((20, .moved, 162, 150))
    #expect(log.lines == ["pan began"] && pan.translation(in: view) == CGPoint(x: 2, y: 0))
    touch((30, .moved, 172, 150))
    // 10 points in 10 milliseconds.
    #expect(pan.velocity(in: view) == CGPoint(x: 1000, y: 0))
    #expect(pan.translation(in: view).x == 12 && pan.location(in: view) == CGPoint(x: 72, y: 50))
    pan.setTranslation(.zero, in: view)
    touch((40, .moved, 180, 150))
    #expect(pan.translation(in: view).x == 8)
    touch((50, .ended, 180, 150))
    #expect(log.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(pan.state == .possible && pan.numberOfTouches == 0)
    // The view's touch ends where the pan begins.
    #expect(view.phases == [.began, .moved, .cancelled])
  }

  @Test("a way is measured in the coordinates of the view that asks")
  func scaled() {
    stage.begin()
    defer { stage.end() }
    let pan = watch(UIPanGestureRecognizer(), "pan")
    root.transform = CGAffineTransform(scaleX: 9, y: 9)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    touch((0, .began, 150, 150), (10, .moved, 170, 150))
    #expect(pan.translation(in: view).isNear(5, 0) && pan.translation(in: root).isNear(10, 0))
  }

  @Test("a tap is short and stays")
  func tap() {
    stage.begin()
    defer { stage.end() }
    watch(UITapGestureRecognizer(), "tap")
    touch((0, .began, 150, 150), (10, .moved, 158, 150), (100, .ended, 158, 150))
    #expect(log.lines == ["tap ended"])
    #expect(view.phases == [.began, .moved, .cancelled])
    touch((200, .began, 150, 150), (210, .moved, 161, 150), (220, .ended, 150, 150))
    touch((300, .began, 150, 150), (1100, .ended, 150, 150))
    #expect(log.lines.count == 1)
  }

  @Test("one tap waits until it cannot be two")
  func doubleTap() {
    stage.begin()
    defer { stage.end() }
    let one = watch(UITapGestureRecognizer(), "one")
    let two = watch(UITapGestureRecognizer(), "two")
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    touch((0, .began, 150, 150), (50, .ended, 150, 150))
    #expect(log.lines.isEmpty)
    stage.pass(to: 0.41)
    #expect(log.lines == ["one ended"])
    touch((1000, .began, 150, 150), (1050, .ended, 150, 150))
    touch((1200, .began, 150, 150), (1250, .ended, 150, 150))
    stage.pass(to: 3)
    #expect(log.lines == ["one ended", "two ended"])
  }

  @Test("a long press begins by itself")
  func longPress() {
    stage.begin()
    defer { stage.end() }
    watch(UILongPressGestureRecognizer(), "press")
    touch((0, .began, 150, 150), (100, .moved, 155, 150))
    #expect(stage.scene.isWaiting)
    stage.pass(to: 0.5)
    #expect(log.lines == ["press began"])
    touch((600, .moved, 190, 150), (700, .ended, 190, 150))
    #expect(log.lines == ["press began", "press changed", "press ended"])
    touch((800, .began, 150, 150), (900, .moved, 165, 150), (1900, .ended, 165, 150))
    #expect(log.lines.count == 3 && !stage.scene.isWaiting)
  }

  @Test(
    "a swipe is recognised once, along its way",
    arguments: [
      (UISwipeGestureRecognizer.Direction.left, -100.0, 0.0, 1), (.left, 100, 0, 0),
      (.right, 100, 0, 1), (.up, 0, -100, 1), (.down, 0, 100, 1), ([.left, .right], -100, 0, 1),
    ] as [(UISwipeGestureRecognizer.Direction, Double, Double, Int)])
  func swipe(direction: UISwipeGestureRecognizer.Direction, dx: Double, dy: Double, count: Int) {
    stage.begin()
    defer { stage.end() }
    watch(UISwipeGestureRecognizer(), "swipe").direction = direction
    touch(
      (0, .began, 200, 200), (16, .moved, 200 + dx / 2, 200 + dy / 2),
      (32, .moved, 200 + dx, 200 + dy), (48, .ended, 200 + dx, 200 + dy))
    #expect(log.lines == Array(repeating: "swipe ended", count: count))
  }

  @Test("one recognised ends the others, unless both may")
  func together() {
    stage.begin()
    defer { stage.end() }
    watch(UIPanGestureRecognizer(), "inner")
    watch(UIPanGestureRecognizer(), "outer", on: root)
    touch((0, .began, 150, 150), (10, .moved, 170, 150), (20, .ended, 170, 150))
    #expect(log.lines == ["inner began", "inner ended"])
    watcher.isBoth = true
    touch((100, .began, 150, 150), (110, .moved, 170, 150), (120, .ended, 170, 150))
    #expect(log.lines.suffix(4) == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test("the delegate may forbid, the view too, and a disabled one hears nothing")
  func forbidden() {
    stage.begin()
    defer { stage.end() }
    let pan = watch(UIPanGestureRecognizer(), "pan")
    watcher.mayBegin = false
    touch((0, .began, 150, 150), (10, .moved, 170, 150), (20, .ended, 170, 150))
    #expect(log.lines.isEmpty && view.phases == [.began, .moved, .ended])
    watcher.mayBegin = true
    pan.isEnabled = false
    touch((100, .began, 150, 150), (110, .moved, 170, 150), (120, .ended, 170, 150))
    #expect(log.lines.isEmpty)
    pan.isEnabled = true
    touch((200, .began, 150, 150), (210, .moved, 170, 150))
    pan.isEnabled = false
    #expect(log.lines == ["pan began", "pan cancelled"])
  }

  @Test(
    "fingers pass by a view that is animated, unless its block allows them",
    arguments: [false, true])
  func animated(isAllowed: Bool) {
    stage.begin()
    defer { stage.end() }
    let view = view
    UIView.animate(withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : []) {
      view.alpha = 0.5
    }
    touch((0, .began, 150, 150), (10, .ended, 150, 150))
    #expect(view.phases == (isAllowed ? [.began, .ended] : []))
    touch((1500, .began, 150, 150), (1510, .ended, 150, 150))
    #expect(view.phases.suffix(2) == [.began, .ended])
  }

  @Test("an edge pan begins at its edge alone", arguments: [(110.0, 0), (5, 2)])
  func edge(x: Double, count: Int) {
    stage.begin()
    defer { stage.end() }
    watch(UIScreenEdgePanGestureRecognizer(), "edge", on: root).edges = .left
    touch((0, .began, x, 150), (10, .moved, x + 30, 150), (20, .ended, x + 30, 150))
    #expect(log.lines.count == count)
  }
}
