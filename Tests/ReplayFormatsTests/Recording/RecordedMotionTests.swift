import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recorded motion")
struct RecordedMotionTests {
  private func random() throws -> Recording {
    var numbers = Seed(7).numbers
    return try numbers.nextRecording()
  }

  @Test("recognises recordings, goldens, tables of frames and traces by their content")
  func recognition() throws {
    let recording = try random()
    #expect(
      try RecordedMotion(RecordingFile(recording).json(), path: "a.txt") == .recording(recording))
    #expect(
      try RecordedMotion(GoldenFile(recording).text(), path: "a.txt") == .recording(recording))
    guard
      case .frames(let frames) = try RecordedMotion(
        RecordingTables(recording).frames, path: "a/b.txt")
    else {
      Issue.record("no table of frames")
      return
    }
    #expect(frames.offsets == recording.offsets && frames.times == recording.times)
    #expect(frames.cells.isEmpty && frames.header.scenario == "b")
    let trace = Array("t_ms,content_offset_y\n0,1\n8,2\n".utf8)
    guard case .trace(let read) = try RecordedMotion(trace, path: "log.csv") else {
      Issue.record("no trace")
      return
    }
    #expect(read.samples.map(\.offset.y) == [1, 2])
  }

  static let bad: [BadInput] = [
    BadInput("", "f:1:1: the file is empty, but must hold touches"),
    BadInput("{}", "f:1:1: $.version is missing, but must be given"),
    BadInput("a,b\n", "f:1:1: unknown column \"a\", did you mean \"frame\"?"),
    BadInput([0xFF, 0xFE, 0x41], "f:1:1: the file is UTF-16, but must be UTF-8"),
  ]

  @Test("says what is wrong with anything else", arguments: bad)
  func error(input: BadInput) {
    let found = message { _ = try RecordedMotion(input.bytes, path: "f") }
    #expect(found == input.message)
  }
}
