import ReplayAnalysis
import ReplayTuning

/// Which faults a map may not show.
struct FlapLimits {
  let kinds: Set<FindingKind>
  let size: Double

  /// - Parameters:
  ///   - kinds: which; all flaps if none are named.
  ///   - size: up to which magnitude a fault is let pass.
  init(_ kinds: Set<FindingKind>?, above size: Double) {
    self.kinds = kinds ?? Set(FindingKind.allCases.filter(\.isFlap))
    self.size = size
  }

  /// The faults of a release that may not be.
  func breaches(_ verdict: ReleaseVerdict) -> [FindingMark] {
    verdict.marks.filter { kinds.contains($0.kind) && $0.magnitude > size }
  }
}
