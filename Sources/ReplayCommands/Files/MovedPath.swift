import Foundation

/// A path in a file that is written to another place than it was read from.
enum MovedPath {
  /// The path by which the file at `new` names what the file at `old` names `path`.
  ///
  /// One that starts at the root stays. Links are followed, so that each `..` leads where the system goes.
  static func path(_ path: String, from old: String, to new: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let (folder, name) = split(ReplayInput.path(path, besides: old))
    let (from, to) = (wayDown(to: split(new).folder), wayDown(to: folder) + [name])
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return ([String](repeating: "..", count: from.count - shared) + to[shared...])
      .joined(separator: "/")
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The names on the way from the root to a folder; as it is spelled where there is none.
  private static func wayDown(to folder: String) -> [String] {
    (OutputFile.real(folder) ?? URL(filePath: folder).standardizedFileURL.path)
      .split(separator: "/").map(String.init)
  }
}
