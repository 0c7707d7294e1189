import ReplayAnalysis
import ReplayFormats
import ScrollReplay

/// All that is wrong with some recordings, ready to be reported by whichever library runs the tests.
struct ReplayVerdict {
  /// A message for each expectation that is not met.
  private(set) var messages: [String] = []
  /// The recordings at fault: their files' names and bytes, in the format of `run --json`.
  private(set) var attachments: [(name: String, bytes: [UInt8])] = []

  init(_ recordings: [Recording], _ expectations: [ReplayExpectation]) {
    var faulty: Set<Int> = []
    for expectation in expectations {
      let failures = expectation.verify(recordings)
      guard !failures.isEmpty else { continue }
      faulty.formUnion(failures.map(\.recording))
      messages.append(
        failures.map { failure in
          let name = ReplayVerdict.name(of: failure.recording, in: recordings)
          return "\(name) is expected to meet \"\(expectation.title)\": \(failure.message)"
        }.joined(separator: "\n"))
    }
    for index in faulty.sorted() where recordings.indices.contains(index) {
      let recording = recordings[index]
      attachments.append(
        (
          ReplayVerdict.fileName(of: recording),
          RecordingFile(recording, findings: recording.findings()).json()
        ))
    }
  }

  private static func name(of index: Int, in recordings: [Recording]) -> String {
    guard recordings.indices.contains(index) else { return "the replay" }
    let header = recordings[index].header
    let number = recordings.count > 1 ? "replay \(index), " : ""
    return "\(number)\(header.gesture) through \(header.scenario)"
  }

  private static func fileName(of recording: Recording) -> String {
    let name = "\(recording.header.scenario)--\(recording.header.gesture)"
    return ReplayVerdict.fileName(name) + ".json"
  }

  /// Only letters that every file system takes.
  static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "-" })
  }
}
