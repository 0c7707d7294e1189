import ReplayFormats
import ScrollReplay
import Testing
import UIKit

@Suite("Twins")
@MainActor
struct TwinTests {
  @Test(
    "a carousel written for UIKit moves as the native one, bit by bit",
    arguments: Fixtures.scenarios)
  func twin(name: String) throws {
    var scenario = try Fixtures.scenario(name)
    for clock in [FrameClock.sixty, .oneHundredTwenty] {
      scenario.clock = clock
      for gesture in Fixtures.gestures {
        let finger = FingerInput.gesture(try Fixtures.gesture(gesture))
        let native = scenario.replay(try Fixtures.gesture(gesture))
        let twin = try scenario.scene.replay(finger) { try scenario.makeTwin() }
        #expect(twin.hash == native.hash, "\(gesture): \(native.firstDifference(twin))")
        #expect(twin.faults == [])
      }
    }
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
