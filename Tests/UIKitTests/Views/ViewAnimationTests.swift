import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite("View animations")
struct ViewAnimationTests {
  private let stage: Stage
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let log = Log()

  init() throws {
    stage = try Stage()
    view.center = .zero
  }

  /// Where the view is seen on its way from 0 to 100.
  private func seen(at seconds: Double) -> CGFloat {
    stage.pass(to: seconds)
    return view.presented.center.x
  }

  private func go() { view.center.x = 100 }

  /// What a curve, of the options' bits, has done by a time; calculated from the curves' equations.
  @Test(
    "go along their curves",
    arguments: [
      (UIView.AnimationOptions.curveLinear, 0.25, 25.0),
      (.curveEaseIn, 0.5, 31.535681257253945),
      (.curveEaseOut, 0.5, 68.46431874274606),
      (.curveEaseInOut, 0.25, 12.91619310473198),
      (.curveEaseInOut, 0.5, 50),
      (.curveLinear, 1, 100),
      (.curveLinear, 3, 100),
    ])
  func curves(options: UIView.AnimationOptions, time: Double, place: Double) {
    stage.begin()
    defer { stage.end() }
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: go)
    #expect(view.center.x == 100)
    #expect(view.presented.center.x == 0)
    #expect(seen(at: time).isNear(place))
    #expect(view.layer.presentation()?.position.x == view.presented.center.x)
  }

  /// ω = ln(ζ/(0.001·√(1 − ζ²)))/(ζT) = 17.98859, and so on by the closed forms.
  @Test("go by springs of three kinds")
  func springs() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      animations: go)
    #expect(seen(at: 0.1).isNear(60.93181480912238))
    #expect(seen(at: 0.2).isNear(96.87903315234379))
    #expect(seen(at: 0.5) == 100)
    view.center = .zero
    UIView.animate(springDuration: 0.5, bounce: 0, animations: go)
    #expect(seen(at: 0.6).isNear(35.773955646956457))
    view.center = .zero
    UIView.animate(springDuration: 0.5, bounce: 0.3, animations: go)
    #expect(seen(at: 0.7).isNear(42.33021230745698))
  }

  @Test("wait for their delay, and tell their end on the clock")
  func delay() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(withDuration: 0.3, delay: 0.2, options: .curveLinear, animations: go) {
      log("\($0) at \(stage.milliseconds)")
    }
    #expect(stage.scene.isWaiting)
    #expect(seen(at: 0.2) == 0)
    #expect(seen(at: 0.35).isNear(50))
    #expect(stage.scene.isWaiting && log.lines.isEmpty)
    #expect(seen(at: 0.51) == 100)
    #expect(log.lines == ["true at 500.0"] && !stage.scene.isWaiting)
  }

  @Test("move size, opacity and transform as well, and a frame's two parts")
  func properties() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    stage.pass(to: 0.5)
    let presented = view.presented
    #expect(presented.alpha == 0.5)
    // The middle goes from (0, 0) to (115, 5), the width from 10 to 30.
    #expect(presented.center == CGPoint(x: 57.5, y: 2.5) && presented.size.width == 20)
    #expect(presented.transform3D.m11.isNear(0.5.squareRoot()))
  }

  @Test("are not begun by values that were there, nor ended by them")
  func sameValue() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(withDuration: 1) {
      view.center = .zero
    } completion: {
      log("\($0)")
    }
    #expect(view.layer.animationKeys() == nil)
    stage.pass(to: 0)
    #expect(log.lines == ["true"])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: go)
    #expect(seen(at: 0.5) == 50)
    go()
    #expect(view.presented.center.x == 50)
  }

  @Test("end when a value is set outside of a block")
  func ended() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(withDuration: 1, animations: go) { log("\($0)") }
    stage.pass(to: 0.5)
    view.center.x = 40
    #expect(view.presented.center.x == 40)
    stage.pass(to: 0.5)
    #expect(log.lines == ["false"] && !stage.scene.isWaiting)
    UIView.animate(withDuration: 1, animations: go)
    UIView.performWithoutAnimation { view.center.x = 7 }
    #expect(view.presented.center.x == 7)
    UIView.animate(withDuration: 1, animations: go)
    view.layer.removeAllAnimations()
    #expect(view.presented.center.x == 100)
  }

  @Test("take the last of several values that a block sets")
  func setTwice() {
    stage.begin()
    defer { stage.end() }
    let options: UIView.AnimationOptions = [.curveLinear, .beginFromCurrentState]
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.transform = CGAffineTransform(translationX: 999, y: 0)
      view.transform = CGAffineTransform(translationX: 40, y: 0)
      view.center.x = -30
      go()
    } completion: {
      log("\($0) at \(stage.milliseconds)")
    }
    #expect(seen(at: 0.25) == 25 && view.presented.transform3D.m41 == 10)
    stage.pass(to: 2)
    #expect(log.lines == ["true at 1000.0"])
  }

  @Test("add up; or go on from what is seen")
  func additive() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: go)
    #expect(seen(at: 0.5) == 50)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    // The first adds 50 until it ends at 1, the second starts 50 later.
    #expect(view.presented.center.x == 50)
    #expect(seen(at: 0.75) == 50)
    #expect(seen(at: 1.25).isNear(25))
    #expect(seen(at: 1.5) == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: go) {
      log("\($0)")
    }
    #expect(seen(at: 2) == 50)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 0
    }
    #expect(seen(at: 2.5) == 25)
    #expect(log.lines == ["false"])
  }

  @Test("in another block take its duration and curve, unless they say otherwise")
  func nested() {
    stage.begin()
    defer { stage.end() }
    let other = UIView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 0.2, animations: go)
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]
      ) { other.center.x = 100 }
      UIView.performWithoutAnimation { other.alpha = 0 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(other.presented.alpha == 0)
    #expect(seen(at: 0.1) == 10)
    #expect(other.presented.center.x.isNear(50))
    #expect(seen(at: 0.5) == 50)
    #expect(other.presented.center.x == 100)
  }

  @Test("can be turned off, or last no time")
  func disabled() {
    stage.begin()
    defer { stage.end() }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: go) { log("\($0)") }
    #expect(view.presented.center.x == 100 && log.lines.isEmpty)
    UIView.setAnimationsEnabled(true)
    UIView.animate(withDuration: 0) { view.center.x = 5 }
    #expect(view.presented.center.x == 5)
    stage.pass(to: 0)
    #expect(log.lines == ["true"])
  }

  @Test("go from keyframe to keyframe")
  func keyframes() {
    stage.begin()
    defer { stage.end() }
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: go)
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
    } completion: {
      log("\($0) at \(stage.milliseconds)")
    }
    #expect(view.center.x == 50 && view.presented.center.x == 0)
    for (time, place) in [(0.25, 50.0), (0.5, 100), (0.75, 75), (1, 50)] as [(Double, CGFloat)] {
      #expect(seen(at: time) == place)
    }
    #expect(log.lines == ["true at 1000.0"])
  }

  @Test("repeat and go back", arguments: [(false, 25.0), (true, 75.0)] as [(Bool, CGFloat)])
  func repeating(isBackAndForth: Bool, place: CGFloat) {
    stage.begin()
    defer { stage.end() }
    var options: UIView.AnimationOptions = [.curveLinear, .repeat]
    if isBackAndForth { options.insert(.autoreverse) }
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: go)
    #expect(seen(at: 1.25) == place)
    #expect(!stage.scene.isWaiting)
  }

  @Test("of a transition are done at once; its end comes in time")
  func transition() {
    stage.begin()
    defer { stage.end() }
    let (parent, old, new) = (UIView(), UIView(), UIView())
    parent.addSubview(old)
    UIView.transition(from: old, to: new, duration: 0.4) { log("\($0) at \(stage.milliseconds)") }
    #expect(parent.subviews == [new])
    stage.pass(to: 1)
    #expect(log.lines == ["true at 400.0"])
  }

  @Test("of layers are kept for their time; those that a recording would show are refused")
  func explicit() {
    stage.begin()
    defer { stage.end() }
    let fade = CABasicAnimation(keyPath: "shadowOpacity")
    fade.duration = 0.2
    CATransaction.begin()
    CATransaction.setCompletionBlock { log("done at \(stage.milliseconds)") }
    view.layer.add(fade, forKey: "fade")
    CATransaction.commit()
    #expect(view.layer.animationKeys() == ["fade"])
    stage.pass(to: 0.3)
    #expect(view.layer.animationKeys() == nil && log.lines == ["done at 200.0"])
    #expect(stage.scene.unsupported.isEmpty)
    view.layer.add(CABasicAnimation(keyPath: "transform.scale"), forKey: nil)
    #expect(stage.scene.unsupported == ["CABasicAnimation of transform.scale"])
  }

  @Test("with a spring that there is not are refused by name")
  func refused() {
    stage.begin()
    defer { stage.end() }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0, initialSpringVelocity: 0,
      animations: go)
    #expect(stage.scene.unsupported.first?.hasPrefix("UIView.animate with a spring: ") == true)
  }
}
