import SourcePreparation
import Testing

/// Files that were prepared, as tests look at them.
struct Prepared {
  let preparation: Preparation

  /// Prepares one file, `A.swift`.
  init(_ text: String) { self.init([("A.swift", text)]) }

  /// Prepares a folder.
  init(_ files: [(path: String, text: String)]) {
    preparation = Preparation(files.map { SourceFile(path: $0.path, text: $0.text) })
  }

  /// The text of the first file.
  var text: String { preparation.files.first?.text ?? "" }

  var texts: [String] { preparation.files.map(\.text) }

  /// `line: before → after` for each change.
  var changes: [String] {
    preparation.changes.map { "\($0.position.line): \($0.before) → \($0.after)" }
  }

  var notes: [String] { preparation.notes.map { "\($0.position): \($0.message)" } }

  var refusals: [String] { preparation.refusals.map { "\($0.position): \($0.message)" } }
}

/// An input with what becomes of it.
struct Example: Sendable, CustomTestStringConvertible {
  let input: String
  let output: String
  let changes: [String]

  init(_ input: String, _ output: String, _ changes: String...) {
    self.input = input
    self.output = output
    self.changes = changes
  }

  /// An input that stays as it is.
  init(unchanged input: String) {
    self.input = input
    output = input
    changes = []
  }

  var testDescription: String { input }
}
