import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension FuzzTarget {
  static func document(_ bytes: [UInt8]) throws {
    _ = try JSONDocument(bytes, path: "f").root.jsonPath
  }

  static func grid(_ bytes: [UInt8]) throws {
    let file = try ReleaseGridFile(json: bytes, path: "f")
    expectEqual(try ReleaseGridFile(json: file.json(), path: "f"), file)
  }

  static func scenario(_ bytes: [UInt8]) throws {
    let file = try ScenarioFile(json: bytes, path: "f")
    expectEqual(try ScenarioFile(json: file.json(), path: "f"), file)
  }

  /// A scenario, replayed for as many frames as a person would watch, and what comes of that.
  static func replay(_ bytes: [UInt8]) throws {
    let scenario = try ScenarioFile(json: bytes, path: "f").scenario
    for gesture in gestures {
      var runner = TimelineRunner(scenario, gesture)
      var frames = 0
      while frames < 500, runner.recording.cells.count < 100_000, runner.step() { frames += 1 }
      let recording = runner.recording
      let file = RecordingFile(recording, findings: recording.findings())
      expectEqual(try RecordingFile(json: file.json(), path: "f"), file)
      runner.seek(to: frames / 2)
      expectEqual(runner.recording.offsets, Array(recording.offsets.prefix(frames / 2 + 1)))
    }
  }

  /// A flick and a slow drag that turns round, along both axes.
  private static let gestures: [Gesture] = [[-3, -5, -9, -14, -20], [2, 5, 4, 1, -1]].compactMap {
    steps in
    var samples: [TouchSample] = []
    for (index, step) in steps.enumerated() {
      let phase: TouchPhase =
        index == 0 ? .began : index == steps.count - 1 ? .ended : .moved
      samples.append(
        TouchSample(
          time: Int64(index) * 8_333_333, phase: phase,
          position: Vector(x: 200 + 8 * step, y: 300 + 5 * step)))
    }
    return try? Gesture(name: "fuzz", samples: samples)
  }
}
