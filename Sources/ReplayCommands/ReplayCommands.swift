import Foundation
public import ScrollReplay

/// Every verb of the command line, as a library: an executable of one's own offers them with one call.
public enum ReplayCommands {
  /// Runs the command line of this process and ends it.
  ///
  /// A reader that goes away early, as in `scroll-replay … | head`, ends it quietly.
  ///
  /// - Parameter layouts: The layouts of one's own that scenarios may name, as in
  ///   `"layout": {"kind": "class", "name": "MyCarousel"}`.
  @MainActor
  public static func main(layouts: [String: RegisteredLayout] = [:]) -> Never {
    // Without this, writing to a closed pipe kills the process before it can tell `write` failed.
    signal(SIGPIPE, SIG_IGN)
    let output = StandardOutput()
    let console = Console.standard(output, ProcessInfo.processInfo.environment)
    // Layouts may print; that must not get between what is asked for.
    if !layouts.isEmpty { output.keepForItself() }
    let program = Program(
      RegisteredLayouts(layouts),
      executable: Bundle.main.executablePath ?? CommandLine.arguments[0])
    var code = run(program, Array(CommandLine.arguments.dropFirst()), on: console)
    do throws(CommandError) {
      try output.flush()
    } catch {
      if !error.message.isEmpty { console.note("\(Program.name): \(error.message)") }
      if code == ExitCode.fine.rawValue { code = error.code.rawValue }
    }
    exit(code)
  }

  /// Runs one command line, without the program's name, and prints to `console`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - console: Where it prints.
  ///   - layouts: The layouts that scenarios may name; with some, this must run on the main thread.
  /// - Returns: what the process is to exit with: 0 fine, 1 found, 2 usage, 65 bad data, 66 no input, 74 I/O.
  public static func run(
    arguments: [String], console: Console, layouts: [String: RegisteredLayout] = [:]
  ) -> Int32 {
    run(Program(RegisteredLayouts(layouts), executable: nil), arguments, on: console)
  }

  private static func run(
    _ program: Program, _ arguments: [String], on console: Console
  ) -> Int32 {
    var invocation = Invocation(program, arguments)
    do throws(CommandError) {
      try invocation.descend()
      return try invocation.run(on: console).rawValue
    } catch {
      if !error.message.isEmpty { console.note("\(invocation.path): \(error.message)") }
      if error.code == .usage { console.note("Try: \(invocation.path) --help") }
      return error.code.rawValue
    }
  }
}
