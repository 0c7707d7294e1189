import Foundation
import ReplayAnalysis
import ReplayFormats
import Samples
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Determinism")
struct DeterminismTests {
  /// Every bundled scenario with every bundled gesture at 60 and 120 Hz: one hash a scenario.
  ///
  /// Debug and release builds compare with the same file. `UPDATE_GOLDENS=1` writes it anew, and fails.
  @Test("replays to the golden hashes in every build")
  func golden() throws {
    var lines: [String] = []
    for name in Fixtures.scenarios {
      var scenario = try Fixtures.scenario(name)
      var hashes: [UInt64] = []
      for clock in [FrameClock.sixty, .oneHundredTwenty] {
        scenario.clock = clock
        for gesture in Fixtures.gestures {
          hashes.append(scenario.replay(try Fixtures.gesture(gesture)).hash)
        }
      }
      lines.append("\(name) \(Goldens.text(of: hashes))")
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Goldens.write(lines)
      Issue.record("the goldens were written anew: look at what changed, and why")
    }
    #expect(try Goldens.read() == lines)
  }

  @Test("no recording holds a number that is none", arguments: Fixtures.scenarios)
  func finite(name: String) throws {
    let scenario = try Fixtures.scenario(name)
    for gesture in Fixtures.gestures {
      let recording = scenario.replay(try Fixtures.gesture(gesture))
      for frame in 0..<recording.count {
        let shown = recording[frame]
        let sum = shown.offset + shown.modelOffset + shown.velocity + shown.target
        #expect((sum.x + sum.y).isFinite)
      }
      #expect(!recording.isTruncated)
    }
  }

  @Test(
    "a replay for findings alone shows the same findings and score", arguments: Fixtures.scenarios)
  func forFindings(name: String) throws {
    var scenario = try Fixtures.scenario(name)
    for clock in [FrameClock.sixty, .oneHundredTwenty] {
      scenario.clock = clock
      var slim = TimelineRunner.forFindings(scenario)
      for gesture in Fixtures.gestures {
        let gesture = try Fixtures.gesture(gesture)
        slim.rewind(gesture)
        slim.finish()
        let whole = scenario.replay(gesture).judgement(thresholds: .standard, explains: false)
        let judgement = slim.recording.judgement(thresholds: .standard, explains: false)
        let isSame = judgement == whole
        #expect(isSame, "\(gesture.name) at \(clock)")
        #expect(slim.recording.isForFindings == scenario.effects.isEmpty)
      }
    }
  }

  @Test("threads do not matter")
  func threads() async throws {
    let scenario = try Fixtures.scenario("nearest-header-200")
    let gestures = try Fixtures.gestures.map { try Fixtures.gesture($0) }
    let alone = gestures.map { scenario.replay($0).hash }
    let together = await withTaskGroup(of: (Int, UInt64).self) { group in
      for (index, gesture) in gestures.enumerated() {
        group.addTask { (index, scenario.replay(gesture).hash) }
      }
      return await group.reduce(into: [UInt64](repeating: 0, count: gestures.count)) {
        $0[$1.0] = $1.1
      }
    }
    #expect(alone == together)
  }
}

/// The hashes that every build has to come to.
private enum Goldens {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "hashes.txt")

  static func read() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  static func write(_ lines: [String]) throws {
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// The hashes folded into one, as 16 hexadecimal digits.
  static func text(of hashes: [UInt64]) -> String {
    let folded = hashes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x0000_0100_0000_01b3 }
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
