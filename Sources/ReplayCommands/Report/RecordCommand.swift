import ReplayReport

/// `record`: makes the page that records swipes.
struct RecordCommand: Command {
  let name = "record"
  let abstract = "make a page that records swipes in any phone's browser"
  let discussion = """
    Open the page on the phone and swipe over its strip. It hands out the gesture as a file that run takes, and the \
    offsets of its own scroll view as a trace. Nothing leaves the phone.
    """
  let examples = ["record -o recorder.html"]
  let flags: [Flag] = [.output]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    try OutputFile.write(RecorderPage.bytes, arguments, on: console)
    return .fine
  }
}
