import ScrollPhysics
import ScrollReplay

/// What one finger did, as a file tells it.
struct FingerEvent: Sendable {
  /// When, nanoseconds on the file's clock.
  var time: Int64
  /// Where, points.
  var position: Vector
  /// Which finger.
  var finger: Int32
  /// The place in the file that tells it.
  var offset: Int32
  /// What.
  var phase: TouchPhase

  init(_ phase: TouchPhase, finger: Int = 0, at time: Int64, _ position: Vector, offset: Int) {
    self.time = time
    self.position = position
    self.finger = Int32(truncatingIfNeeded: finger)
    self.offset = Int32(truncatingIfNeeded: offset)
    self.phase = phase
  }
}
