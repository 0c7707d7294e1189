import Foundation

/// What the value of a flag names that is to be written.
package enum OutputPlace: String, Sendable, Hashable {
  /// A file, which is replaced if there is one.
  case file
  /// A folder, which is made if there is none.
  case folder

  /// Makes sure that all that `flags` name can be written, before any work is done for it, and that no two are one.
  ///
  /// Standard output is the result's alone: `-o FILE` may name it, `-`, and no other flag.
  ///
  /// - Throws: `CommandError`: usage, or I/O as writing would.
  static func check(_ arguments: Arguments, _ flags: [Flag]) throws(CommandError) {
    var taken: [String: Flag] = [:]
    for flag in arguments.given(flags) {
      guard let place = flag.place, let path = arguments.text(flag) else { continue }
      if path == "-", flag == .output { continue }
      guard path != "-", !path.isEmpty else {
        throw .usage(
          "\(flag.spelling) is \"\(path)\", but must be a \(place.rawValue)"
            + (path.isEmpty ? "" : ": standard output is for the result"))
      }
      switch place {
      case .file: try OutputFile.check(path)
      case .folder: try OutputFile.check(folder: path)
      }
      guard let resolved = OutputFile.resolved(path) else { continue }
      if let other = taken.updateValue(flag, forKey: resolved) {
        throw .usage("\(other.spelling) and \(flag.spelling) are both \(path), but must differ")
      }
    }
  }
}
