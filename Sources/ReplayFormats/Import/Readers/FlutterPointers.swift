import ScrollPhysics
import ScrollReplay

/// Reads records of Flutter's pointer events, times in microseconds.
struct FlutterPointers {
  /// Adds every pointer event to a log; others, hovers among them, are passed over.
  func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    log.mayBeResampled = true
    for value in root.values {
      var record = try value.object()
      for value in try record.required("events").array() {
        var event = try value.object()
        let phase: TouchPhase
        switch try event.required("type").string() {
        case "PointerDownEvent": phase = .began
        case "PointerMoveEvent": phase = .moved
        case "PointerUpEvent": phase = .ended
        case "PointerCancelEvent": phase = .cancelled
        default: continue
        }
        let finger = try event.optional("pointer")?.whole(in: 0...Int(Int32.max)) ?? 0
        let time = try event.required("timeStampUs")
          .nanoseconds(log.options.timeUnit ?? .microseconds)
        let position = try event.required("position").vector()
        try log.append(
          FingerEvent(
            phase, finger: finger, at: time, log.point(position.x, position.y),
            offset: value.offset))
      }
    }
  }
}
