import Foundation

/// A file that the package ships, found from where this source lies.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: name)))
  }

  static func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: folder.appending(path: name), options: .atomic)
  }

  static func names(in subfolder: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: subfolder).path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted().map { "\(subfolder)/\($0)" }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")
}
