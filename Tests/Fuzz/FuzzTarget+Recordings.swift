import ReplayAnalysis
import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension FuzzTarget {
  static func recording(_ bytes: [UInt8]) throws {
    let file = try RecordingFile(json: bytes, path: "f")
    expectEqual(try RecordingFile(json: file.json(), path: "f"), file)
    judge(file)
  }

  static func recordingLines(_ bytes: [UInt8]) throws {
    let file = try RecordingFile(ndjson: bytes, path: "f")
    expectEqual(try RecordingFile(ndjson: file.ndjson(), path: "f"), file)
    judge(file)
  }

  static func golden(_ bytes: [UInt8]) throws {
    let file = try GoldenFile(golden: bytes, path: "f")
    // What is written has the hash of its rows, whatever hash was read.
    let again = try GoldenFile(golden: file.text(), path: "f")
    expectEqual(again.recording, file.recording)
    expectEqual(again.findings, file.findings)
    expectEqual(again.constants, file.constants)
    precondition(again.isIntact, "another hash than that of the rows")
    judge(RecordingFile(file.recording, findings: file.findings))
  }

  static func motion(_ bytes: [UInt8]) throws { _ = try RecordedMotion(bytes, path: "f") }

  /// The table of frames, and after an empty line that of cells.
  static func recordingTables(_ bytes: [UInt8]) throws {
    let gap = bytes.indices.first { index in
      bytes[index] == 0x0A && bytes[(index + 1)...].first == 0x0A
    }
    let tables = RecordingTables(
      frames: Array(bytes[..<(gap.map { $0 + 1 } ?? bytes.count)]),
      cells: gap.map { Array(bytes[($0 + 2)...]) } ?? [])
    let header = RecordingHeader(
      scenario: "s", gesture: "g", viewport: Extent(width: 100, height: 100), grid: .threefold,
      traits: ScrollTraits(), snapping: nil)
    let read = try tables.recording(header: header, framesPath: "f", cellsPath: "c")
    let again = try RecordingTables(read)
      .recording(header: header, framesPath: "f", cellsPath: "c")
    expectEqual(again, read)
  }

  /// Whatever can be read can be judged, compared and drawn.
  private static func judge(_ file: RecordingFile) {
    let findings = file.recording.findings()
    precondition(findings.allSatisfy { $0.magnitude.isFinite }, "a finding without a size")
    precondition(file.recording.difference(from: file.recording) == nil, "differs from itself")
    _ = TraceEvents(file.recording, findings: findings + file.findings).json()
  }
}
