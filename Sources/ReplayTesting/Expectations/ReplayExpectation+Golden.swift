import Foundation
public import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

extension ReplayExpectation {
  /// Is what its golden says.
  ///
  /// A golden that is missing is a failure too. With `UPDATE_GOLDENS=1` in the environment of the tests a golden
  /// that is missing or differs is written, whole or not at all, and the test still fails: so nothing is
  /// recorded unseen.
  ///
  /// - Parameters:
  ///   - name: the golden's file, beside the test or wherever a path from there leads; `.golden` is added.
  ///   - options: what counts as a difference.
  ///   - test: the test's file.
  ///   - isUpdate: whether goldens are written.
  public static func matchesGolden(
    _ name: String, options: ComparisonOptions = ComparisonOptions(),
    besides test: String = #filePath,
    isUpdate: Bool = Golden.isUpdate
  ) -> ReplayExpectation {
    let file = name.hasSuffix(".golden") ? name : name + ".golden"
    let folder = URL(filePath: test).deletingLastPathComponent().path
    return matchesGolden(
      at: name.hasPrefix("/") ? file : "\(folder)/\(file)", options: options, isUpdate: isUpdate)
  }

  /// Is what the golden at a path says.
  ///
  /// - Parameters:
  ///   - path: the golden's file.
  ///   - options: what counts as a difference.
  ///   - isUpdate: whether the golden is written where it is missing or differs.
  public static func matchesGolden(
    at path: String, options: ComparisonOptions = ComparisonOptions(),
    isUpdate: Bool = Golden.isUpdate
  ) -> ReplayExpectation {
    let golden = Golden(path: path, options: options, isUpdate: isUpdate)
    return ReplayExpectation("matches its golden") { recordings in
      guard recordings.count == 1 else {
        return [ReplayFailure("there are \(recordings.count) recordings, but a golden is of one")]
      }
      return golden.failure(recordings[0]).map { [$0] } ?? []
    }
  }
}

/// A golden beside a test.
public struct Golden: Sendable, Hashable {
  let path: String
  let options: ComparisonOptions
  let isUpdate: Bool

  /// Whether whoever runs the tests asks for goldens to be written: `UPDATE_GOLDENS=1`.
  public static var isUpdate: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  }

  /// What is wrong with `recording`.
  func failure(_ recording: Recording) -> ReplayFailure? {
    guard FileManager.default.fileExists(atPath: path) else {
      return ReplayFailure(
        "\(path) is missing, but must be there" + remedy(recording, "UPDATE_GOLDENS=1 writes it"))
    }
    do {
      let golden = try GoldenFile(golden: Array(Data(contentsOf: URL(filePath: path))), path: path)
      let comparison = recording.comparison(with: golden.recording, options: options)
      if comparison.agrees, golden.isIntact { return nil }
      guard let first = comparison.first else {
        return ReplayFailure("\(path): its rows do not have its hash" + remedy(recording, nil))
      }
      let text = ComparisonText(comparison, expected: golden.recording, actual: recording)
      return ReplayFailure(
        """
        \(first.sentence)\(remedy(recording, nil))
        \(path)
        \(text.text(width: 100))
        """)
    } catch let error as FormatError {
      return ReplayFailure(error.description)
    } catch {
      return ReplayFailure("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Writes the golden where that is asked for, and says so.
  private func remedy(_ recording: Recording, _ hint: String?) -> String {
    guard isUpdate else { return hint.map { ": \($0)" } ?? "" }
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(GoldenFile(recording).text()).write(to: file, options: .atomic)
      return ": it was written anew, look at what changed"
    } catch {
      return ": it cannot be written: \(error.localizedDescription)"
    }
  }
}
