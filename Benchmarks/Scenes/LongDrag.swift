import ScrollPhysics
import ScrollReplay

/// A drag of 2,000 samples, 8 ms apart and on whole points: every format can say it, so that every reader has to find
/// the same.
struct LongDrag {
  let gesture: Gesture

  init() throws(SampleError) {
    // A lift has no place of its own in most formats: it comes where the finger was.
    let places = (0..<LongDrag.count - 1).map { (100 + $0 * 37 % 101, 300 + $0 * 17 % 53) }
    let samples = (0..<LongDrag.count).map { index in
      let (x, y) = places[min(index, places.count - 1)]
      return TouchSample(
        time: Int64(index * LongDrag.period) * 1_000_000,
        phase: index == 0 ? .began : index == LongDrag.count - 1 ? .ended : .moved,
        position: Vector(x: Double(x), y: Double(y)))
    }
    gesture = try Gesture(name: "long drag", samples: samples)
  }

  static let count = 2_000
  /// Milliseconds from one sample to the next.
  static let period = 8

  /// Every sample by `text`, between `head` and `tail`, joined by `separator`.
  func text(
    _ head: String = "", _ tail: String = "", joined separator: String = "\n",
    _ text: (Sample) -> String
  ) -> [UInt8] {
    let samples = gesture.samples.enumerated().map { index, sample in
      Sample(
        milliseconds: index * LongDrag.period, phase: sample.phase, x: Int(sample.position.x),
        y: Int(sample.position.y))
    }
    return Array((head + samples.map(text).joined(separator: separator) + tail).utf8)
  }

  /// A sample in whole numbers.
  struct Sample {
    let milliseconds: Int
    let phase: TouchPhase
    let x: Int
    let y: Int

    /// The time with a decimal point, seconds.
    var seconds: String {
      "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
    }

    /// The word of a format for what the finger does.
    func word(_ began: String, _ moved: String, _ ended: String) -> String {
      phase == .began ? began : phase == .moved ? moved : ended
    }
  }
}
