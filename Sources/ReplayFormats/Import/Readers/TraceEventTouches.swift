import ScrollPhysics
import ScrollReplay

/// Reads the touches of a trace-event file: instants named `touch began`, `touch moved`, `touch ended` and
/// `touch cancelled`, with `x` and `y` among their arguments. All other events are passed over.
struct TraceEventTouches {
  private static let prefix = "touch "

  /// Adds every touch to a log.
  func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    var file = try root.object()
    for value in try file.required("traceEvents").array() {
      var event = try value.object()
      guard let name = event.optional("name"), name.kind == .string else { continue }
      let text = try name.string()
      guard text.hasPrefix(TraceEventTouches.prefix) else { continue }
      guard let phase = PhaseWords.phase(String(text.dropFirst(TraceEventTouches.prefix.count)))
      else { throw name.fail(mustBe: "\"touch \" and what the finger did, as in \"touch moved\"") }
      let time = try event.required("ts").nanoseconds(log.options.timeUnit ?? .microseconds)
      var arguments = try event.required("args").object()
      let finger = try arguments.optional("finger")?.whole(in: 0...Int(Int32.max)) ?? 0
      let position = log.point(
        try arguments.required("x").number(), try arguments.required("y").number())
      try log.append(FingerEvent(phase, finger: finger, at: time, position, offset: value.offset))
    }
  }
}
