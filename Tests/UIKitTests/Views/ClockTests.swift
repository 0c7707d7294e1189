import Testing
import UIKit

@testable import UIKit

@MainActor
@Suite("The replay's clock")
struct ClockTests {
  private let stage: Stage
  private let log = Log()

  init() throws { stage = try Stage() }

  @Test("does what was asked for in the order of its times, then of its asking")
  func order() {
    stage.begin()
    defer { stage.end() }
    let log = log
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { log("20 ms") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { log("10 ms") }
    DispatchQueue.main.async {
      log("first")
      DispatchQueue.main.async { log("fourth") }
    }
    DispatchQueue.global().async { log("second") }
    DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log("third") }
    #expect(log.lines.isEmpty && stage.scene.isWaiting)
    stage.pass(to: 0)
    #expect(log.lines == ["first", "second", "third", "fourth"])
    stage.pass(to: 0.025)
    #expect(log.lines.suffix(2) == ["10 ms", "20 ms"] && !stage.scene.isWaiting)
  }

  @Test("reads a job's own time in it, whatever the frame's")
  func readings() {
    stage.begin()
    defer { stage.end() }
    let (log, stage) = (log, stage)
    let start = Date()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      log("\(CACurrentMediaTime()) \(Date().timeIntervalSince(start)) \(stage.milliseconds)")
      log("\(DispatchTime.now().uptimeNanoseconds)")
    }
    stage.pass(to: 1)
    #expect(log.lines == ["1000.25 0.25 250.0", "1000250000000"])
    #expect(stage.milliseconds == 1000)
    #expect(start.description.hasPrefix("2026-01-01 00:00:00"))
    #expect(stage.scene.faults.isEmpty && stage.scene.unsupported.isEmpty)
  }

  @Test("forgets cancelled items")
  func cancelled() {
    stage.begin()
    defer { stage.end() }
    let log = log
    let item = DispatchWorkItem { log("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()
    #expect(!stage.scene.isWaiting && item.isCancelled)
    let queued = DispatchWorkItem { log("never") }
    DispatchQueue.main.async(execute: queued)
    queued.cancel()
    stage.pass(to: 1)
    #expect(log.lines.isEmpty)
  }

  @Test("waits for groups")
  func groups() {
    stage.begin()
    defer { stage.end() }
    let log = log
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { log("work") }
    group.notify(queue: .main) { log("done") }
    stage.pass(to: 0)
    #expect(log.lines == ["work", "done"])
    group.enter()
    group.wait()
    #expect(stage.scene.unsupported == ["DispatchGroup.wait()"])
  }

  @Test("fires timers at their times, until they are invalid")
  func timers() {
    stage.begin()
    defer { stage.end() }
    let (log, stage) = (log, stage)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
      log("\(stage.milliseconds)")
      if log.lines.count == 4 { timer.invalidate() }
    }
    #expect(!stage.scene.isWaiting)
    stage.pass(to: 0.016)
    stage.pass(to: 0.033)
    #expect(log.lines == ["10.0", "20.0", "30.0"])
    stage.pass(to: 1)
    #expect(log.lines.last == "40.0" && log.lines.count == 4 && !timer.isValid)
    let once = Timer(timeInterval: 0.5, repeats: false) { _ in log("once") }
    stage.pass(to: 2)
    #expect(log.lines.last == "40.0")
    RunLoop.main.add(once, forMode: .common)
    #expect(stage.scene.isWaiting)
    stage.pass(to: 2)
    #expect(log.lines.last == "once" && !once.isValid)
  }

  @Test("lets timers of the default mode wait while a finger scrolls")
  func tracking() {
    stage.begin()
    defer { stage.end() }
    let (log, stage) = (log, stage)
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
      log("default \(stage.milliseconds)")
    }
    let common = Timer(timeInterval: 0.02, repeats: true) { _ in log("common") }
    RunLoop.main.add(common, forMode: .common)
    stage.scene.isTracking = true
    stage.pass(to: 0.025)
    #expect(log.lines == ["common"])
    stage.scene.isTracking = false
    stage.pass(to: 0.032)
    // Once for what was missed, then on its beat.
    #expect(log.lines == ["common", "default 25.0", "default 30.0"])
  }

  @Test(
    "calls display links once a frame, with the frame's time",
    arguments: [(0, [0, 1, 2, 3]), (30, [0, 2])])
  func links(preferred: Int, frames: [Int]) {
    stage.begin()
    defer { stage.end() }
    let target = Linked(log)
    let link = CADisplayLink(target: target, selector: Selector("tick(_:)", Linked.tick(_:)))
    link.preferredFramesPerSecond = preferred
    link.add(to: .main, forMode: .common)
    stage.showFrames(0...1)
    stage.pass(to: 1 / 60.0)
    stage.showFrames(2...3)
    #expect(log.lines == frames.map { "frame \($0)" })
    #expect(link.duration.isNear(1 / 60.0, within: 1e-8))
    link.isPaused = true
    stage.showFrames(4...4)
    link.invalidate()
    stage.showFrames(5...5)
    #expect(log.lines.count == frames.count && !stage.scene.isWaiting)
  }

  @Test("calls methods later, unless they are forgotten")
  func performs() {
    stage.begin()
    defer { stage.end() }
    let target = Linked(log)
    let hello = Selector("hello", Linked.hello)
    target.perform(hello, with: nil, afterDelay: 0.1)
    target.perform(Selector("say(_:)", Linked.say(_:)), with: "x", afterDelay: 0.2)
    target.perform(hello, with: nil, afterDelay: 0.3)
    stage.pass(to: 0.25)
    #expect(log.lines == ["hello", "x"])
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    stage.pass(to: 1)
    #expect(log.lines.count == 2 && stage.scene.requests.isEmpty)
  }

  @Test("goes on where blocks post themselves for ever")
  func endless() {
    stage.begin()
    defer { stage.end() }
    final class Loop {
      var count = 0
      @MainActor func go() {
        count += 1
        DispatchQueue.main.async { self.go() }
      }
    }
    let loop = Loop()
    loop.go()
    stage.pass(to: 0.01)
    #expect(loop.count > 1 && stage.scene.isWaiting)
  }

  @Test("notifications come at once, in the order of asking, and not to who is gone")
  func notifications() {
    stage.begin()
    defer { stage.end() }
    let log = log
    let name = NSNotification.Name("n")
    let target = Linked(log)
    NotificationCenter.default.addObserver(
      target, selector: Selector("hear(_:)", Linked.hear(_:)), name: name, object: nil)
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in
      log("block")
    }
    do {
      let gone = Linked(log)
      NotificationCenter.default.addObserver(
        gone, selector: Selector("hello", Linked.hello), name: name, object: nil)
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines == ["heard n", "block"])
    NotificationCenter.default.removeObserver(target)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines.count == 2)
  }
}

@MainActor
private final class Linked: NSObject {
  let log: Log

  init(_ log: Log) { self.log = log }

  func tick(_ link: CADisplayLink) { log("frame \(Int(((link.timestamp - 1000) * 60).rounded()))") }
  func hello() { log("hello") }
  func say(_ word: String) { log(word) }
  func hear(_ notification: Notification) { log("heard \(notification.name.rawValue)") }
}
