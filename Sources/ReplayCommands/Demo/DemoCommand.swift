import ReplayAnalysis

/// `demo`: replays what the package ships.
struct DemoCommand: Command {
  let name = "demo"
  let abstract = "replay the bundled gestures through the bundled carousels"
  let discussion = """
    Names every flap and what removes it, ranks the release rules, and tells the worst flap frame by frame with its \
    remedy as Swift to paste.
    """
  let examples = ["demo"]
  let flags: [Flag] = [FixtureFolder.flag, .json, .output]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let demo = try Demo(try FixtureFolder(arguments), progress: console.progress)
    console.progress("")
    let place = OutputFile.console(arguments, console)
    let bytes = arguments.has(.json) ? demo.json() : Array(DemoText(demo, on: place).text.utf8)
    try OutputFile.write(bytes, arguments, on: console)
    return .fine
  }
}
