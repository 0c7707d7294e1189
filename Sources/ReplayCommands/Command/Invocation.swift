import ReplayFormats

/// A command found by the first words of a command line, and the words that are left for it.
struct Invocation {
  /// The command.
  private(set) var command: any Command
  /// Its words so far, with the program's name: `scroll-replay law flight`.
  private(set) var path: String
  /// The words after those.
  private(set) var words: ArraySlice<String>
  /// Whether the first word was `help`.
  private var isHelp = false

  /// Starts at the program, before the first word.
  init(_ program: any Command, _ words: [String]) {
    command = program
    path = program.name
    self.words = words[...]
  }

  /// Whether help is asked for instead of a run: `help` first, or `--help` or `-h` anywhere before `--`.
  private var asksForHelp: Bool {
    isHelp || words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Goes on to the command that the words name.
  mutating func descend() throws(CommandError) {
    if words.first == "help" {
      isHelp = true
      words.removeFirst()
    }
    while !command.subcommands.isEmpty, !(isHelp && words.isEmpty) {
      guard let word = words.first else {
        let known = names.joined(separator: ", ")
        throw .usage("a \(command.subcommandNoun) is missing, but must be one of \(known)")
      }
      if word == "--help" || word == "-h" { return }
      guard let next = command.subcommands.first(where: { $0.name == word }) else {
        throw .usage(unknown(word))
      }
      command = next
      path += " \(word)"
      words.removeFirst()
    }
  }

  /// Runs the command on its words, or prints its help.
  func run(on console: Console) throws(CommandError) -> ExitCode {
    if asksForHelp {
      try console.write(Help(command, path: path).text(width: console.width))
      return .fine
    }
    let arguments = try Arguments(Array(words), flags: command.flags)
    try command.operands.check(arguments.operands)
    try OutputPlace.check(arguments, command.flags)
    return try command.run(arguments, on: console)
  }

  private var names: [String] { command.subcommands.map(\.name) }

  private func unknown(_ word: String) -> String {
    let nearest = NearestWord.of(word, among: names) ?? "none"
    return "\"\(word)\" is no \(command.subcommandNoun); the nearest is \(nearest)"
  }
}

extension Command {
  /// What the words after this one are called.
  fileprivate var subcommandNoun: String { self is Program ? "verb" : name }
}
