import ScrollPhysics
import ScrollReplay

/// What a format's reader finds in a file: fingers' events, in gestures or not yet.
struct TouchLog: Sendable {
  let file: ImportFile
  let options: ImportOptions
  /// The events, section after section.
  private(set) var sections: [Section] = []
  /// What was assumed or left out.
  private(set) var warnings: [FormatWarning] = []
  /// Whether Android may have put resampled points between the sensed ones.
  var mayBeResampled = false
  private var count = 0

  /// Events that belong together.
  struct Section: Sendable {
    /// What the file calls it.
    let name: String?
    /// Whether it is one gesture; else pauses divide it.
    let isGesture: Bool
    /// How many of the file's units a point is.
    let unitsPerPoint: Double
    var events: [FingerEvent] = []
  }

  /// How often the finger is sampled where a file tells a motion by its ends, a second.
  static let rate: Int64 = 120

  init(_ file: ImportFile, _ options: ImportOptions) {
    self.file = file
    self.options = options
  }

  /// Begins a gesture that the file tells apart from others.
  mutating func beginGesture(named name: String? = nil, unitsPerPoint: Double? = nil) {
    sections.append(
      Section(
        name: name, isGesture: true, unitsPerPoint: unitsPerPoint ?? options.unitsPerPoint))
  }

  /// Adds what a finger did; all in points.
  ///
  /// - Throws: one sample too many.
  mutating func append(_ event: FingerEvent) throws(FormatError) {
    count += 1
    try requireFew(count, at: Int(event.offset))
    if sections.isEmpty {
      sections.append(Section(name: nil, isGesture: false, unitsPerPoint: options.unitsPerPoint))
    }
    sections[sections.count - 1].events.append(event)
  }

  /// Says what is assumed or left out.
  mutating func warn(_ offset: Int, _ message: String) {
    warnings.append(FormatWarning(file.fail(offset, message)))
  }

  /// Says that positions are taken as they are, if nobody said what they are measured in.
  mutating func warnAboutPixels() {
    guard options.unit == nil, let first = sections.first?.events.first else { return }
    warn(
      Int(first.offset),
      "positions are in the device's pixels, and taken as points: give the unit px and the scale")
  }

  /// A position in points.
  func point(_ x: Double, _ y: Double) -> Vector {
    let scale = options.unitsPerPoint
    return Vector(x: x / scale, y: y / scale)
  }

  /// Adds what several fingers did meanwhile, in the order of the times.
  mutating func append(_ part: TouchLog) throws(FormatError) {
    for section in part.sections {
      let order = section.events.indices.sorted { a, b in
        (section.events[a].time, a) < (section.events[b].time, b)
      }
      for index in order { try append(section.events[index]) }
    }
  }

  /// Adds a move along a line, sampled at 120 Hz up to but without its end.
  mutating func appendMove(
    _ end: FingerEvent, from start: Vector, taking duration: Int64
  ) throws(FormatError) {
    let begin = end.time - duration
    var count: Int64 = 1
    while true {
      let elapsed = (count * 1_000_000_000 + TouchLog.rate / 2) / TouchLog.rate
      guard elapsed < duration else { return }
      var event = end
      event.phase = .moved
      event.time = begin + elapsed
      event.position = start + Double(elapsed) / Double(duration) * (end.position - start)
      try append(event)
      count += 1
    }
  }

  /// Adds a gesture that a file tells by two points and a duration: a straight line at a constant speed.
  mutating func appendSwipe(
    from start: Vector, to end: Vector, taking duration: Int64, at offset: Int
  ) throws(FormatError) {
    beginGesture()
    try append(FingerEvent(.began, at: 0, start, offset: offset))
    let last = FingerEvent(.ended, at: duration, end, offset: offset)
    try appendMove(last, from: start, taking: duration)
    try append(last)
  }

  /// Makes sure that a file has no more samples than anybody records.
  func requireFew(_ count: Int, at offset: Int) throws(FormatError) {
    guard count <= Bounds.samples else {
      throw file.fail(
        offset, "the file has more than \(Bounds.samples) samples, but must have at most that")
    }
  }
}
