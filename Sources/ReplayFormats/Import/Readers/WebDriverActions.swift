import ScrollPhysics
import ScrollReplay

/// Reads W3C WebDriver actions: every tick, each source does one thing, and the tick lasts as long as the longest of them.
///
/// A move up to 17 ms is one sample, as recorded gestures have it; a longer one is a straight line sampled at 120 Hz, its
/// speed constant as drivers make it.
struct WebDriverActions {
  private var time: Int64 = 0

  /// A move up to a 60 Hz frame in whole milliseconds is not divided.
  static let longestStep: Int64 = 17_000_000

  /// A finger, pen or mouse.
  private struct Pointer {
    let finger: Int
    let actions: [JSONValue]
    var position = Vector.zero
    var isDown = false
  }

  /// Adds the pointers' touches to a log.
  mutating func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    var pointers: [Pointer] = []
    var others: [[JSONValue]] = []
    for source in try WebDriverActions.sources(root) {
      var object = try source.object()
      let type = try object.required("type").string()
      let actions = Array(try object.required("actions").array())
      guard type == "pointer" else {
        guard others.count < PanCentroid.mostFingers else { throw source.tooMany("source") }
        others.append(actions)
        continue
      }
      guard pointers.count < PanCentroid.mostFingers else { throw source.tooMany("pointer") }
      pointers.append(Pointer(finger: pointers.count, actions: actions))
    }
    let ticks = (pointers.map(\.actions) + others).map(\.count).max() ?? 0
    for tick in 0..<ticks {
      try perform(tick, &pointers, others, &log)
    }
  }

  private static func sources(_ root: JSONValue) throws(FormatError) -> JSONArray {
    guard root.kind == .object else { return try root.array() }
    var object = try root.object()
    return try object.required("actions").array()
  }

  private mutating func perform(
    _ tick: Int, _ pointers: inout [Pointer], _ others: [[JSONValue]], _ log: inout TouchLog
  ) throws(FormatError) {
    var length: Int64 = 0
    for actions in pointers.map(\.actions) + others where tick < actions.count {
      length = max(length, try WebDriverActions.duration(of: actions[tick]) ?? 0)
    }
    var part = TouchLog(log.file, log.options)
    for index in pointers.indices where tick < pointers[index].actions.count {
      let action = pointers[index].actions[tick]
      guard time + length <= Bounds.time.upperBound else {
        throw action.fail("the actions take more than an hour, but must take less")
      }
      try perform(action, lasting: length, &pointers[index], &part)
    }
    try log.append(part)
    time += length
  }

  private func perform(
    _ action: JSONValue, lasting length: Int64, _ pointer: inout Pointer, _ log: inout TouchLog
  ) throws(FormatError) {
    var object = try action.object()
    let type = try object.required("type")
    func event(_ phase: TouchPhase, _ delay: Int64 = 0) -> FingerEvent {
      FingerEvent(
        phase, finger: pointer.finger, at: time + delay, pointer.position, offset: action.offset)
    }
    switch try type.string() {
    case "pause": break
    case "pointerDown":
      pointer.isDown = true
      try log.append(event(.began))
    case "pointerUp":
      pointer.isDown = false
      try log.append(event(.ended))
    case "pointerCancel":
      pointer.isDown = false
      try log.append(event(.cancelled))
    case "pointerMove":
      let duration = try WebDriverActions.duration(of: action) ?? length
      let start = pointer.position
      pointer.position = try target(&object, from: start, log)
      guard pointer.isDown else { break }
      let move = event(.moved, duration)
      if duration > WebDriverActions.longestStep {
        try log.appendMove(move, from: start, taking: duration)
      }
      try log.append(move)
    default:
      throw type.fail(
        mustBe:
          "\"pause\", \"pointerDown\", \"pointerMove\", \"pointerUp\" or \"pointerCancel\"")
    }
  }

  private func target(_ object: inout JSONObject, from start: Vector, _ log: TouchLog)
    throws(FormatError) -> Vector
  {
    let point = log.point(
      try object.required("x").number(), try object.required("y").number())
    guard let origin = object.optional("origin") else { return point }
    let word = origin.kind == .string ? try origin.string() : ""
    switch word {
    case "viewport": return point
    case "pointer": return start + point
    default: throw origin.fail(mustBe: "\"viewport\" or \"pointer\": elements are not known")
    }
  }

  private static func duration(of action: JSONValue) throws(FormatError) -> Int64? {
    var object = try action.object()
    return try object.optional("duration")?.nanoseconds(.milliseconds, in: Bounds.time)
  }
}

extension JSONValue {
  fileprivate func tooMany(_ what: String) -> FormatError {
    fail(
      "\(jsonPath) is one \(what) too many, but there must be at most \(PanCentroid.mostFingers)")
  }
}
