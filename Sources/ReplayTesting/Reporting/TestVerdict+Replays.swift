import ReplayAnalysis
import ReplayFormats
import ScrollReplay

extension TestVerdict {
  /// Judges recordings of one layout: a message for each expectation that is not met, and the recordings at fault, in the
  /// format of `run --json`.
  init(_ recordings: [Recording], _ expectations: [ReplayExpectation]) {
    var faulty: Set<Int> = []
    for expectation in expectations {
      let failures = expectation.verify(recordings)
      guard !failures.isEmpty else { continue }
      faulty.formUnion(failures.map(\.recording))
      messages.append(
        failures.map { failure in
          let name = TestVerdict.name(of: failure.recording, in: recordings)
          return "\(name) is expected to meet \"\(expectation.title)\": \(failure.message)"
        }.joined(separator: "\n"))
    }
    for index in faulty.sorted() where recordings.indices.contains(index) {
      let recording = recordings[index]
      attachments.append(
        (
          TestVerdict.fileName("\(recording.header.scenario)--\(recording.header.gesture)"),
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
}
