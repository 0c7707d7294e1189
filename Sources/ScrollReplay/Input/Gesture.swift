import ScrollPhysics

/// One or several swipes of a finger, as a device recorded them or as `synth` made them.
public struct Gesture: Sendable, Hashable {
  /// What people call it: the file's name, mostly.
  public let name: String
  /// The samples in the order of their times: each swipe goes from `began` over `moved` to `ended` or
  /// `cancelled` before the next begins.
  public let samples: [TouchSample]

  /// Takes samples that form whole swipes.
  ///
  /// - Throws: `SampleError` naming the first sample that does not fit.
  public init(name: String, samples: [TouchSample]) throws(SampleError) {
    try Gesture.check(samples)
    self.name = name
    self.samples = samples
  }

  /// When the last sample was sensed, nanoseconds; 0 if there is none.
  public var duration: Int64 { samples.last?.time ?? 0 }

  /// The same swipes by a finger that moves the opposite way.
  public func mirrored() -> Gesture {
    Gesture(
      known: name,
      samples.map { TouchSample(time: $0.time, phase: $0.phase, position: -$0.position) })
  }

  /// A gesture of samples that the caller knows.
  init(known name: String, _ samples: [TouchSample]) {
    self.name = name
    self.samples = samples
  }

  /// The end of a drag that is under way already.
  init(lifting name: String) {
    self.init(known: name, [TouchSample(time: 0, phase: .ended, position: .zero)])
  }

  private static func check(_ samples: [TouchSample]) throws(SampleError) {
    var isDown = false
    var time: Int64 = 0
    for (index, sample) in samples.enumerated() {
      func fail(_ what: String) -> SampleError { SampleError(sample: index, what) }
      guard sample.time >= time, sample.time <= longest else {
        throw fail(
          """
          its time is \(Double(sample.time) / 1e6) ms, but must be in \
          \(Double(time) / 1e6)…\(Double(longest) / 1e6) ms
          """)
      }
      let reach = max(sample.position.x.magnitude, sample.position.y.magnitude)
      guard reach <= farthest, !(sample.position.x + sample.position.y).isNaN else {
        throw fail(
          """
          its position is \(sample.position.x), \(sample.position.y), \
          but must be within ±\(Int(farthest)) points
          """)
      }
      guard (sample.phase == .began) != isDown else {
        throw fail(
          isDown
            ? "a touch begins before the last one ended"
            : "a touch is \(sample.phase) that never began")
      }
      isDown = sample.phase == .began || sample.phase == .moved
      time = sample.time
    }
    guard !isDown else { throw SampleError(sample: samples.count - 1, "the touch never ends") }
  }

  /// The latest time of a sample, nanoseconds: an hour.
  public static let longest: Int64 = 3_600_000_000_000
  /// How far from the origin a sample may lie along either axis, points.
  public static let farthest = 1e6
}
