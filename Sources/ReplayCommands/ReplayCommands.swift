import Foundation

/// Every verb of the command line, as a library: an executable of one's own offers them with one call.
public enum ReplayCommands {
  /// Runs the command line of this process and ends it.
  ///
  /// A reader that goes away early, as in `scroll-replay … | head`, ends it quietly.
  public static func main() -> Never {
    // Without this, writing to a closed pipe kills the process before it can tell `write` failed.
    signal(SIGPIPE, SIG_IGN)
    let output = StandardOutput()
    let console = Console.standard(output, ProcessInfo.processInfo.environment)
    var code = run(arguments: Array(CommandLine.arguments.dropFirst()), console: console)
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
  /// - Returns: what the process is to exit with: 0 fine, 1 found, 2 usage, 65 bad data, 66 no input, 74 I/O.
  public static func run(arguments: [String], console: Console) -> Int32 {
    var invocation = Invocation(Program(), arguments)
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
