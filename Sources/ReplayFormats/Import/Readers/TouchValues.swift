import ScrollPhysics
import ScrollReplay

/// Reads JSON values that are samples, or gestures with an array `samples` of `[t, phase, x, y]`.
struct TouchValues {
  private let options: ImportOptions
  private var series = TouchSeries()
  /// The keys of the sample before, and which of them tell what: mostly those of the next too.
  private var keys: [String] = []
  private var places: [TouchRole: Int] = [:]

  init(_ options: ImportOptions) { self.options = options }

  /// Adds every value to a log.
  mutating func read(_ root: JSONValue, into log: inout TouchLog) throws(FormatError) {
    log.mayBeResampled = true
    for value in root.values {
      try log.requireFew(series.count + 1, at: value.offset)
      if value.kind == .array {
        let event = try row(value, log, scale: options.unitsPerPoint)
        series.append(event, .known(event.phase), pointer: nil, gesture: nil)
      } else {
        var object = try value.object()
        if let samples = object.optional("samples") {
          try readGesture(&object, samples, into: &log)
        } else {
          try readSample(object, log)
        }
      }
    }
    try series.read(into: &log)
  }

  private func readGesture(
    _ object: inout JSONObject, _ samples: JSONValue, into log: inout TouchLog
  ) throws(FormatError) {
    let name = try (object.optional("name") ?? object.optional("id"))?.name()
    var scale = options.unitsPerPoint
    if options.unit == nil, let unit = object.optional("unit"), try unit.string() == "px" {
      scale = try object.required("scale").number(in: 0.1...16)
    }
    log.beginGesture(named: name, unitsPerPoint: scale)
    for sample in try samples.array() { try log.append(row(sample, log, scale: scale)) }
  }

  /// A sample `[t, phase, x, y]`.
  private func row(_ value: JSONValue, _ log: TouchLog, scale: Double) throws(FormatError)
    -> FingerEvent
  {
    let parts = Array(try value.array(count: 4...4))
    guard parts[1].kind == .string, let phase = PhaseWords.phase(try parts[1].string()) else {
      throw parts[1].fail(mustBe: PhaseWords.requirement)
    }
    return FingerEvent(
      phase, at: try parts[0].nanoseconds(options.timeUnit ?? .milliseconds),
      Vector(x: try parts[2].number() / scale, y: try parts[3].number() / scale),
      offset: value.offset)
  }

  private mutating func readSample(_ object: JSONObject, _ log: TouchLog) throws(FormatError) {
    let members = object.members
    let names = members.map(\.name)
    if names != keys {
      keys = names
      places = [:]
      for role in TouchRole.allCases { places[role] = options.columns.index(of: role, in: names) }
    }
    func value(_ role: TouchRole) -> JSONValue? { places[role].map { members[$0].value } }
    func required(_ role: TouchRole) throws(FormatError) -> JSONValue {
      if let value = value(role) { return value }
      let name = options.columns.name(of: role) ?? role.title
      throw object.value.fail("\(object.value.jsonPath).\(name) is missing, but must be given")
    }
    let time = try required(.time)
    let named = places[.time].map { names[$0] } ?? ""
    let unit = options.timeUnit ?? TouchColumns.unit(ofColumn: named) ?? .milliseconds
    let event = FingerEvent(
      .moved, at: try time.nanoseconds(unit),
      log.point(try required(.x).number(), try required(.y).number()), offset: object.value.offset)
    series.append(
      event, try phase(value(.phase)), pointer: value(.pointer)?.plain,
      gesture: value(.gesture)?.plain)
  }

  private func phase(_ value: JSONValue?) throws(FormatError) -> TouchSeries.Phase {
    guard let value else { return .none }
    if value.kind == .number { return .number(try value.whole(in: 0...4)) }
    guard value.kind == .string, let phase = PhaseWords.phase(try value.string()) else {
      throw value.fail(mustBe: PhaseWords.requirement)
    }
    return .known(phase)
  }
}

extension JSONObject {
  /// The members in the file's order.
  fileprivate var members: [(name: String, value: JSONValue)] {
    let document = value.document
    var members: [(String, JSONValue)] = []
    var index = value.node + 1
    while index < Int(value.record.next) {
      members.append(
        (
          document.nodes[index].text(in: document.bytes),
          JSONValue(document: document, node: index + 1)
        ))
      index = Int(document.nodes[index + 1].next)
    }
    return members
  }
}

extension JSONValue {
  /// A string's text, or else the value as it is written.
  fileprivate var plain: String {
    kind == .string ? record.text(in: document.bytes) : summary
  }
}
