import Foundation

/// A folder of gestures, or one file.
enum GestureFolder {
  /// The files, by their names; the path itself unless it is a folder.
  static func files(_ path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(path)/\($0)" }
  }
}
