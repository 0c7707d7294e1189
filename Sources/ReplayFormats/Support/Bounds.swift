import ScrollPhysics

/// How large what comes from a file may be, where no law says so itself.
enum Bounds {
  /// A view's width or height, points.
  static let side = 1.0...100_000
  /// How many items all sections of a layout have together.
  static let items = 1_000_000
  /// How many elements of a layout may be in sight at once.
  static let inSight = 10_000
  /// How many samples the gestures or the trace of a file have together: two hours and a quarter at 120 Hz.
  static let samples = 1_000_000
  /// How long a line of a text that is no JSON may be, in bytes.
  static let line = 1 << 20
  /// When something happens, nanoseconds: within an hour.
  static let time: ClosedRange<Int64> = 0...3_600_000_000_000
  /// Positions, lengths and velocities of a recording: so far from a double's end that sums and squares stay finite.
  static let recorded = -1e15...1e15
  /// Widths and heights of a recording's cells.
  static let recordedSide = 0...1e15
  /// When a device's display refreshed, nanoseconds on its clock; the difference of two fits 64 bits.
  static let clock: ClosedRange<Int64> = 0...4_000_000_000_000_000_000
}

extension JSONValue {
  /// Does what needs this value, and says where it stands if it is not one that physics can work with.
  func checked<Result>(_ body: () throws(PhysicsError) -> Result) throws(FormatError) -> Result {
    do {
      return try body()
    } catch {
      throw fail("\(jsonPath): \(error.description)")
    }
  }
}
