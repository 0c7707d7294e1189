public import ScrollLayout
public import ScrollReplay

/// One place where two recordings part: which frame, which field, what was expected and what is there.
public struct RecordingDifference: Sendable, Hashable {
  /// The frame, from 0; one past the last where a recording is shorter.
  public var frame: Int
  /// When that frame is shown, nanoseconds since the first.
  public var time: Int64
  /// What the view does in it, by the expected recording.
  public var phase: ScrollPhase
  /// What differs.
  public var field: RecordingField
  /// Which of the field's numbers differs most: `x`, `width`, `tx`; empty where there is only one.
  public var component = ""
  /// The element that differs; none for what is no element's.
  public var element: ElementID?
  /// What should be there.
  public var expected = FieldValue.missing
  /// What is there.
  public var actual = FieldValue.missing
  /// By how much: the distance of the two numbers in the field's unit, or how many frames or elements are missing;
  /// 1 for words.
  public var amount: Double
  /// What two transforms that differ make of an element; none for other fields.
  public var look: LookDifference?
  /// The motion under way, and since when: the latest hand-over of the expected recording.
  public var stage: StageStart

  /// Creates a difference between two values.
  public init(
    frame: Int, time: Int64, phase: ScrollPhase, field: RecordingField, element: ElementID? = nil,
    expected: FieldValue = .missing, actual: FieldValue = .missing, amount: Double,
    stage: StageStart
  ) {
    self.frame = frame
    self.time = time
    self.phase = phase
    self.field = field
    self.element = element
    self.expected = expected
    self.actual = actual
    self.amount = amount
    self.stage = stage
  }

  /// How many doubles lie from one number to the other; none for words, and none where they are more than 1 048 576
  /// (2²⁰): those no rounding brings apart.
  public var ulps: UInt64? {
    guard let expected = expected.number, let actual = actual.number else { return nil }
    let ulps = expected.ulps(to: actual)
    return ulps <= 1 << 20 ? ulps : nil
  }
}

extension Double {
  /// How many representable numbers away `other` is; both zeros are one.
  func ulps(to other: Double) -> UInt64 {
    func place(_ number: Double) -> Int64 {
      let bits = Int64(bitPattern: number.bitPattern)
      return bits < 0 ? Int64.min - bits : bits
    }
    let (a, b) = (place(self), place(other))
    return UInt64(bitPattern: max(a, b) &- min(a, b))
  }
}
