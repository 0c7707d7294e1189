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
    var members = try RecordingMembers(leading: &file)
    let frames = try file.required("frames").array()
    try members.readTrailing(&file)
    try file.finish()
    try members.recording.readFrames(frames)
    (recording, findings) = try members.finished()
    if let hash = members.hash { try hash.requireHash(of: recording) }
  }

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.version()
      text.leadingMembers(recording)
      text.array("frames", .lines) { text in
        for frame in 0..<recording.count {
          text.frame(frame, of: recording)
        }
      }
      text.trailingMembers(recording, findings)
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
