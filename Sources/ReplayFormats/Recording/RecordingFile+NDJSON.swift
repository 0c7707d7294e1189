import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

/// A recording as JSON lines, which tools read while it grows and which may be cut into pieces.
///
///     {"version":1,"scenario":"free","gesture":"flick","viewport":{…}}
///     {"t":0,"phase":"idle","offset":[0,0],…,"cells":[…]}
///     {"release":{"frame":7,…}}
///     {"finding":{"kind":"kick",…}}
///     {"frames":54,"hash":"…"}
///
/// A line is what a line of the JSON file is. Faults, releases and findings come after the frames and say what they are;
/// the last line tells how many frames there are, so that a file that was cut off is not taken for a whole one.
extension RecordingFile {
  /// Reads JSON lines.
  ///
  /// - Throws: the first thing that is wrong, with its line.
  public init(ndjson bytes: [UInt8], path: String) throws(FormatError) {
    let document = try JSONDocument(values: bytes, path: path)
    var lines = document.root.lines[...]
    guard let first = lines.popFirst(), let last = lines.popLast() else {
      throw document.root.fail(
        "the file has one line, but must have a header, a line for each frame, and an end")
    }
    var header = try first.object()
    try header.requireVersion()
    var recording = Recording(header: try header.header())
    recording.isTruncated = try header.optional("truncated")?.bool() ?? false
    let changes = header.optional("boundsChanges")
    try header.finish()
    while let line = lines.first, try line.isFrame() {
      try recording.readFrame(line)
      lines.removeFirst()
    }
    recording.boundsChanges = try changes?.boundsChanges(frameCount: recording.count) ?? []
    findings = []
    for line in lines { try line.read(into: &recording, &findings) }
    try last.requireEnd(of: recording)
    self.recording = recording
  }

  /// Whether a file begins as JSON lines do: its first line is a whole object, and more follow.
  static func areLines(_ bytes: [UInt8]) -> Bool {
    var lines = TextLines(bytes)
    guard let first = lines.next(), bytes[first].first == UInt8(ascii: "{"),
      bytes[first].last == UInt8(ascii: "}")
    else { return false }
    return !lines.isOnlySpaceLeft
  }

  /// The file's bytes as JSON lines.
  public func ndjson() -> [UInt8] {
    var text = JSONText()
    text.object { text in
      text.version()
      text.members(recording.header)
      text.member("truncated", recording.isTruncated, unless: false)
      text.member("boundsChanges", recording.boundsChanges)
    }
    text.endLine()
    for frame in 0..<recording.count {
      text.frame(frame, of: recording)
      text.endLine()
    }
    for fault in recording.faults { text.line("fault") { $0.value(fault) } }
    for release in recording.releases { text.line("release") { $0.value(release) } }
    for finding in findings { text.line("finding") { $0.value(finding) } }
    text.object { text in
      text.member("frames", recording.count)
      text.member("hash", recording.hashText)
    }
    text.endLine()
    return text.bytes
  }
}

extension JSONText {
  /// Writes a line `{"key":value}`.
  fileprivate mutating func line(_ name: StaticString, _ value: (inout JSONText) -> Void) {
    object { text in
      text.key(name)
      value(&text)
    }
    endLine()
  }
}

extension JSONValue {
  /// The elements of the array of all lines; this alone if there is only one.
  fileprivate var lines: [JSONValue] { node == 0 ? values : [self] }

  /// Whether a line tells a frame.
  fileprivate func isFrame() throws(FormatError) -> Bool {
    var object = try object()
    return object.optional("t") != nil
  }

  /// Reads a line after the frames.
  fileprivate func read(into recording: inout Recording, _ findings: inout [Finding])
    throws(FormatError)
  {
    let count = recording.count
    var object = try object()
    if let fault = object.optional("fault") {
      recording.faults.append(
        try fault.fault(after: recording.faults.last?.frame, frameCount: count))
    } else if let release = object.optional("release") {
      recording.releases.append(
        try release.release(after: recording.releases.last?.frame, frameCount: count))
    } else if let finding = object.optional("finding") {
      findings.append(try finding.finding(frameCount: count))
    } else {
      throw fail(
        "the line is none of those after the frames, but must be a fault, a release or a finding")
    }
    try object.finish()
  }

  /// Makes sure that this is the last line of `recording`.
  fileprivate func requireEnd(of recording: Recording) throws(FormatError) {
    var object = try object()
    guard let frames = object.optional("frames") else {
      throw fail(
        "the last line is another, but must tell the number of frames: the file is cut off")
    }
    _ = try frames.whole(in: recording.count...recording.count)
    if let hash = object.optional("hash") { try hash.requireHash(of: recording) }
    try object.finish()
  }
}
