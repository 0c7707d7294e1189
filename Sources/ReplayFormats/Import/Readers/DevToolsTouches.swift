import ScrollPhysics
import ScrollReplay

/// Reads Chrome DevTools' `Input.dispatchTouchEvent` commands; others are passed over.
///
/// Each lists the fingers that are down: a new one has come, a missing one has lifted.
struct DevToolsTouches {
  private var fingers: [(id: Int, position: Vector)] = []

  /// Adds every command to a log.
  mutating func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    for value in root.values {
      var command = try value.object()
      guard let method = command.optional("method"), method.kind == .string,
        try method.string() == "Input.dispatchTouchEvent"
      else { continue }
      try readEvent(try command.required("params"), into: &log)
    }
  }

  private mutating func readEvent(_ value: JSONValue, into log: inout TouchLog)
    throws(FormatError)
  {
    var event = try value.object()
    let type = try event.required("type")
    let leaving: TouchPhase
    switch try type.string() {
    case "touchStart", "touchMove", "touchEnd": leaving = .ended
    case "touchCancel": leaving = .cancelled
    default:
      throw type.fail(mustBe: "\"touchStart\", \"touchMove\", \"touchEnd\" or \"touchCancel\"")
    }
    let list = try event.required("touchPoints")
    let time = try event.required("timestamp").nanoseconds(log.options.timeUnit ?? .seconds)
    let points = try points(list, log)
    for finger in fingers where !points.contains(where: { $0.id == finger.id }) {
      try log.append(
        FingerEvent(
          leaving, finger: finger.id, at: time, finger.position, offset: value.offset))
    }
    for point in points {
      let isNew = !fingers.contains { $0.id == point.id }
      try log.append(
        FingerEvent(
          isNew ? .began : .moved, finger: point.id, at: time, point.position,
          offset: value.offset))
    }
    fingers = points
  }

  private func points(_ list: JSONValue, _ log: TouchLog) throws(FormatError)
    -> [(id: Int, position: Vector)]
  {
    var points: [(id: Int, position: Vector)] = []
    for (index, value) in try list.array(count: 0...PanCentroid.mostFingers).enumerated() {
      var point = try value.object()
      let id = try point.optional("id")?.whole(in: 0...Int(Int32.max)) ?? index
      guard !points.contains(where: { $0.id == id }) else {
        throw value.fail("\(value.jsonPath).id is \(id) as another's, but must be its own")
      }
      let position = log.point(
        try point.required("x").number(), try point.required("y").number())
      points.append((id, position))
    }
    return points
  }
}
