import ReplayFormats
import ScrollPhysics

/// What is done with an input: it is read, and what can be read is written and read again.
///
/// An error of the reader's is fine; anything else that is thrown, a trap, a broken memory access or a hang is not.
enum FuzzTarget {
  typealias Body = @Sendable ([UInt8]) throws -> Void

  /// The one that this process feeds.
  nonisolated(unsafe) static var current: Body = { _ in }

  /// All of them by the names of their executables.
  static let all: [String: Body] = {
    var all: [String: Body] = [
      "json": FuzzTarget.document, "scenario": FuzzTarget.scenario, "replay": FuzzTarget.replay,
      "recording": FuzzTarget.recording, "recording-lines": FuzzTarget.recordingLines,
      "recording-tables": FuzzTarget.recordingTables, "grid": FuzzTarget.grid,
      "gesture": FuzzTarget.gesture, "gesture-table": FuzzTarget.gestureTable,
      "offset-trace": FuzzTarget.offsetTrace, "axes": FuzzTarget.axes,
      "import": { try FuzzTarget.touches($0, nil) },
    ]
    for format in GestureFormat.allCases where format != .json {
      all["import-\(format.rawValue)"] = { try FuzzTarget.touches($0, format) }
    }
    return all
  }()

  /// Makes sure that writing and reading kept a value.
  static func expectEqual<Value: Equatable>(_ read: Value, _ written: Value) {
    precondition(read == written, "what is read back is another value")
  }
}
