/// What the command line asks for.
struct Options {
  /// Whether only the usage is wanted.
  var wantsHelp = false
  /// Whether each benchmark only runs once, for its checksum.
  var isDryRun = false
  /// Whether machines read the results.
  var isJSON = false
  /// How often each benchmark is timed.
  var rounds = 200
  /// What the names of the benchmarks to run start with.
  var only: String?

  static let usage = """
    usage: replay-benchmarks [--dry-run] [--json] [--only NAME] [--rounds N]

      --dry-run    run each once and verify the checksums only
      --json       results for machines
      --only NAME  only benchmarks whose names start with NAME
      --rounds N   time each N times (200); with --only, for a profiler

    Exit: 0 fine, 1 a checksum is wrong or a budget missed, 2 usage.
    """

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: what is wrong with them, and the usage.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--help": wantsHelp = true
      case "--dry-run": isDryRun = true
      case "--json": isJSON = true
      case "--only":
        guard let name = arguments.next() else { throw UsageError("--only needs a name") }
        only = name
      case "--rounds":
        guard let number = arguments.next().flatMap({ Int($0) }), number > 0 else {
          throw UsageError("--rounds needs a positive whole number")
        }
        rounds = number
      default: throw UsageError("unknown argument \(argument)")
      }
    }
  }
}

/// A command line that asks for nothing that there is.
struct UsageError: Error, CustomStringConvertible {
  /// What is wrong, and the usage.
  let description: String

  init(_ problem: String) { description = "\(problem)\n\(Options.usage)" }
}
