import Foundation

/// Measured traces and real swipes: read from `../shared/data` beside the package, never copied into it.
///
/// They are not part of the package: a test that wants one is skipped where they are absent
/// (`.enabled(if: MeasuredData.isPresent, MeasuredData.absence)`).
package enum MeasuredData {
  /// Why a test is skipped.
  package static let absence = "needs the measured traces of ../shared/data"

  /// Whether the data lie where they are looked for.
  package static let isPresent = FileManager.default.fileExists(
    atPath: folder.appending(path: "ios_sim").path)

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data").standardizedFileURL

  /// The numbers of a CSV file with one line of titles.
  package static func rows(_ path: String) throws -> [[Double]] {
    try lines(path).dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
  }

  /// A file's bytes.
  package static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: path)))
  }

  static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      .split(whereSeparator: \.isNewline)
  }
}
