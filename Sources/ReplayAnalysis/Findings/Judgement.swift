/// What a recording is found to be.
public struct Judgement: Sendable, Hashable {
  /// Every fault, in the order of frames.
  public let findings: [Finding]
  /// How badly it flaps.
  public let score: FlapScore

  /// The faults that a person sees as a flutter.
  public var flaps: [Finding] { findings.filter(\.isFlap) }
}
