public import ScrollPhysics
import ScrollReplay

/// What became of a recording: how it differs from the one that was expected.
public struct RecordingComparison: Sendable, Hashable {
  /// At how many common times the two were compared; none where frame was compared with frame.
  public var commonTimes: Int?
  /// The first difference that counts; none if the recordings agree.
  public var first: RecordingDifference?
  /// The largest difference of each field that has one that counts, in the order of the fields.
  public var largest: [RecordingDifference] = []
  /// Where both come to rest.
  public var landing: LandingDifference
  /// Faults that the expected recording does not show.
  public var gained: [Finding] = []
  /// Faults that only the expected recording shows.
  public var lost: [Finding] = []

  /// Whether nothing differs that counts.
  public var agrees: Bool { first == nil }
}

/// Where and when two recordings come to rest.
public struct LandingDifference: Sendable, Hashable {
  /// Where the content should rest, points.
  public var expected: Vector
  /// Where it rests.
  public var actual: Vector
  /// When it should, nanoseconds since the first frame.
  public var expectedTime: Int64
  /// When it does.
  public var actualTime: Int64

  /// How far apart along the axis on which that is more, points.
  public var distance: Double {
    max((actual.x - expected.x).magnitude, (actual.y - expected.y).magnitude)
  }

  init(_ actual: Recording, _ expected: Recording) {
    self.expected = expected.offsets.last ?? .zero
    self.actual = actual.offsets.last ?? .zero
    expectedTime = expected.restTime
    actualTime = actual.restTime
  }
}

extension Recording {
  /// When the last rest begins; the last frame's time where the recording ends in motion.
  fileprivate var restTime: Int64 {
    guard let last = phases.indices.last else { return 0 }
    var frame = last
    while frame > 0, phases[frame] == .idle, phases[frame - 1] == .idle { frame -= 1 }
    return times[frame]
  }
}
