public import ReplayAnalysis
import ScrollPhysics
public import ScrollReplay

/// A recording as a file keeps it, whole: what is read from a written file equals what was written.
///
/// A frame, a release and a finding have a line each, so that a text comparison of two files shows which frames
/// differ. `t` is milliseconds since the first frame; lengths are points, velocities pt/ms. The hash at the
/// end is the recording's own, as sixteen hexadecimal digits, and must agree where it is given.
public struct RecordingFile: Sendable, Hashable {
  /// The frames and all that belongs to them.
  public var recording: Recording
  /// What was found in them.
  public var findings: [Finding]

  /// Pairs a recording with its findings.
  public init(_ recording: Recording, findings: [Finding] = []) {
    self.recording = recording
    self.findings = findings
  }

  /// Reads a file.
  ///
  /// - Throws: the first thing that is wrong, with its line and its place in the document.
  public init(json bytes: [UInt8], path: String) throws(FormatError) {
    var file = try JSONDocument(bytes, path: path).root.object()
    try file.requireVersion()
    var recording = Recording(header: try file.header())
    recording.isTruncated = try file.optional("truncated")?.bool() ?? false
    let changes = file.optional("boundsChanges")
    try recording.readFrames(try file.required("frames").array())
    recording.boundsChanges = try changes?.boundsChanges(frameCount: recording.count) ?? []
    recording.faults = try file.optional("faults")?.faults(frameCount: recording.count) ?? []
    recording.releases = try file.required("releases").releases(frameCount: recording.count)
    findings = try file.optional("findings")?.findings(frameCount: recording.count) ?? []
    if let hash = file.optional("hash") { try hash.requireHash(of: recording) }
    try file.finish()
    self.recording = recording
  }

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.version()
      text.members(recording.header)
      text.member("truncated", recording.isTruncated, unless: false)
      text.member("boundsChanges", recording.boundsChanges)
      text.key("frames")
      text.array(.lines) { text in
        for frame in 0..<recording.count {
          text.frame(frame, of: recording)
        }
      }
      text.member("faults", recording.faults)
      text.key("releases")
      text.array(.lines) { text in
        for release in recording.releases { text.value(release) }
      }
      text.key("findings")
      text.array(.lines) { text in
        for finding in findings { text.value(finding) }
      }
      text.key("hash")
      text.value(recording.hashText)
    }
    return text.finished()
  }
}

extension JSONValue {
  /// Makes sure that this is the hash of `recording`.
  func requireHash(of recording: Recording) throws(FormatError) {
    let hash = recording.hashText
    guard try string() == hash else {
      throw fail(mustBe: "\"\(hash)\", the hash of what the file holds")
    }
  }
}
