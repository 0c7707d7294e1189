/// The whole command line: the verbs.
struct Program: Command {
  static let name = "scroll-replay"

  let subcommands: [any Command]

  /// - Parameters:
  ///   - layouts: what scenarios may name.
  ///   - executable: the program's own path, where it may run itself.
  init(_ layouts: RegisteredLayouts, executable: String?) {
    subcommands = [
      DemoCommand(), RunCommand(layouts: layouts), LawCommand(), SynthCommand(),
      CheckCommand(layouts: layouts), DiffCommand(), ImportCommand(), AdoptCommand(),
      ReportCommand(layouts: layouts), RecordCommand(),
      MapCommand(layouts: layouts, executable: executable), TuneCommand(), FitCommand(),
      NewCommand(),
    ]
  }

  var name: String { Program.name }
  let abstract = "replay scroll gestures with UIKit's laws of motion, and find the flapping"
  let examples = ["law flight --offset 0 --velocity 1 --rate normal --hz 60"]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    throw .usage("a verb is missing")
  }
}
