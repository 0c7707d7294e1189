import SourcePreparation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `adopt-layouts INPUT-FOLDER OUTPUT-FOLDER`: prepares every Swift file of a folder, for the build-tool plugin.
enum AdoptLayouts {
  /// Runs one command line.
  ///
  /// - Returns: what the process is to exit with: 0, 1 if something is refused or a file fails, 2 for usage.
  static func run(_ arguments: [String]) -> Int32 {
    guard arguments.count == 2 else {
      say("usage: adopt-layouts INPUT-FOLDER OUTPUT-FOLDER")
      return 2
    }
    do throws(FileFailure) {
      let names = try InputFolder(path: arguments[0]).names
      let preparation = Preparation(
        try names.map { name throws(FileFailure) in
          let path = "\(arguments[0])/\(name)"
          return SourceFile(path: path, text: try InputFolder.text(path))
        })
      for note in preparation.notes { say("\(note.position): note: \(note.message)") }
      for refusal in preparation.refusals { say("\(refusal.position): error: \(refusal.message)") }
      guard preparation.refusals.isEmpty else { return 1 }
      try OutputFolder(path: arguments[1]).write(
        zip(names, preparation.files).map { (OutputFolder.name(of: $0), $1.textWithLocations) })
      return 0
    } catch {
      say("\(error.path):1:1: error: \(error.message)")
      return 1
    }
  }

  private static func say(_ line: String) { OutputFolder.write(Array((line + "\n").utf8), to: 2) }
}

/// Why a file could not be read or written.
struct FileFailure: Error {
  let path: String
  let message: String

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// What the last call into the system said.
  static func last(_ path: String, _ what: String) -> FileFailure {
    FileFailure(path, "the file cannot be \(what): \(String(cString: strerror(errno)))")
  }
}
