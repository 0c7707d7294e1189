public import ScrollReplay

#if canImport(Testing)
  public import Testing

  /// Expects something of a recording, and reports to Swift Testing what is not so, with the recording attached.
  ///
  /// - Parameters:
  ///   - recording: the replay.
  ///   - expectations: all that it should meet.
  ///   - sourceLocation: where failures are shown.
  public func expectReplay(
    _ recording: Recording, _ expectations: ReplayExpectation...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    TestVerdict([recording], expectations).report(at: sourceLocation)
  }

  /// Expects something of several recordings of one layout together.
  ///
  /// - Parameters:
  ///   - recordings: the replays.
  ///   - expectations: all that they should meet.
  ///   - sourceLocation: where failures are shown.
  public func expectReplays(
    _ recordings: [Recording], _ expectations: ReplayExpectation...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    TestVerdict(recordings, expectations).report(at: sourceLocation)
  }

  /// Expects something of the recording that `replay` makes.
  ///
  /// - Parameters:
  ///   - expectations: all that it should meet.
  ///   - sourceLocation: where failures are shown.
  ///   - replay: makes the recording; what it throws is passed on.
  public func expectReplay<Failure: Error>(
    _ expectations: ReplayExpectation..., sourceLocation: SourceLocation = #_sourceLocation,
    _ replay: () throws(Failure) -> Recording
  ) throws(Failure) {
    TestVerdict([try replay()], expectations).report(at: sourceLocation)
  }

  /// Expects something of the recording that `replay` makes, on the actor that asks for it.
  ///
  /// - Parameters:
  ///   - expectations: all that it should meet.
  ///   - isolation: the actor; that of the caller.
  ///   - sourceLocation: where failures are shown.
  ///   - replay: makes the recording; what it throws is passed on.
  public func expectReplay<Failure: Error>(
    _ expectations: ReplayExpectation..., isolation: isolated (any Actor)? = #isolation,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ replay: () async throws(Failure) -> Recording
  ) async throws(Failure) {
    TestVerdict([try await replay()], expectations).report(at: sourceLocation)
  }
#endif
