import Foundation

/// The files of a folder, one after the other by their names.
enum FolderFiles {
  /// The files' paths; the path itself unless it is a folder.
  static func of(_ path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      return [path]
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().map {
      path.hasSuffix("/") ? path + $0 : "\(path)/\($0)"
    }
  }

  /// Does `body` with each file. What one of them holds that is wrong is told on standard error, and the others go on.
  ///
  /// - Returns: what was wrong with the first that is left out; nothing if all are done.
  /// - Throws: any other error than no input and bad data.
  static func forEach(
    in path: String, on console: Console, _ body: (String) throws(CommandError) -> Void
  ) throws(CommandError) -> ExitCode? {
    var code: ExitCode?
    for file in of(path) {
      do throws(CommandError) {
        try body(file)
      } catch {
        guard error.code == .noInput || error.code == .badData else { throw error }
        code = code ?? error.code
        let message = error.message.hasPrefix(file) ? error.message : "\(file): \(error.message)"
        console.note("skipped: \(message)")
      }
    }
    return code
  }
}
