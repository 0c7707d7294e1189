/// What is wrong, ready to be reported by whichever library runs the tests.
struct TestVerdict: Sendable {
  /// What is wrong, one message an issue; none if all is well.
  var messages: [String] = []
  /// What shows it: files' names and bytes.
  var attachments: [(name: String, bytes: [UInt8])] = []

  /// A file's name of only such letters as every file system takes.
  static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "-" }) + ".json"
  }
}
