/// A time or a duration as a trace-event file writes it: microseconds with three decimals, so every nanosecond.
struct TraceTime: Sendable, Hashable {
  /// Nanoseconds.
  let nanoseconds: Int64

  init(_ nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// What Perfetto's processor makes of it: it multiplies the nearest double by 1000 and cuts off the rest, so that some
  /// numbers come out a nanosecond short.
  var read: Int64 {
    var text = JSONText()
    text.value(self)
    let product = (Double(text.string) ?? 0) * 1000
    return product < 0x1p63 ? Int64(product) : .max
  }

  /// The longest duration from here that does not reach beyond `end`, neither exactly nor as Perfetto reads it.
  func duration(to end: TraceTime) -> TraceTime {
    let room = max(min(end.nanoseconds - nanoseconds, end.read - read), 0)
    var duration = TraceTime(room)
    while duration.nanoseconds > 0, duration.read > room {
      duration = TraceTime(duration.nanoseconds - 1)
    }
    return duration
  }
}

extension JSONText {
  /// Writes a time in microseconds, always with three decimals.
  mutating func value(_ time: TraceTime) {
    beginValue()
    if time.nanoseconds < 0 { append(UInt8(ascii: "-")) }
    let (whole, rest) = time.nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    append(whole)
    append(UInt8(ascii: "."))
    for unit: UInt64 in [100, 10, 1] { append(UInt8(ascii: "0") + UInt8(rest / unit % 10)) }
  }
}
