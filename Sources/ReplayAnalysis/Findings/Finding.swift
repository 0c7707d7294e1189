public import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

/// One fault in a recording: where it is, how large, and what made it.
public struct Finding: Sendable, Hashable {
  /// What kind of fault it is.
  public var kind: FindingKind
  /// The frames that show it, from 0.
  public var frames: ClosedRange<Int>
  /// The axis along which it happens; none for faults of cells or hooks as a whole.
  public var axis: Axis?
  /// What the view did in the first of the frames.
  public var phase: ScrollPhase
  /// The elements concerned: those that are at fault, or the one that a person looks at meanwhile.
  public var cells: [ElementID]
  /// How large it is, in `unit`: never negative.
  public var magnitude: Double
  /// The unit of `magnitude`.
  public var unit: FindingUnit
  /// What made it, in words and numbers.
  public var cause: String
  /// The law, by its section (see `ScrollConstants`), that turned the cause into the fault.
  public var rule: String
  /// The remedies that were tried on the same gesture and left nothing of its kind along its axis; empty until
  /// `Scenario.explain` has tried them.
  public var remedies: [Remedy]

  /// Creates a finding from all its facts.
  public init(
    _ kind: FindingKind, frames: ClosedRange<Int>, axis: Axis?, phase: ScrollPhase,
    cells: [ElementID] = [], magnitude: Double, unit: FindingUnit, cause: String, rule: String,
    remedies: [Remedy] = []
  ) {
    self.kind = kind
    self.frames = frames
    self.axis = axis
    self.phase = phase
    self.cells = cells
    self.magnitude = magnitude
    self.unit = unit
    self.cause = cause
    self.rule = rule
    self.remedies = remedies
  }

  /// Whether a person sees it as a flutter.
  public var isFlap: Bool { kind.isFlap }
}

/// What a finding's magnitude counts.
public enum FindingUnit: String, Sendable, Hashable, CaseIterable {
  /// Points.
  case points = "pt"
  /// Points per millisecond.
  case speed = "pt/ms"
  /// Milliseconds.
  case milliseconds = "ms"
  /// Frames of the display.
  case frames
  /// A change of a scale, an opacity or another number without a unit.
  case ratio
}
