import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recording as JSON lines")
struct RecordingLinesTests {
  private static let small = """
    {"version":1,"scenario":"small","gesture":"tap","viewport":{"width":100,"height":50},"truncated":true}
    {"t":0,"phase":"idle","offset":[0,0],"modelOffset":[0,0],"velocity":[0,0],"target":[0,0],"events":[],"cells":[]}
    {"t":16.666667,"phase":"dragging","offset":[1,0],"modelOffset":[1,0],"velocity":[0.02,0],"target":[1,0],"events":["touch"],"cells":[{"kind":"cell","section":0,"item":3,"center":[50,25],"size":[100,50],"transform":[0.7,0,0,0.7,0,0],"alpha":0.5,"zIndex":-1}]}
    {"fault":{"frame":1,"kind":"notFinite"}}
    {"release":{"frame":1,"offset":[1,0],"reading":[0.3,0],"velocity":[0.25,0],"gated":false,"staleness_ms":0,"proposed":[40,0],"layoutTarget":[110,0],"delegateTarget":[110,0],"target":[110,0],"case":["long","natural"],"factor":[0.998,0.998],"startVelocity":[0.31,0],"landingTarget":[110,null],"owner":"deceleration","limits":[{"minimum":0,"maximum":110,"bounces":true},{"minimum":0,"maximum":0,"bounces":false}]}}
    {"finding":{"kind":"kick","flap":true,"frames":[0,1],"axis":"horizontal","phase":"dragging","cells":[[0,3]],"magnitude":0.3,"unit":"pt/ms","cause":"é\\n","rule":"§2.3","remedies":["none"]}}
    {"frames":2}

    """

  @Test("reads each kind of line, and writes the same bytes and the hash")
  func small() throws {
    let file = try RecordingFile(ndjson: Array(Self.small.utf8), path: "f")
    #expect(file.recording.times == [0, 16_666_667])
    #expect(file.recording.cells(in: 1).first?.zIndex == -1)
    #expect(file.recording.faults == [LayoutFault(frame: 1, kind: .notFinite, element: nil)])
    #expect(file.recording.releases.map(\.owner) == [.deceleration])
    #expect(file.recording.isTruncated)
    #expect(file.findings.map(\.cause) == ["é\n"])
    let written = String(decoding: file.ndjson(), as: UTF8.self)
    let hash = ",\"hash\":\"\(file.recording.hashText)\""
    #expect(written.replacing(hash, with: "") == Self.small)
  }

  @Test("keeps a replay whole, a value a line", arguments: Seed.smoke.prefix(20))
  func roundTrip(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextRecording()
    let file = RecordingFile(recording, findings: recording.findings())
    let bytes = file.ndjson()
    let read = try RecordingFile(ndjson: bytes, path: "f")
    #expect(read == file)
    #expect(read.ndjson() == bytes)
    #expect(read.json() == file.json())
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let rest = recording.faults.count + recording.releases.count + file.findings.count
    #expect(lines.count == 1 + recording.count + rest + 1)
    for line in lines { _ = try JSONDocument(Array(line), path: "line").root.object() }
  }

  @Test("is told from a recording as JSON, on one line or many, and from a golden")
  func recognised() throws {
    let file = try RecordingFile(ndjson: Array(Self.small.utf8), path: "f")
    let line = String(decoding: file.json(), as: UTF8.self).replacing("\n", with: "")
    for bytes in [file.ndjson(), file.json(), Array(line.utf8)] {
      #expect(try RecordedMotion(bytes, path: "f") == .recording(file.recording))
    }
  }

  @Test("is refused where it is cut off, at any line or byte")
  func cutOff() throws {
    let whole = try RecordingFile(ndjson: Array(Self.small.utf8), path: "f").ndjson()
    for end in 0..<whole.count - 1 {
      #expect(
        throws: FormatError.self, "\(end)",
        performing: { try RecordingFile(ndjson: Array(whole[..<end]), path: "f") })
    }
    #expect(try RecordingFile(ndjson: Array(whole.dropLast()), path: "f").recording.count == 2)
  }

  private static let header =
    "{\"version\":1,\"scenario\":\"s\",\"gesture\":\"g\",\"viewport\":{\"width\":1,\"height\":1}}\n"
  private static let frame =
    "{\"t\":0,\"phase\":\"idle\",\"offset\":[0,0],\"velocity\":[0,0]}\n"

  static let bad = [
    BadInput("", "f:1:1: next is the end of the file, but must be a value"),
    BadInput(
      header,
      "f:1:1: the file has one line, but must have a header, a line for each frame, and an end"),
    BadInput("[]\n{\"frames\":0}\n", "f:1:1: $[0] is an array, but must be an object"),
    BadInput("{}\n{\"frames\":0}\n", "f:1:1: $[0].version is missing, but must be given"),
    BadInput(
      "{\"version\":2}\n{\"frames\":0}\n",
      "f:1:12: $[0].version is 2, but must be 1, the only version there is"),
    BadInput(header + "7\n{\"frames\":0}\n", "f:2:1: $[1] is 7, but must be an object"),
    BadInput(
      header + frame + frame + "{\"frames\":2}\n",
      "f:3:1: $[2].t comes before the frame in front of it, but must not"),
    BadInput(
      header + frame,
      "f:2:1: the last line is another, but must tell the number of frames: the file is cut off"),
    BadInput(
      header + frame + "{\"frames\":2}\n",
      "f:3:11: $[2].frames is 2, but must be a whole number in 1…1"),
    BadInput(
      header + frame + "{\"frame\":{}}\n{\"frames\":1}\n",
      "f:3:1: the line is none of those after the frames, but must be a fault, a release or a finding"
    ),
    BadInput(
      header + "{\"finding\":{\"kind\":\"kick\",\"frames\":[0,0]}}\n{\"frames\":0}\n",
      "f:2:37: $[1].finding.frames[0] is 0, but must be left out: there are no frames"),
    BadInput(
      header + frame + "{\"fault\":{\"frame\":0,\"kind\":\"x\"}}\n{\"frames\":1}\n",
      """
      f:3:28: $[2].fault.kind is "x", but must be "changedWithoutInvalidation", \
      "sharedAttributesWritten", "movedUnderUpdate", "notFinite", "noSuchElement", \
      "offsetWrittenDuringMotion" or "clockRead"
      """),
    BadInput(
      header + frame + "{\"frames\":1,\"hash\":\"0\"}\n",
      "f:3:20: $[2].hash is \"0\", but must be \"\(hash)\", the hash of what the file holds"),
  ]

  /// The hash of `frame` alone, as the JSON reader has it.
  private static var hash: String {
    let text =
      header.dropLast(2) + ",\"frames\":[" + frame.dropLast() + "],\"releases\":[]}"
    return (try? RecordingFile(json: Array(text.utf8), path: "f"))?.recording.hashText ?? ""
  }

  @Test("says what is wrong and where", arguments: bad)
  func rejects(input: BadInput) {
    #expect(message { _ = try RecordingFile(ndjson: input.bytes, path: "f") } == input.message)
  }
}
