#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that takes the copies, and a list of those that it took.
struct OutputFolder {
  let path: String

  /// The name of a copy: `Stack-Card.adopted.swift` for `Stack/Card.swift`.
  ///
  /// By another name than the original's the compiler can tell the two apart.
  static func name(of original: String) -> String {
    String(original.dropLast(".swift".count).map { $0 == "/" ? "-" : $0 }) + ".adopted.swift"
  }

  /// Writes copies, each whole or not at all, and removes those of originals that are gone.
  ///
  /// A copy that stays as it was is not touched, so that nothing is compiled again for it.
  func write(_ copies: [(name: String, text: String)]) throws(FileFailure) {
    var names: Set<String> = []
    for copy in copies where !names.insert(copy.name).inserted {
      throw FileFailure(
        copy.name, "two files are prepared under this name, but must have their own")
    }
    try makeFolders()
    let list = "\(path)/\(OutputFolder.listName)"
    let before = (try? InputFolder.text(list))?.split(separator: "\n").map(String.init) ?? []
    for name in before where !names.contains(name) && !name.contains("/") {
      unlink("\(path)/\(name)")
    }
    for copy in copies { try replace("\(path)/\(copy.name)", by: copy.text) }
    try replace(list, by: copies.map { $0.name + "\n" }.joined())
  }

  private static let listName = ".adopted"

  private func makeFolders() throws(FileFailure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += folder.isEmpty || folder == "/" ? "\(part)" : "/\(part)"
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw .last(folder, "made") }
    }
  }

  private func replace(_ path: String, by text: String) throws(FileFailure) {
    if let old = try? InputFolder.text(path), old.utf8.elementsEqual(text.utf8) { return }
    let beside = "\(path).\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last(path, "written") }
    let isWritten = OutputFolder.write(Array(text.utf8), to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(beside, path) == 0 else {
      let failure = FileFailure.last(path, "written")
      unlink(beside)
      throw failure
    }
  }

  /// Writes all of `bytes`; false if that fails.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #else
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
