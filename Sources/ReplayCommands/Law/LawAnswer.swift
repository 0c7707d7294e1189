/// What a law says about some numbers.
struct LawAnswer: Sendable {
  /// One axis at one frame.
  struct Frame: Sendable, Hashable {
    /// Points.
    let offset: Double
    /// Points a millisecond.
    let velocity: Double
  }

  /// A value with a name.
  enum Scalar: Sendable, Hashable {
    case number(Double)
    case word(String)
    /// There is no such number.
    case none
  }

  /// Named values, in the order in which they are shown.
  private(set) var scalars: [(name: String, value: Scalar)] = []
  /// The frames, the first the state at the start; none for a law that is a formula.
  private(set) var frames: [Frame]?
  /// How many frames a second.
  private(set) var hertz = 60.0

  /// A motion longer than this is not printed: half an hour at 60 Hz.
  static let longestMotion = 108_000

  init(_ scalars: [(name: String, value: Scalar)] = []) { self.scalars = scalars }

  /// Adds the frames of a motion: its state at the start, then what `step` makes of it until it says nil.
  mutating func play(
    hertz: Double, from start: Frame, step: (_ index: Int, _ duration: Double) -> Frame?
  ) throws(CommandError) {
    var frames = [start]
    while let frame = step(frames.count, 1000 / hertz) {
      frames.append(frame)
      guard frames.count <= LawAnswer.longestMotion else {
        throw .usage("the motion takes more than \(LawAnswer.longestMotion) frames to rest")
      }
    }
    self.frames = frames
    self.hertz = hertz
  }
}

extension LawAnswer {
  /// `frame,t_ms,offset,velocity`, a frame a line; or the named values if there are no frames.
  var table: String {
    guard let frames else { return scalarRows }
    return frames.enumerated().reduce(into: "frame,t_ms,offset,velocity\n") { text, row in
      let fields = fields(row.offset, row.element).map { Numeral.text($0.value) }
      text += fields.joined(separator: ",") + "\n"
    }
  }

  /// `name,value`, a value a line.
  var scalarRows: String {
    scalars.reduce(into: "name,value\n") { $0 += "\($1.name),\($1.value.plain)\n" }
  }

  /// Everything as one JSON object.
  var json: String {
    var members = scalars.map { "\"\($0.name)\":\($0.value.json)" }
    if let frames {
      let rows = frames.enumerated().map { index, frame in
        let fields = fields(index, frame).map { "\"\($0.name)\":\(Numeral.text($0.value))" }
        return "{\(fields.joined(separator: ","))}"
      }
      members.append("\"frames\":[\n\(rows.joined(separator: ",\n"))\n]")
    }
    return "{\(members.joined(separator: ","))}\n"
  }

  private func fields(_ index: Int, _ frame: Frame) -> [(name: String, value: Double)] {
    [
      ("frame", Double(index)), ("t_ms", Double(index) * 1000 / hertz), ("offset", frame.offset),
      ("velocity", frame.velocity),
    ]
  }
}

extension LawAnswer.Scalar {
  fileprivate var plain: String {
    switch self {
    case .number(let number): Numeral.text(number)
    case .word(let word): word
    case .none: ""
    }
  }

  fileprivate var json: String {
    switch self {
    case .number(let number): Numeral.text(number)
    case .word(let word): "\"\(word)\""
    case .none: "null"
    }
  }
}
