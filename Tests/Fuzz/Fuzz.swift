import ReplayFormats

/// libFuzzer's own main: feeds inputs to a function until its time is over.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ feed: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Fuzzes what the executable's name says, so that each parser has an executable of its own.
@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var words = CommandLine.unsafeArgv
    let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    guard let body = FuzzTarget.all[name] else {
      for name in FuzzTarget.all.keys.sorted() { print(name) }
      return
    }
    FuzzTarget.current = body
    _ = runDriver(&count, &words) { start, count in
      FuzzTarget.feed(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }
}

extension FuzzTarget {
  /// Feeds one input to the current target: a reader may throw its own error, and nothing else.
  fileprivate static func feed(_ bytes: [UInt8]) {
    do {
      try current(bytes)
    } catch let error as FormatError {
      precondition(error.line >= 1 && error.column >= 1 && !error.message.isEmpty, "\(error)")
    } catch {
      preconditionFailure("\(error) is no format error, but must be one")
    }
  }
}
