import Foundation
import ReplayFormats
import ScrollReplay

/// The scenarios, gestures and grids that the package ships, or a folder with others laid out like them.
struct FixtureFolder {
  /// Where it is.
  let path: String

  /// `--fixtures DIR`.
  static let flag = Flag(
    "fixtures", value: "DIR",
    "the folder with scenarios/, gestures/ and flap-grid.json; ./Fixtures if not given, or else the package's"
  )

  /// The folder that `arguments` name; else `./Fixtures`, else that of the package this was built from.
  ///
  /// - Throws: `CommandError` (no input) if there is none.
  init(_ arguments: Arguments) throws(CommandError) {
    if let named = arguments.text(FixtureFolder.flag) {
      guard FixtureFolder.isFolder(named) else {
        throw CommandError(.noInput, "\(named) is no folder with scenarios/, but must be one")
      }
      path = named
    } else if let found = ["Fixtures", FixtureFolder.shipped].first(where: FixtureFolder.isFolder) {
      path = found
    } else {
      throw CommandError(
        .noInput, "neither ./Fixtures nor \(FixtureFolder.shipped) is there; name it by --fixtures")
    }
  }

  /// Where Fixtures lies beside the source that this was compiled from.
  private static let shipped = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").path

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path + "/scenarios", isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Every scenario with its own gesture, in the order of file names.
  func scenarios() throws(CommandError) -> [(scenario: Scenario, gesture: Gesture?)] {
    var scenarios: [(scenario: Scenario, gesture: Gesture?)] = []
    for (_, path) in try files(in: "scenarios") {
      let file = try ReplayInput.scenario(path)
      let own = file.gesturePath.map { ReplayInput.path($0, besides: path) }
      scenarios.append((file.scenario, try own.map(ReplayInput.gesture)))
    }
    return scenarios
  }

  /// Every gesture by its file's name.
  func gestures() throws(CommandError) -> [String: Gesture] {
    var gestures: [String: Gesture] = [:]
    for (name, path) in try files(in: "gestures") {
      gestures[name] = try ReplayInput.gesture(path)
    }
    return gestures
  }

  /// The releases by which rules are ranked.
  func grid() throws(CommandError) -> ReleaseGrid {
    let file = path + "/flap-grid.json"
    let bytes = try InputFile.bytes(file)
    return try CommandError.badData { () throws(FormatError) in
      try ReleaseGridFile(json: bytes, path: file)
    }.grid
  }

  private func files(in folder: String) throws(CommandError) -> [(name: String, path: String)] {
    let folder = "\(path)/\(folder)"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandError(.noInput, "\(folder) cannot be read, but must be a folder")
    }
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
      .map { ($0, "\(folder)/\($0).json") }
  }
}
