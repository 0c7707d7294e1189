import Foundation

/// Standard output with a buffer, which knows a reader that has gone from a write that failed.
final class StandardOutput {
  private var buffer: [UInt8] = []
  private var descriptor = STDOUT_FILENO
  private static let capacity = 1 << 16

  /// Keeps standard output for what is written here: what others print goes to standard error from now on.
  func keepForItself() {
    let own = dup(STDOUT_FILENO)
    guard own >= 0 else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    descriptor = own
  }

  /// Drops what others print from now on.
  static func dropOthers() {
    let nowhere = open("/dev/null", O_WRONLY)
    guard nowhere >= 0 else { return }
    dup2(nowhere, STDOUT_FILENO)
    close(nowhere)
  }

  /// Prints `text`, soon.
  func write(_ text: String) throws(CommandError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= StandardOutput.capacity { try flush() }
  }

  /// Prints what is still in the buffer.
  func flush() throws(CommandError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    switch FileDescriptor.write(buffer, to: descriptor) {
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
