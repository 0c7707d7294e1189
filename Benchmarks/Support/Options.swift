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
  /// What the names of the benchmarks to run contain.
  var filter: String?
  /// The file of earlier results to compare with.
  var baseline: String?
  /// How many times as much as there a row may be.
  var factor = 1.5

  static let usage = """
    usage: replay-benchmarks [--dry-run] [--json] [--filter TEXT] [--rounds N] [--compare FILE [--factor F]]

      --dry-run       run each once and verify the checksums only
      --json          results for machines, with the machine and the compiler
      --filter TEXT   only benchmarks whose names contain TEXT
      --rounds N      time each N times (200); with --filter, for a profiler
      --compare FILE  print each row's change since --json printed FILE, by its ratio where it has one
      --factor F      how many times as much a row may be then (1.5)

    Exit: 0 fine; 1 a checksum is wrong, a budget missed or a row slower than allowed; 2 usage.
    """

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: what is wrong with them, and the usage.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      func value(_ what: String) throws(UsageError) -> String {
        guard let value = arguments.next() else { throw UsageError("\(argument) needs \(what)") }
        return value
      }
      switch argument {
      case "--help": wantsHelp = true
      case "--dry-run": isDryRun = true
      case "--json": isJSON = true
      case "--filter": filter = try value("a text")
      case "--compare": baseline = try value("a file")
      case "--factor":
        guard let number = Double(try value("a number")), number >= 1 else {
          throw UsageError("--factor needs a number of 1 or more")
        }
        factor = number
      case "--rounds":
        guard let number = Int(try value("a number")), number > 0 else {
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
