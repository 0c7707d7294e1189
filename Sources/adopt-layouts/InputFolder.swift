#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder with the originals, which is only read.
struct InputFolder {
  let path: String

  /// The Swift files in it and in its folders, by their paths within it, sorted; hidden ones left out.
  var names: [String] {
    get throws(FileFailure) {
      var names: [String] = []
      var folders = [""]
      while let folder = folders.popLast() {
        for name in try entries(of: "\(path)/\(folder)") where !name.hasPrefix(".") {
          let inner = folder.isEmpty ? name : "\(folder)/\(name)"
          if isFolder("\(path)/\(inner)") {
            folders.append(inner)
          } else if name.hasSuffix(".swift") {
            names.append(inner)
          }
        }
      }
      return names.sorted()
    }
  }

  /// The text of a file, which must be UTF-8.
  static func text(_ path: String) throws(FileFailure) -> String {
    guard let file = fopen(path, "rb") else { throw .last(path, "read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    guard ferror(file) == 0 else { throw .last(path, "read") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFailure(path, "the file is not UTF-8, but must be text")
    }
    return text
  }

  private func entries(of folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw .last(folder, "listed") }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  private func isFolder(_ path: String) -> Bool {
    guard let stream = opendir(path) else { return false }
    closedir(stream)
    return true
  }
}
