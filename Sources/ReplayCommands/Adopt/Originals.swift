import Foundation
import SourcePreparation

/// The Swift files that `adopt` is given, with the names of their copies.
struct Originals {
  /// The files in the order given, those of a folder by name.
  private(set) var files: [SourceFile] = []
  private var names: [String] = []

  /// Reads files, and the Swift files of folders and of the folders in them.
  init(_ paths: [String]) throws(CommandError) {
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let found = Originals.swiftFiles(in: path)
        guard !found.isEmpty else {
          throw CommandError(.noInput, "\(path) has no Swift files, but must have some")
        }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        for name in found { try add(prefix + name, name) }
      } else {
        try add(path, path.split(separator: "/").last.map(String.init) ?? path)
      }
    }
  }

  private mutating func add(_ path: String, _ name: String) throws(CommandError) {
    guard !names.contains(name) else {
      throw .usage("\(name) is given twice, but each copy must have a name of its own")
    }
    files.append(SourceFile(path: path, text: try InputFile.text(path)))
    names.append(name)
  }

  /// Refuses a folder in which a copy would take the place of an original.
  func check(outputFolder folder: String) throws(CommandError) {
    let places = Set(files.map { Originals.place($0.path) })
    for name in names where places.contains(Originals.place("\(folder)/\(name)")) {
      throw .usage("-o is \(folder), where \(name) is an original, but must be another folder")
    }
  }

  /// Writes the copies, each whole or not at all.
  func write(_ copies: [PreparedFile], to folder: String) throws(CommandError) {
    for (name, copy) in zip(names, copies) {
      let path = "\(folder)/\(name)"
      try OutputFile.make(folder: URL(filePath: path).deletingLastPathComponent().path)
      try OutputFile.write(Array(copy.text.utf8), to: path)
    }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.sorted().filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  private static func place(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
