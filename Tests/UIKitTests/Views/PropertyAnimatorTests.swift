import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
  private let stage: Stage
  private let view = UIView()
  private let log = Log()
  private let animator: UIViewPropertyAnimator

  init() throws {
    stage = try Stage()
    let view = view
    let (log, stage) = (log, stage)
    animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { log("\($0) at \(stage.milliseconds)") }
  }

  private func seen(at seconds: Double) -> CGFloat {
    stage.pass(to: seconds)
    return view.presented.center.x
  }

  @Test("run to their end")
  func runs() {
    stage.begin()
    defer { stage.end() }
    #expect(view.center.x == 0 && animator.state == .inactive)
    animator.startAnimation()
    #expect(view.center.x == 100 && animator.isRunning && animator.state == .active)
    #expect(seen(at: 0.25) == 25 && animator.fractionComplete == 0.25)
    #expect(stage.scene.isWaiting)
    #expect(seen(at: 1) == 100)
    #expect(log.lines == ["end at 1000.0"] && animator.state == .inactive)
    #expect(!stage.scene.isWaiting)
  }

  @Test("stand, are scrubbed, and run on in what is left of their time")
  func scrubs() {
    stage.begin()
    defer { stage.end() }
    animator.startAnimation()
    #expect(seen(at: 0.25) == 25)
    animator.pauseAnimation()
    #expect(seen(at: 5) == 25 && !animator.isRunning && !stage.scene.isWaiting)
    animator.fractionComplete = 0.6
    #expect(seen(at: 5) == 60)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    // 40 points in 0.4 seconds.
    #expect(seen(at: 5.2).isNear(80))
    #expect(seen(at: 5.4) == 100 && log.lines == ["end at 5400.0"])
  }

  @Test("run back to their beginning")
  func reverses() {
    stage.begin()
    defer { stage.end() }
    animator.startAnimation()
    stage.pass(to: 0.5)
    animator.isReversed = true
    #expect(seen(at: 0.75).isNear(25))
    #expect(seen(at: 1) == 0)
    #expect(view.center.x == 0 && log.lines == ["start at 1000.0"])
  }

  @Test("stop where they are, or where they are told")
  func stops() {
    stage.begin()
    defer { stage.end() }
    animator.startAnimation()
    stage.pass(to: 0.25)
    animator.stopAnimation(true)
    #expect(view.center.x == 25 && animator.state == .inactive && log.lines.isEmpty)
    animator.addAnimations { [view] in view.center.x = 0 }
    animator.startAnimation()
    stage.pass(to: 0.75)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(view.center.x == 0 && view.presented.center.x == 0)
  }

  @Test("begin after a delay, and let a block wait for its share")
  func delays() {
    stage.begin()
    defer { stage.end() }
    let other = UIView()
    animator.addAnimations({ other.center.x = 100 }, delayFactor: 0.5)
    animator.startAnimation(afterDelay: 1)
    #expect(seen(at: 1) == 0)
    #expect(seen(at: 1.5) == 50 && other.presented.center.x == 0)
    #expect(seen(at: 1.75) == 75 && other.presented.center.x == 50)
  }

  /// ω = 10 and ζ = ½: 1 − e^(−ζωt)(cos ω_d t + ζω/ω_d sin ω_d t) at 0.2.
  @Test("by a spring's own numbers take the spring's time")
  func spring() {
    stage.begin()
    defer { stage.end() }
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    animator.addAnimations { [view] in view.center.x = 100 }
    animator.startAnimation()
    #expect(seen(at: 0.2).isNear(84.94256348541123))
    stage.pass(to: 2)
    #expect(animator.state == .inactive)
  }
}
