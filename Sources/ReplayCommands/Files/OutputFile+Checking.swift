import Foundation

extension OutputFile {
  /// Makes sure that a file can be written, by the first step of that.
  ///
  /// - Throws: `CommandError` (I/O), the same as writing would.
  static func check(_ path: String) throws(CommandError) {
    guard let mode = mode(of: path) else { return try probe(beside(path), named: path) }
    if isRegular(mode) { return try probe(beside(real(path) ?? path), named: path) }
    if mode & S_IFMT == S_IFDIR { throw failure(path, EISDIR) }
    guard access(path, W_OK) == 0 else { throw failure(path, errno) }
  }

  /// Makes sure that a folder can be made, or written to if there is one.
  ///
  /// - Throws: `CommandError` (I/O).
  static func check(folder path: String) throws(CommandError) {
    var folder = (path.hasPrefix("/") ? path : "./\(path)")[...]
    while mode(of: String(folder)) == nil, let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
    }
    try probe(beside("\(folder)/"), named: path)
  }

  /// Where a path leads, whatever links there are; none for what is no file: it may be written twice.
  static func resolved(_ path: String) -> String? {
    if let mode = mode(of: path) { return isRegular(mode) ? real(path) : nil }
    let url = URL(filePath: path)
    return real(url.deletingLastPathComponent().path).map { "\($0)/\(url.lastPathComponent)" }
  }

  private static func probe(_ file: String, named path: String) throws(CommandError) {
    try fill(file, [], named: path)
    unlink(file)
  }
}
