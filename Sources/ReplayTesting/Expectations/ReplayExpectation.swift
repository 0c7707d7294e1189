public import ScrollReplay

/// Something that recordings are expected to do: a value, to be made once and asked of many.
///
/// `verify` says what is wrong; `expectReplay` (Swift Testing) and `assertReplay` (XCTest) report it.
public struct ReplayExpectation: Sendable {
  /// What is expected, in words that follow *the replay*.
  public let title: String
  private let judge: @Sendable ([Recording]) -> [ReplayFailure]

  /// Creates an expectation of one's own.
  ///
  /// - Parameters:
  ///   - title: what is expected, in words that follow *the replay*: `rests within a second`.
  ///   - judge: finds what is wrong with recordings of one layout; nothing if all is well.
  public init(_ title: String, judge: @escaping @Sendable ([Recording]) -> [ReplayFailure]) {
    self.title = title
    self.judge = judge
  }

  /// An expectation of one's own that each recording has to meet by itself.
  ///
  /// - Parameters:
  ///   - title: what is expected, in words that follow *the replay*.
  ///   - judge: finds what is wrong with a recording; nothing if all is well.
  public static func each(
    _ title: String, judge: @escaping @Sendable (Recording) -> [ReplayFailure]
  ) -> ReplayExpectation {
    ReplayExpectation(title) { recordings in
      recordings.enumerated().flatMap { index, recording in
        judge(recording).map { failure in
          var failure = failure
          failure.recording = index
          return failure
        }
      }
    }
  }

  /// What is wrong with recordings of one layout; nothing if all is well.
  public func verify(_ recordings: [Recording]) -> [ReplayFailure] { judge(recordings) }

  /// What is wrong with a recording; nothing if all is well.
  public func verify(_ recording: Recording) -> [ReplayFailure] { judge([recording]) }
}

/// One reason why recordings are not as expected.
public struct ReplayFailure: Sendable, Hashable, CustomStringConvertible {
  /// Which of the recordings, from 0.
  public var recording: Int
  /// What is wrong, as the command line would print it, in one line or several.
  public var message: String

  /// States what is wrong.
  public init(_ message: String, recording: Int = 0) {
    self.message = message
    self.recording = recording
  }

  /// The message.
  public var description: String { message }
}
