/// A verb of the command line, or a word after one: `law`, `law flight`.
package protocol Command {
  /// What people type.
  var name: String { get }
  /// One line without a full stop, for lists.
  var abstract: String { get }
  /// What there is to know beyond the flags, in paragraphs; often empty.
  var discussion: String { get }
  /// What must follow beside flags.
  var operands: Operands { get }
  /// The flags that it knows.
  var flags: [Flag] { get }
  /// Command lines that run as they stand, without the program's name.
  var examples: [String] { get }
  /// The words that may follow; a command with such words does nothing by itself.
  var subcommands: [any Command] { get }

  /// Does it.
  ///
  /// - Returns: what the process exits with.
  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode
}

extension Command {
  package var discussion: String { "" }
  package var operands: Operands { .exactly([]) }
  package var flags: [Flag] { [] }
  package var subcommands: [any Command] { [] }
}

/// What a command takes beside flags, by the names that its usage shows.
package enum Operands: Sendable, Hashable {
  /// One word for each name.
  case exactly([String])
  /// One word or more, all of one kind.
  case atLeastOne(String)
  /// Any number of words of one kind, none too: the command itself says which it misses.
  case any(String)

  /// As in a usage line: `A B` or `FILE…`.
  var usage: String {
    switch self {
    case .exactly(let names): names.joined(separator: " ")
    case .atLeastOne(let name), .any(let name): "\(name)…"
    }
  }

  /// Checks that `words` are what it takes.
  func check(_ words: [String]) throws(CommandError) {
    switch self {
    case .exactly(let names):
      if words.count < names.count { throw .usage("\(names[words.count]) is missing") }
      if words.count > names.count {
        throw .usage("\"\(words[names.count])\" is one word too many")
      }
    case .atLeastOne(let name):
      if words.isEmpty { throw .usage("\(name) is missing") }
    case .any: break
    }
  }
}
