import ScrollPhysics
import ScrollReplay

/// The fingers on a touch panel that speaks Linux' multi-touch protocol B: each in a slot, told only what changes.
struct TouchSlots {
  /// What the kernel calls the events.
  enum Code {
    static let slot = 0x2f
    static let x = 0x35
    static let y = 0x36
    static let trackingID = 0x39
  }

  private struct Slot {
    /// The finger, −1 if there is none; and who it was at the last report.
    var trackingID = -1
    var reportedID = -1
    var x: Int?
    var y: Int?
    var hasMoved = false
  }

  private var slots: [Slot] = []
  private var current = 0
  /// Which of several panels this is.
  private let panel: Int

  init(panel: Int) { self.panel = panel }

  /// Takes one `EV_ABS` event.
  ///
  /// - Returns: whether it may be: slots are few.
  mutating func take(_ code: Int, _ value: Int) -> Bool {
    if code == Code.slot {
      guard (0..<PanCentroid.mostFingers).contains(value) else { return false }
      current = value
      return true
    }
    while slots.count <= current { slots.append(Slot()) }
    switch code {
    case Code.trackingID: slots[current].trackingID = value < 0 ? -1 : value
    case Code.x:
      slots[current].x = value
      slots[current].hasMoved = true
    case Code.y:
      slots[current].y = value
      slots[current].hasMoved = true
    default: break
    }
    return true
  }

  /// Adds to a log what has happened since the last report.
  ///
  /// - Parameters:
  ///   - place: the position that axis values mean, points.
  ///   - offset: where the file tells it.
  mutating func report(
    at time: Int64, offset: Int, into log: inout TouchLog, place: (_ x: Int, _ y: Int) -> Vector
  ) throws(FormatError) {
    for index in slots.indices {
      let slot = slots[index]
      let old = slot.reportedID
      let new = slot.trackingID
      defer {
        slots[index].reportedID = slots[index].trackingID
        slots[index].hasMoved = false
      }
      guard old >= 0 || new >= 0 || slot.hasMoved else { continue }
      guard let x = slot.x, let y = slot.y else {
        throw log.file.fail(
          offset, "the finger in slot \(index) has no position, but must have x and y")
      }
      func add(_ phase: TouchPhase) throws(FormatError) {
        let finger = panel * PanCentroid.mostFingers + index
        try log.append(FingerEvent(phase, finger: finger, at: time, place(x, y), offset: offset))
      }
      if old >= 0, new != old { try add(.ended) }
      if new >= 0, new != old { try add(.began) }
      if new == old, slot.hasMoved { try add(.moved) }
    }
  }
}
