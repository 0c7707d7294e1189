import ScrollPhysics
import ScrollReplay

/// Reads the touches of an rrweb recording.
///
/// Moves come in batches, after a lift that they come before, so events are put in the order of their times.
struct RrwebTouches {
  private var events: [FingerEvent] = []

  /// Adds every touch to a log.
  mutating func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    for value in try RrwebTouches.events(of: root) {
      try log.requireFew(events.count, at: value.offset)
      var event = try value.object()
      guard try event.required("type").isNumber(3) else { continue }
      let timestamp = try event.required("timestamp")
      let time = try timestamp.nanoseconds(log.options.timeUnit ?? .milliseconds)
      var data = try event.required("data").object()
      let source = data.optional("source")
      if source?.isNumber(2) == true {
        try readTouch(&data, at: time, log)
      } else if source?.isNumber(6) == true {
        try readMoves(try data.required("positions"), at: time, log)
      }
    }
    let order = events.indices.sorted { a, b in
      (events[a].time, events[a].phase.rawValue, a) < (events[b].time, events[b].phase.rawValue, b)
    }
    for index in order { try log.append(events[index]) }
  }

  private static func events(of root: JSONValue) throws(FormatError) -> [JSONValue] {
    guard root.kind == .object else { return root.values }
    var object = try root.object()
    guard let events = object.optional("events") else { return [root] }
    return Array(try events.array())
  }

  private mutating func readTouch(_ data: inout JSONObject, at time: Int64, _ log: TouchLog)
    throws(FormatError)
  {
    let phase: TouchPhase
    switch try data.required("type").whole(in: 0...1000) {
    case 7: phase = .began
    case 9: phase = .ended
    case 10: phase = .cancelled
    default: return
    }
    let position = log.point(try data.required("x").number(), try data.required("y").number())
    events.append(FingerEvent(phase, at: time, position, offset: data.value.offset))
  }

  private mutating func readMoves(_ positions: JSONValue, at time: Int64, _ log: TouchLog)
    throws(FormatError)
  {
    for value in try positions.array() {
      var move = try value.object()
      let position = log.point(
        try move.required("x").number(), try move.required("y").number())
      let before = try move.required("timeOffset")
        .nanoseconds(log.options.timeUnit ?? .milliseconds, in: RrwebTouches.offsets)
      events.append(FingerEvent(.moved, at: time + before, position, offset: value.offset))
    }
  }

  /// How far before or after its batch a move may be: an hour.
  private static let offsets = -Bounds.time.upperBound...Bounds.time.upperBound
}

extension JSONValue {
  /// Whether this is the number `code`.
  fileprivate func isNumber(_ code: Double) -> Bool { kind == .number && record.number == code }
}
