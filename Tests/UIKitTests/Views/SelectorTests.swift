import Testing
import UIKit

@testable import UIKit

@MainActor
private class Receiver: NSObject {
  let log: Log

  init(_ log: Log) { self.log = log }

  func nothing() { log("nothing") }
  func one(_ sender: UIView) -> Int {
    log("one \(sender.tag)")
    return 1
  }
  func two(_ sender: Any?, _ event: UIEvent?) { log("two \(event == nil)") }
}

private final class Heir: Receiver {
  override func nothing() { log("the heir's") }
}

@MainActor
@Suite("Selectors")
struct SelectorTests {
  private let stage: Stage
  private let log = Log()

  init() throws { stage = try Stage() }

  @Test("send to methods of every arity, overridden ones too")
  func sends() {
    stage.begin()
    defer { stage.end() }
    let view = UIView()
    view.tag = 7
    let target = Receiver(log)
    Selector("nothing", Receiver.nothing).send(to: target, view)
    Selector("one(_:)", Receiver.one(_:)).send(to: target, view)
    Selector("two(_:_:)", Receiver.two(_:_:)).send(to: target, view, nil)
    Selector("nothing", Receiver.nothing).send(to: Heir(log))
    #expect(log.lines == ["nothing", "one 7", "two true", "the heir's"])
    #expect(stage.scene.unsupported.isEmpty)
  }

  @Test("without a method, or for another object, are refused by name")
  func refuses() {
    stage.begin()
    defer { stage.end() }
    Selector("lost:").send(to: Receiver(log))
    Selector("nothing", Receiver.nothing).send(to: UIView())
    Selector("one(_:)", Receiver.one(_:)).send(to: Receiver(log), "no view")
    #expect(
      stage.scene.unsupported == [
        "#selector(lost:)", "#selector(nothing) of UIView", "#selector(one(_:)) of Receiver",
      ])
  }

  @Test("are equal by name")
  func equal() {
    stage.begin()
    defer { stage.end() }
    #expect(Selector("nothing", Receiver.nothing) == "nothing")
    #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:")
  }

  @Test("for nobody go to the first that has the method, from the sender up")
  func chain() {
    stage.begin()
    defer { stage.end() }
    final class Outer: UIView {
      var hits = 0
      func hit() { hits += 1 }
    }
    let (outer, inner) = (Outer(), UIView())
    outer.addSubview(inner)
    TargetAction(nil, Selector("hit", Outer.hit)).send(from: inner, nil, startingAt: inner)
    #expect(outer.hits == 1)
  }
}
