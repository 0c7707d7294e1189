public import ReplayAnalysis
import ReplayReport
import ScrollReplay

extension ReplayExpectation {
  /// Shows no flap: nothing that a person sees as a flutter.
  public static var hasNoFlaps: ReplayExpectation { hasNoFlaps() }

  /// Shows no flap of some kinds and above some size.
  ///
  /// - Parameters:
  ///   - kinds: which; all flaps if not given. Findings that are no flaps may be named too.
  ///   - size: up to which magnitude, in the finding's own unit, a fault is let pass.
  ///   - thresholds: from which size on something is a finding at all.
  public static func hasNoFlaps(
    of kinds: Set<FindingKind>? = nil, above size: Double = 0,
    thresholds: FindingThresholds = .standard
  ) -> ReplayExpectation {
    let counted = kinds ?? Set(FindingKind.allCases.filter(\.isFlap))
    return .each("shows no flaps") { recording in
      recording.findings(thresholds: thresholds)
        .filter { counted.contains($0.kind) && $0.magnitude > size }
        .map { finding in
          ReplayFailure(
            """
            \(finding.headline), \(finding.phase)
              cause  \(finding.cause)
              rule   \(finding.rule)
            """)
        }
    }
  }

  /// Comes to rest on a page: on the pixel grid, and where the layout means cells to rest.
  public static var restsOnPage: ReplayExpectation {
    .each("rests on a page") { recording in
      if recording.count == 0 { return [ReplayFailure("there are no frames, but must be some")] }
      if recording.isTruncated || recording.phases.last != .idle {
        return [ReplayFailure("the content is still moving in the last frame, but must rest")]
      }
      return recording.findings().filter { $0.kind == .misplacedRest }.map { finding in
        ReplayFailure("\(finding.headline)\n  cause  \(finding.cause)\n  rule   \(finding.rule)")
      }
    }
  }
}
