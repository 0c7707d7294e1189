import Samples
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// A scroll view that hears of its fingers, with a button-like view in it that does too.
private final class HeardScrollView: UIScrollView {
  var diary = Diary()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { diary.note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { diary.note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { diary.note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    diary.note("cancelled")
  }
}

private final class Panned: NSObject, UIGestureRecognizerDelegate {
  let diary: Diary
  var isBeside = false
  init(_ diary: Diary) { self.diary = diary }

  func pan(_ recogniser: UIPanGestureRecognizer) { diary.note("pan \(recogniser.state)") }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isBeside }
}

@Suite("Fingers of a replay")
@MainActor
struct FingerDeliveryTests {
  private func view(_ diary: Diary) -> HeardScrollView {
    let view = HeardScrollView(frame: UIScreen.main.bounds)
    view.diary = diary
    view.contentSize = CGSize(width: 2000, height: 300)
    return view
  }

  @Test("reach the view under them until it scrolls")
  func view() throws {
    let diary = Diary()
    _ = try smallScene.replay(flick()) { view(diary) }
    // The first move that a frame sees goes 10 points, which is not more than the slop.
    #expect(diary.turns == ["began", "moved", "cancelled"])
    let tap = Diary()
    _ = try smallScene.replay(Gesture(name: "tap", samples: swipe([0.2, 0.2, 0.2]))) { view(tap) }
    #expect(tap.turns == ["began", "moved", "ended"])
  }

  @Test("of a scroll view that does not scroll reach it to their end")
  func still() throws {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) {
      let view = view(diary)
      view.isScrollEnabled = false
      return view
    }
    #expect(diary.turns == ["began", "moved", "ended"])
    #expect(recording.rest == .zero)
  }

  @Test(
    "reach a recogniser of the app's own beside the scroll view's, if both may",
    arguments: [true, false])
  func beside(isBeside: Bool) throws {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) {
      let view = view(Diary())
      let target = Panned(diary)
      target.isBeside = isBeside
      let pan = UIPanGestureRecognizer(
        target: target, action: Selector("pan(_:)", Panned.pan(_:)))
      pan.delegate = target
      view.addGestureRecognizer(pan)
      return view.keeping(target)
    }
    #expect(diary.turns == (isBeside ? ["pan began", "pan changed", "pan ended"] : []))
    #expect(recording.rest.x > 40)
  }

  @Test("that a recogniser of a view within takes away are refused by name")
  func taken() throws {
    let diary = Diary()
    #expect {
      _ = try smallScene.replay(flick()) {
        let view = view(Diary())
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 300))
        let target = Panned(diary)
        card.addGestureRecognizer(
          UIPanGestureRecognizer(target: target, action: Selector("pan(_:)", Panned.pan(_:))))
        view.addSubview(card)
        return view.keeping(target)
      }
    } throws: { error in
      (error as? UnsupportedError)?.names == [
        "a scroll view whose own pan recogniser may not begin"
      ]
    }
  }

  @Test("drag while the recogniser of a view within leaves them to the scroll view")
  func declined() throws {
    let diary = Diary()
    let recording = try smallScene.replay(flick()) {
      let view = view(Diary())
      let card = Declining(frame: CGRect(x: 0, y: 0, width: 2000, height: 300))
      let target = Panned(diary)
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: target, action: Selector("pan(_:)", Panned.pan(_:))))
      view.addSubview(card)
      return view.keeping(target)
    }
    #expect(diary.lines.isEmpty)
    #expect(recording.rest.x > 40)
  }
}

/// A card that is swiped up and down alone.
private final class Declining: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let speed = pan.velocity(in: self)
    return abs(speed.y) > abs(speed.x)
  }
}
