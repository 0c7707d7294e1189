import ReplayCommands

/// A command that ran in this process, with all it printed.
struct Transcript {
  let code: Int32
  let output: String
  let diagnostics: String

  /// Runs the words of `line`, which are separated by spaces.
  init(_ line: String, width: Int = 80) {
    self.init(line.split(separator: " ").map(String.init), width: width)
  }

  init(_ words: [String], width: Int = 80) {
    var output = ""
    var diagnostics = ""
    let console = Console(
      width: width, output: { output += $0 }, diagnostics: { diagnostics += $0 })
    code = ReplayCommands.run(arguments: words, console: console)
    self.output = output
    self.diagnostics = diagnostics
  }

  /// The first line on standard error without the command's name.
  var message: String {
    let line = diagnostics.prefix { $0 != "\n" }
    return line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  }
}
