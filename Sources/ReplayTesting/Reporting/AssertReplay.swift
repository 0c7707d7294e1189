public import ScrollReplay

#if canImport(XCTest)
  import XCTest

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
    report(ReplayVerdict([recording], expectations), file, line)
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
    report(ReplayVerdict(recordings, expectations), file, line)
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
    report(ReplayVerdict([try replay()], expectations), file, line)
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
    report(ReplayVerdict([try await replay()], expectations), file, line)
  }

  private func report(_ verdict: ReplayVerdict, _ file: StaticString, _ line: UInt) {
    for message in verdict.messages { XCTFail(message, file: file, line: line) }
    #if canImport(ObjectiveC)
      for (name, bytes) in verdict.attachments {
        let attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: "public.json")
        attachment.name = name
        attachment.lifetime = .keepAlways
        XCTContext.runActivity(named: "recording \(name)") { $0.add(attachment) }
      }
    #endif
  }
#endif
