import ReplayAnalysis
import ScrollReplay

/// All that a recording's file holds beside its frames: before them what was replayed, behind them what came of it.
struct RecordingMembers {
  /// What has been read so far; whoever reads the frames adds them.
  var recording: Recording
  /// Where the hash stands that the file claims, if it does.
  private(set) var hash: JSONValue?
  private let changes: JSONValue?
  private var faults: JSONValue?
  private var releases: JSONValue?
  private var findings: JSONValue?

  /// Reads what stands before the frames.
  init(leading file: inout JSONObject) throws(FormatError) {
    recording = Recording(header: try file.header())
    recording.isTruncated = try file.optional("truncated")?.bool() ?? false
    changes = file.optional("boundsChanges")
  }

  /// Finds what stands behind the frames; it is read when they are known.
  mutating func readTrailing(_ file: inout JSONObject) throws(FormatError) {
    faults = file.optional("faults")
    releases = try file.required("releases")
    findings = file.optional("findings")
    hash = file.optional("hash")
  }

  /// The whole, once the frames are there.
  func finished() throws(FormatError) -> (Recording, [Finding]) {
    var recording = recording
    recording.boundsChanges = try changes?.boundsChanges(frameCount: recording.count) ?? []
    recording.faults = try faults?.faults(frameCount: recording.count) ?? []
    recording.releases = try releases?.releases(frameCount: recording.count) ?? []
    return (recording, try findings?.findings(frameCount: recording.count) ?? [])
  }
}

extension JSONText {
  /// Writes what stands before the frames.
  mutating func leadingMembers(_ recording: Recording) {
    members(recording.header)
    member("truncated", recording.isTruncated, unless: false)
    member("boundsChanges", recording.boundsChanges)
  }

  /// Writes what stands behind the frames.
  mutating func trailingMembers(_ recording: Recording, _ findings: [Finding]) {
    member("faults", recording.faults)
    array("releases", of: recording.releases, .lines) { $0.value($1) }
    array("findings", of: findings, .lines) { $0.value($1) }
    member("hash", recording.hashText)
  }
}
