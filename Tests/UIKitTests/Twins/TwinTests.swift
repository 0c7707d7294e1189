import ReplayFormats
import Samples
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Twins")
@MainActor
struct TwinTests {
  /// Beside each scenario's own: a catch, a streak, a hook at the lift, several swipes, a diagonal.
  private static let gestures = [
    "catch-left-1.5", "streak-up-2", "hook-left-0.5", "three-up", "diagonal-1",
  ]

  @Test(
    "a carousel written for UIKit moves as the native one, bit by bit",
    arguments: Fixtures.scenarios
  )
  func gestures(name: String) throws {
    let file = try Fixtures.scenarioFile(name)
    var scenario = file.scenario
    let own = file.gesturePath?.split(separator: "/").last?.dropLast(5)
    for clock in [FrameClock.sixty, .oneHundredTwenty] {
      scenario.clock = clock
      for gesture in [own.map(String.init)].compactMap(\.self) + TwinTests.gestures {
        let finger = FingerInput.gesture(try Fixtures.gesture(gesture))
        try expectTwin(of: scenario, finger, gesture)
      }
    }
  }

  // Not where a page is turned while the finger drags: UIKit's delegate hears how the finger brought the content to
  // the release, the native rule does not.
  @Test(
    "so it does from any release",
    arguments: Fixtures.scenarios.filter { $0 != "two-pages-displacement" })
  func releases(name: String) throws {
    let scenario = try Fixtures.scenario(name)
    for (dx, dy, v) in [(-120.0, 0.0, 0.3), (35, -60, -1.5), (0, 90, 0.2), (200, 10, 2.5)] {
      let offset = Vector(x: scenario.start.x + dx, y: scenario.start.y + dy)
      let finger = FingerInput.release(offset: offset, reading: Vector(x: v, y: v / 2))
      try expectTwin(of: scenario, finger, "\(offset) \(v)")
    }
  }

  @Test("so it does where the app ends the drag another way", arguments: Remedy.named)
  func remedies(remedy: Remedy) throws {
    for name in ["nearest", "index", "stateful", "full-height", "header-aware-delegate"] {
      var scenario = try Fixtures.scenario(name)
      scenario.remedy = remedy
      for gesture in ["left-0.3", "left-1", "right-0.5", "catch-left-1.5", "up-1"] {
        let finger = FingerInput.gesture(try Fixtures.gesture(gesture))
        try expectTwin(of: scenario, finger, gesture)
      }
    }
  }

  private func expectTwin(of scenario: Scenario, _ finger: FingerInput, _ name: String) throws {
    let native = scenario.replay(finger)
    let twin = try scenario.scene.replay(finger) { try scenario.makeTwin() }
    #expect(twin.hash == native.hash, "\(name): \(native.firstDifference(twin))")
    #expect(twin.faults == [])
  }
}

extension Recording {
  /// Where another recording first differs, in words.
  func firstDifference(_ other: Recording) -> String {
    for frame in 0..<min(count, other.count) {
      if self[frame] != other[frame] {
        return "frame \(frame):\n\(self[frame])\n\(other[frame])"
      }
      if cells(in: frame) != other.cells(in: frame) {
        return "cells of \(frame):\n\(Array(cells(in: frame)))\n\(Array(other.cells(in: frame)))"
      }
    }
    if count != other.count { return "\(count) frames, \(other.count) of the twin" }
    return "releases \(releases)\n\(other.releases)"
  }
}
