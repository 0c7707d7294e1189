import ReplayFormats
import ReplayReport
import ScrollReplay
import SourcePreparation

/// What `adopt` did, told line by line.
struct AdoptReport {
  private let preparation: Preparation
  /// Where the copies are; nowhere if none are written.
  private let folder: String?

  init(_ preparation: Preparation, folder: String?) {
    self.preparation = preparation
    self.folder = folder
  }

  /// For people: each file's changes as a table, then what to know.
  func text(on console: Console) -> String {
    var text = ""
    for file in preparation.files {
      let changes = preparation.changes.filter { $0.position.path == file.path }
      guard !changes.isEmpty else { continue }
      var table = TextTable()
      for change in changes { table.append(AdoptReport.row(change)) }
      text += console.styled(file.path, .bold) + "\n" + console.laidOut(table) + "\n"
    }
    for note in preparation.notes {
      text += console.paragraph("\(note.position): \(note.message)")
    }
    if !preparation.notes.isEmpty { text += "\n" }
    return text + console.paragraph(summary)
  }

  private var summary: String {
    let changed = Set(preparation.changes.map(\.position.path)).count
    var parts = [
      preparation.changes.count.counted("change") + " in \(changed) of "
        + preparation.files.count.counted("file"),
      preparation.notes.count.counted("note"),
    ]
    if !preparation.refusals.isEmpty {
      parts.append("\(preparation.refusals.count) refused")
    }
    parts.append(folder.map { "copies in \($0)" } ?? "nothing written")
    return parts.joined(separator: ", ")
  }

  /// The line, and what became of it and why.
  private static func row(_ change: Change) -> [TextCell] {
    let line = change.position.line
    let before = oneLine(change.before)
    let after = oneLine(change.after)
    let change =
      switch (before, after) {
      case ("", _): "adds \(after): \(change.reason)"
      case (_, ""): "drops \(before): \(change.reason)"
      case (_, before): "\(before): \(change.reason)"
      default: "\(before) → \(after): \(change.reason)"
      }
    return [TextCell("  \(line)"), TextCell(change)]
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// For machines: `{"version","files","changes","notes","refusals"}`.
  func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      text.array("files", of: preparation.files, .lines) { $0.value($1.path) }
      text.array("changes", of: preparation.changes, .lines) { $0.value($1) }
      text.array("notes", .lines) { text in
        for note in preparation.notes { text.message(note.position, note.message) }
      }
      text.array("refusals", .lines) { text in
        for refusal in preparation.refusals { text.message(refusal.position, refusal.message) }
      }
    }
    return text.finished()
  }
}

extension JSONText {
  fileprivate mutating func value(_ change: Change) {
    object { text in
      text.place(change.position)
      text.member("before", change.before)
      text.member("after", change.after)
      text.member("reason", change.reason)
    }
  }

  fileprivate mutating func message(_ position: SourcePosition, _ message: String) {
    object { text in
      text.place(position)
      text.member("message", message)
    }
  }

  private mutating func place(_ position: SourcePosition) {
    member("path", position.path)
    member("line", position.line)
    member("column", position.column)
  }
}
