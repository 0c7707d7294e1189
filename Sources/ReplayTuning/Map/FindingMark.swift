public import ReplayAnalysis
import ScrollPhysics

/// That a release shows a fault, and how large: all that a map keeps of its findings.
public struct FindingMark: Sendable, Hashable {
  /// What kind of fault it is.
  public var kind: FindingKind
  /// The largest of its kind, in `unit`.
  public var magnitude: Double
  /// What the magnitude counts.
  public var unit: FindingUnit

  /// Creates a mark.
  public init(_ kind: FindingKind, magnitude: Double, unit: FindingUnit) {
    self.kind = kind
    self.magnitude = magnitude
    self.unit = unit
  }
}

extension [FindingMark] {
  /// The marks of `findings`: one a kind, in the order of the kinds.
  init(_ findings: [Finding]) {
    self = []
    guard !findings.isEmpty else { return }
    for kind in FindingKind.allCases {
      var largest: Finding?
      for finding in findings where finding.kind == kind {
        if largest.map({ finding.magnitude > $0.magnitude }) ?? true { largest = finding }
      }
      if let largest {
        append(FindingMark(kind, magnitude: largest.magnitude, unit: largest.unit))
      }
    }
  }
}
