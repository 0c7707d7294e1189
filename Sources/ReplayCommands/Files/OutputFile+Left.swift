import Foundation

extension OutputFile {
  /// Removes what writers that were killed left beside the places of files whose names end with `ending`.
  ///
  /// What a process that still runs is about to move stays.
  ///
  /// - Returns: how many files that were.
  static func removeLeft(in folder: String, named ending: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.reduce(0) { count, name in
      guard let writer = writer(ofPart: name, named: ending), hasEnded(writer) else { return count }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, isRegular(status.st_mode), unlink(path) == 0 else {
        return count
      }
      return count + 1
    }
  }

  /// Who writes the file `name`, where `beside(_:)` names one so.
  private static func writer(ofPart name: String, named ending: String) -> pid_t? {
    guard let mark = name.range(of: partMark, options: .backwards),
      name[..<mark.lowerBound].hasSuffix(ending), let writer = pid_t(name[mark.upperBound...]),
      writer > 0, name[mark.upperBound...] == "\(writer)"
    else { return nil }
    return writer
  }

  private static func hasEnded(_ process: pid_t) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }
}
