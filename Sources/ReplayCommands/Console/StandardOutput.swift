import Foundation

/// Standard output with a buffer, which knows a reader that has gone from a write that failed.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private static let capacity = 1 << 16

  /// Prints `text`, soon.
  func write(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= StandardOutput.capacity { try flush() }
  }

  /// Prints what is still in the buffer.
  func flush() throws(CommandError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    switch FileDescriptor.write(buffer, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: throw .outputClosed
    case let error:
      throw CommandError(
        .inputOutput, "standard output cannot be written: \(FileDescriptor.reason(error))")
    }
  }
}

extension Console {
  /// This process's own console.
  static func standard(_ output: StandardOutput, _ environment: [String: String]) -> Console {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    return Console(
      width: terminalWidth(environment), isTerminal: isTerminal,
      showsProgress: isatty(STDERR_FILENO) == 1,
      noColor: isPlain || environment["TERM"] == "dumb",
      output: { text throws(CommandError) in try output.write(text) },
      diagnostics: { text in
        // In the order of events where both go to one terminal; that it may fail shows at the next write.
        try? output.flush()
        _ = FileDescriptor.write(Array(text.utf8), to: STDERR_FILENO)
      })
  }

  private static func terminalWidth(_ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }
}
