import Foundation

/// A directory that is gone when its test is over.
final class TemporaryDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path() }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() }
  }
}
