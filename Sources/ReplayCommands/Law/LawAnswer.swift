import ReplayFormats
import ReplayReport

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
  private(set) var scalars: [(name: StaticString, value: Scalar)] = []
  /// The frames, the first the state at the start; none for a law that is a formula.
  private(set) var frames: [Frame]?
  /// How many frames a second.
  private(set) var hertz = 60.0

  /// A motion longer than this is not printed: half an hour at 60 Hz.
  static let longestMotion = 108_000

  init(_ scalars: [(name: StaticString, value: Scalar)] = []) { self.scalars = scalars }

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
  var json: [UInt8] {
    var text = JSONText()
    text.object(frames == nil ? .line : .lines) { text in
      for (name, value) in scalars {
        text.key(name)
        text.value(value)
      }
      guard let frames else { return }
      text.array("frames", .lines) { text in
        for (index, frame) in frames.enumerated() {
          text.object { text in
            for (name, value) in fields(index, frame) {
              text.member(name, value)
            }
          }
        }
      }
    }
    return text.finished()
  }

  private func fields(_ index: Int, _ frame: Frame) -> [(name: StaticString, value: Double)] {
    [
      ("frame", Double(index)), ("t_ms", Double(index) * 1000 / hertz), ("offset", frame.offset),
      ("velocity", frame.velocity),
    ]
  }
}

extension JSONText {
  fileprivate mutating func value(_ scalar: LawAnswer.Scalar) {
    switch scalar {
    case .number(let number): value(number)
    case .word(let word): value(word)
    case .none: null()
    }
  }
}

extension LawAnswer.Scalar {
  /// As a field of a table.
  fileprivate var plain: String {
    switch self {
    case .number(let number): Numeral.text(number)
    case .word(let word): word
    case .none: ""
    }
  }
}
