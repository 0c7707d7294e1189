public import ScrollReplay

#if canImport(XCTest)
  /// Asserts something of a recording, and reports to XCTest what is not so.
  ///
  /// Where XCTest has attachments, the recording is attached.
  ///
  /// - Parameters:
  ///   - recording: the replay.
  ///   - expectations: all that it should meet.
  ///   - file: where failures are shown.
  ///   - line: the line there.
  public func assertReplay(
    _ recording: Recording, _ expectations: ReplayExpectation..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestVerdict([recording], expectations).report(file, line)
  }

  /// Asserts something of several recordings of one layout together.
  ///
  /// - Parameters:
  ///   - recordings: the replays.
  ///   - expectations: all that they should meet.
  ///   - file: where failures are shown.
  ///   - line: the line there.
  public func assertReplays(
    _ recordings: [Recording], _ expectations: ReplayExpectation..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestVerdict(recordings, expectations).report(file, line)
  }

  /// Asserts something of the recording that `replay` makes.
  ///
  /// - Parameters:
  ///   - expectations: all that it should meet.
  ///   - file: where failures are shown.
  ///   - line: the line there.
  ///   - replay: makes the recording; what it throws is passed on.
  public func assertReplay<Failure: Error>(
    _ expectations: ReplayExpectation..., file: StaticString = #filePath, line: UInt = #line,
    _ replay: () throws(Failure) -> Recording
  ) throws(Failure) {
    TestVerdict([try replay()], expectations).report(file, line)
  }

  /// Asserts something of the recording that `replay` makes, on the actor that asks for it.
  ///
  /// - Parameters:
  ///   - expectations: all that it should meet.
  ///   - isolation: the actor; that of the caller.
  ///   - file: where failures are shown.
  ///   - line: the line there.
  ///   - replay: makes the recording; what it throws is passed on.
  public func assertReplay<Failure: Error>(
    _ expectations: ReplayExpectation..., isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line,
    _ replay: () async throws(Failure) -> Recording
  ) async throws(Failure) {
    TestVerdict([try await replay()], expectations).report(file, line)
  }
#endif
