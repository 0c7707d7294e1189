import ReplayCommands
import ReplayReport
import Testing

@Suite("Console")
struct ConsoleTests {
  private func console(
    isTerminal: Bool = false, noColor: Bool = false, showsProgress: Bool = false,
    _ diagnostics: @escaping (String) -> Void = { _ in }
  ) -> Console {
    Console(
      width: 10, isTerminal: isTerminal, showsProgress: showsProgress, noColor: noColor,
      output: { _ in }, diagnostics: diagnostics)
  }

  @Test("uses colour on a terminal only, unless it is told not to")
  func color() {
    #expect(console().styled("a", .red) == "a")
    #expect(console(isTerminal: true, noColor: true).styled("a", .red) == "a")
    #expect(console(isTerminal: true).styled("a", .red) == "\u{1B}[31ma\u{1B}[0m")
    #expect(console(isTerminal: true).styled("a", .plain) == "a")
  }

  @Test("shows progress on a terminal only")
  func progress() {
    var shown = ""
    console { shown += $0 }.progress("12 %")
    #expect(shown.isEmpty)
    console(showsProgress: true) { shown += $0 }.progress("12 %")
    #expect(shown == "\r\u{1B}[K12 %")
  }

  @Test("is 60 columns wide at least")
  func width() { #expect(console().width == 60) }

  @Test("ends a command quietly when nobody reads any more")
  func closed() {
    var diagnostics = ""
    let console = Console(
      output: { _ throws(CommandError) in throw CommandError(.fine, "") },
      diagnostics: { diagnostics += $0 })
    #expect(
      ReplayCommands.run(arguments: ["law", "project", "--velocity", "1"], console: console) == 0)
    #expect(diagnostics.isEmpty)
  }

  @Test("reports an output that cannot be written")
  func full() {
    var diagnostics = ""
    let console = Console(
      output: { _ throws(CommandError) in throw CommandError(.inputOutput, "the disk is full") },
      diagnostics: { diagnostics += $0 })
    let code = ReplayCommands.run(
      arguments: ["law", "project", "--velocity", "1"], console: console)
    #expect(code == 74)
    #expect(diagnostics == "scroll-replay law project: the disk is full\n")
  }
}
