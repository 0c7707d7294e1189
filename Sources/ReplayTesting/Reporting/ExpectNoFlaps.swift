public import ReplayAnalysis
public import ReplayTuning
public import ScrollReplay

#if canImport(Testing)
  public import Testing

  /// Expects that no release of a scenario flaps: every offset with every velocity of a grid, and where two neighbours
  /// differ also what lies between.
  ///
  /// A failure says how many do and which is worst, and brings the smallest swipe that shows it as a gesture file, which is
  /// attached too.
  ///
  /// - Parameters:
  ///   - scenario: what is released.
  ///   - plan: which releases; those of `ReleaseGrid.swipes` around the scenario's start if not given.
  ///   - kinds: which faults may not be; all flaps if not given. Findings that are no flaps may be named too.
  ///   - size: up to which magnitude, in the finding's own unit, a fault is let pass.
  ///   - thresholds: from which size on something is a finding at all.
  ///   - sourceLocation: where failures are shown.
  public func expectNoFlaps(
    everywhere scenario: Scenario, _ plan: MapPlan? = nil, of kinds: Set<FindingKind>? = nil,
    above size: Double = 0, thresholds: FindingThresholds = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await TestVerdict.of(scenario, plan, FlapLimits(kinds, above: size), thresholds)
      .report(at: sourceLocation)
  }

  /// Expects that no release of anything flaps that `replay` replays, such as a layout of an app's own: one after the
  /// other, each from the beginning.
  ///
  /// - Parameters:
  ///   - plan: which releases. Frame rates are the closure's own: the plan names none.
  ///   - kinds: which faults may not be; all flaps if not given. Findings that are no flaps may be named too.
  ///   - size: up to which magnitude, in the finding's own unit, a fault is let pass.
  ///   - thresholds: from which size on something is a finding at all.
  ///   - sourceLocation: where failures are shown.
  ///   - replay: replays a finger's motion with a fresh object, to rest; what it throws is passed on.
  public func expectNoFlaps<Failure: Error>(
    everywhere plan: MapPlan, of kinds: Set<FindingKind>? = nil, above size: Double = 0,
    thresholds: FindingThresholds = .standard,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ replay: (FingerInput) throws(Failure) -> Recording
  ) throws(Failure) {
    try TestVerdict.of(plan, FlapLimits(kinds, above: size), thresholds, replay)
      .report(at: sourceLocation)
  }
#endif
