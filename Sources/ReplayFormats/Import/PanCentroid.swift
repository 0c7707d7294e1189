import ScrollPhysics
import ScrollReplay

/// A sample of a pan, and where the file tells it.
struct PanSample: Sendable {
  var time: Int64
  var phase: TouchPhase
  var position: Vector
  var offset: Int
}

/// Follows the middle of all fingers that are down, as a pan does: it goes on where it was when one comes or goes.
struct PanCentroid: Sendable {
  private var fingers: [(id: Int32, position: Vector)] = []
  private var shift = Vector.zero
  /// How many fingers have been down together.
  private(set) var most = 0

  /// How many fingers may be down together.
  static let mostFingers = 32

  /// Whether a finger is down.
  var isDown: Bool { !fingers.isEmpty }

  /// Takes what fingers did at one time, each one thing.
  ///
  /// - Precondition: `events` is not empty.
  mutating func take(_ events: ArraySlice<FingerEvent>, of file: ImportFile) throws(FormatError)
    -> PanSample
  {
    let last = events[events.endIndex - 1]
    let wasDown = isDown
    for event in events where event.phase != .began {
      guard let index = fingers.firstIndex(where: { $0.id == event.finger }) else {
        throw file.fail(Int(event.offset), "a touch is \(event.phase) that never began")
      }
      fingers[index].position = event.position
    }
    let before = middle + shift
    var changes = false
    for event in events where event.phase == .ended || event.phase == .cancelled {
      fingers.removeAll { $0.id == event.finger }
      changes = true
    }
    for event in events where event.phase == .began {
      guard !fingers.contains(where: { $0.id == event.finger }) else {
        throw file.fail(Int(event.offset), "a touch begins before the last one ended")
      }
      fingers.append((event.finger, event.position))
      changes = true
    }
    most = max(most, fingers.count)
    guard most <= PanCentroid.mostFingers else {
      throw file.fail(
        Int(last.offset),
        "the number of fingers is \(most), but must be at most \(PanCentroid.mostFingers)")
    }
    if !wasDown { shift = .zero } else if changes, isDown { shift = before - middle }
    let hasEnded = events.contains { $0.phase == .ended }
    let phase: TouchPhase =
      !wasDown ? .began : isDown ? .moved : hasEnded ? .ended : .cancelled
    return PanSample(
      time: last.time, phase: phase, position: wasDown ? before : middle, offset: Int(last.offset))
  }

  private var middle: Vector {
    if fingers.count == 1 { return fingers[0].position }
    var sum = Vector.zero
    for finger in fingers { sum = sum + finger.position }
    return fingers.isEmpty ? .zero : 1 / Double(fingers.count) * sum
  }
}
