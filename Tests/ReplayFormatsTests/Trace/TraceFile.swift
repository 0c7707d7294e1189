import ReplayFormats
import Testing

/// A trace-event file taken apart, with times as they are written and as Perfetto's processor reads them.
struct TraceFile {
  struct Event {
    let kind: String
    let name: String
    let category: String?
    let thread: Int
    /// When it begins and how long it takes, exactly: nanoseconds.
    let time: Int64
    let duration: Int64
    /// The same as Perfetto has them: a double times 1000, cut off.
    let readTime: Int64
    let readDuration: Int64
    let arguments: [String: Double]
  }

  let events: [Event]

  init(_ bytes: [UInt8]) throws {
    var file = try JSONDocument(bytes, path: "trace").root.object()
    #expect(try file.required("displayTimeUnit").string() == "ms")
    _ = try file.required("otherData").object()
    events = try file.required("traceEvents").array().map(TraceFile.event)
    try file.finish()
  }

  func slices(_ thread: Int) -> [Event] { events.filter { $0.kind == "X" && $0.thread == thread } }

  private static func event(_ value: JSONValue) throws -> Event {
    var event = try value.object()
    let kind = try event.required("ph").string()
    #expect(try event.required("pid").whole(in: 1...1) == 1)
    let time = kind == "M" ? nil : try event.required("ts")
    let duration = kind == "X" ? try event.required("dur") : nil
    if kind == "i" { #expect(try event.required("s").string() == "t") }
    var arguments: [String: Double] = [:]
    var members = try event.required("args").object()
    for key in ["x", "y", "scale", "frame", "sort_index"] {
      if let number = members.optional(key) { arguments[key] = try number.number() }
    }
    return Event(
      kind: kind, name: try event.required("name").string(),
      category: try event.optional("cat")?.string(),
      thread: try event.required("tid").whole(in: 2...1_000_000),
      time: try time.map(exact) ?? 0, duration: try duration.map(exact) ?? 0,
      readTime: try time.map(read) ?? 0, readDuration: try duration.map(read) ?? 0,
      arguments: arguments)
  }

  private static func exact(_ value: JSONValue) throws -> Int64 {
    // Microseconds taken for milliseconds are a thousand times as many nanoseconds.
    let thousandfold = try value.nanoseconds(in: 0...4_000_000_000_000_000_000)
    #expect(thousandfold % 1000 == 0)
    return thousandfold / 1000
  }

  private static func read(_ value: JSONValue) throws -> Int64 { Int64(try value.number() * 1000) }
}
