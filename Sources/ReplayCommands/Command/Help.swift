import ReplayReport

/// What `--help` prints about a command.
struct Help {
  private let command: any Command
  private let path: String

  init(_ command: any Command, path: String) {
    self.command = command
    self.path = path
  }

  /// The whole text, in lines of at most `width` columns where words allow.
  func text(width: Int) -> String {
    var parts = [wrapped("\(path): \(command.abstract)", width: width), "Usage: \(usage)\n"]
    if !command.discussion.isEmpty { parts.append(wrapped(command.discussion, width: width)) }
    if !command.subcommands.isEmpty {
      parts.append(list(command.subcommands.map { ($0.name, $0.abstract) }, width: width))
    }
    if !command.flags.isEmpty {
      parts.append(list(command.flags.map { ($0.usage, $0.about) }, width: width))
    }
    let examples = command.examples.map { "  \(Program.name) \($0)\n" }.joined()
    parts.append((command.examples.count == 1 ? "Example:\n" : "Examples:\n") + examples)
    return parts.joined(separator: "\n")
  }

  private var usage: String {
    var words = [path]
    if !command.subcommands.isEmpty { words.append("NAME …") }
    if !command.operands.usage.isEmpty { words.append(command.operands.usage) }
    if !command.flags.isEmpty { words.append("[flags]") }
    return words.joined(separator: " ")
  }

  private func list(_ rows: [(String, String)], width: Int) -> String {
    var table = TextTable()
    for (term, about) in rows { table.append([TextCell("  " + term), TextCell(about)]) }
    return table.text(width: width)
  }

  private func wrapped(_ text: String, width: Int) -> String {
    DisplayText.wrap(text, to: width).joined(separator: "\n") + "\n"
  }
}
