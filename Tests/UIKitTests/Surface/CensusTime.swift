import Testing
import UIKit

// What the census counts of time, animation and gestures. What it does in a replay is tested where it is built;
// here it has to be there, in the forms that apps write.

@MainActor
private final class Ticker: NSObject {
  private(set) var ticks = 0
  private var link: CADisplayLink?
  private var timer: Timer?

  func start() {
    let link = CADisplayLink(target: self, selector: Selector("tick", Ticker.tick))
    link.add(to: RunLoop.main, forMode: .common)
    self.link = link
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      timer.invalidate()
    }
    NotificationCenter.default.addObserver(
      self, selector: Selector("turned", Ticker.turned),
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }

  func stop() {
    link?.invalidate()
    timer?.invalidate()
    NotificationCenter.default.removeObserver(self)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }

  func tick() { ticks += 1 }
  func turned(_ notification: Notification) { ticks += 100 }
}

@MainActor
private final class Finger: NSObject, UIGestureRecognizerDelegate {
  private(set) var states: [UIGestureRecognizer.State] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) >= abs(velocity.y)
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: recognizer.view)
    if recognizer.state == .began || way != .zero { states.append(recognizer.state) }
    recognizer.setTranslation(.zero, in: recognizer.view)
  }
}

@Suite("Census: time and gestures")
@MainActor
struct CensusTimeTests {
  @Test("animations set the model at once")
  func animate() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction], animations: { view.center.x = 50 },
      completion: { _ in })
    let options: UIView.AnimationOptions = [.beginFromCurrentState, .curveEaseInOut]
    UIView.animate(
      withDuration: 0.2, delay: 0.1, options: options, animations: { view.center.y = 9 })
    UIView.transition(
      with: view, duration: 0.25, options: .transitionCrossDissolve, animations: {}, completion: nil
    )
    #expect(view.alpha == 0 && view.center == CGPoint(x: 50, y: 9))
    UIView.performWithoutAnimation { view.alpha = 1 }
    #expect(view.alpha == 1)
    let animator = UIViewPropertyAnimator(
      duration: 0.4, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))
    animator.addAnimations { view.alpha = 0.25 }
    animator.startAnimation()
    #expect(view.alpha == 0.25)
  }

  @Test("layers take their animations")
  func layers() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = 0.2
    fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
    #expect(layer.opacity == 0 && fade.keyPath == "opacity")
  }

  @Test("queues, timers, display links and notifications are the replay's")
  func queues() {
    let ticker = Ticker()
    ticker.start()
    DispatchQueue.main.async { _ = ticker }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { _ = ticker }
    let deadline =
      DispatchTime.now() + Double(Int64(0.1 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
    #expect(deadline > DispatchTime.now())
    let now: CFTimeInterval = CACurrentMediaTime()
    #expect(now == CACurrentMediaTime(), "the clock stands between two frames")
    let interval: TimeInterval = Date().timeIntervalSince(Date())
    #expect(interval == 0)
    ticker.perform(Selector("tick", Ticker.tick), with: nil, afterDelay: 0.2)
    ticker.stop()
    #expect(ticker.ticks == 0)
  }

  @Test("gesture recognisers have a view, targets and a delegate")
  func gestures() {
    let finger = Finger()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pan = UIPanGestureRecognizer(target: finger, action: Selector("panned:", Finger.panned))
    pan.delegate = finger
    let tap = UITapGestureRecognizer(target: finger, action: Selector("tapped"))
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.2
    press.addTarget(finger, action: Selector("pressed"))
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    for recognizer in [pan, tap, press, swipe] { view.addGestureRecognizer(recognizer) }
    tap.require(toFail: press)
    #expect(view.gestureRecognizers?.count == 4 && pan.view === view)
    #expect(pan.state == UIGestureRecognizer.State.possible)
    #expect(pan.location(in: view) == .zero && pan.velocity(in: view) == .zero)
    #expect(finger.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: tap))
    #expect(pan.delegate === finger && finger.states.isEmpty)
  }
}
