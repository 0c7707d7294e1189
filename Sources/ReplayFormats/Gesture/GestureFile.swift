import ScrollPhysics
public import ScrollReplay

/// A gesture as a file keeps it: timed touch samples and a note of where they come from.
///
///     {
///       "version": 1,
///       "name": "flick",
///       "samples": [
///         [0,"began",300,100],
///         [8.333,"ended",280,100]
///       ]
///     }
///
/// A sample is milliseconds, phase, x and y in points.
public struct GestureFile: Sendable, Hashable {
  /// The touches.
  public var gesture: Gesture
  /// Where they come from.
  public var notes: GestureNotes

  /// Pairs a gesture with its notes.
  public init(_ gesture: Gesture, notes: GestureNotes = GestureNotes()) {
    self.gesture = gesture
    self.notes = notes
  }

  /// Reads a JSON file.
  ///
  /// - Throws: the first thing that is wrong, with its line.
  public init(json bytes: [UInt8], path: String) throws(FormatError) {
    try self.init(try JSONDocument(bytes, path: path).root)
  }

  /// Reads a file that is a value of a document, perhaps one of many.
  init(_ value: JSONValue) throws(FormatError) {
    var file = try value.object()
    try file.requireVersion()
    let name = try file.required("name").name()
    notes = GestureNotes(
      kind: try file.optional("kind")?.name(), seed: try file.optional("seed")?.name())
    let list = try file.required("samples").array(count: 0...Bounds.samples)
    try file.finish()
    var samples: [TouchSample] = []
    samples.reserveCapacity(list.count)
    for element in list { samples.append(try element.touchSample()) }
    do {
      gesture = try Gesture(name: name, samples: samples)
    } catch {
      for (index, element) in list.enumerated() where index == error.sample {
        throw element.fail("\(element.jsonPath): \(error.reason)")
      }
      throw file.value.fail(error.description)
    }
  }

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in text.members(of: self, .lines) }
    return text.finished()
  }
}

/// Where a gesture comes from, in words that replays do not look at.
public struct GestureNotes: Sendable, Hashable {
  /// What kind of gesture it is.
  public var kind: String?
  /// The seed that it was made from.
  public var seed: String?

  /// Creates notes.
  public init(kind: String? = nil, seed: String? = nil) {
    self.kind = kind
    self.seed = seed
  }
}

extension JSONValue {
  /// A sample `[t_ms, phase, x, y]`.
  fileprivate func touchSample() throws(FormatError) -> TouchSample {
    let parts = Array(try array(count: 4...4))
    let range = -Gesture.farthest...Gesture.farthest
    return TouchSample(
      time: try parts[0].nanoseconds(in: 0...Gesture.longest), phase: try parts[1].word(),
      position: Vector(x: try parts[2].number(in: range), y: try parts[3].number(in: range)))
  }
}

extension JSONText {
  /// Writes what a gesture's file holds.
  mutating func members(of file: GestureFile, _ layout: Layout) {
    version()
    member("name", file.gesture.name)
    member("kind", file.notes.kind)
    member("seed", file.notes.seed)
    array("samples", of: file.gesture.samples, layout) { $0.value($1) }
  }

  fileprivate mutating func value(_ sample: TouchSample) {
    array { text in
      text.milliseconds(sample.time)
      text.value(sample.phase)
      text.value(sample.position.x)
      text.value(sample.position.y)
    }
  }
}
