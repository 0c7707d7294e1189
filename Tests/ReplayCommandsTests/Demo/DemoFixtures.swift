import Foundation
import Samples

/// A folder laid out like Fixtures, with some of what that holds and a grid of few releases.
struct DemoFixtures {
  private let directory: TemporaryDirectory

  /// Where it is.
  let path: String

  /// Takes scenarios and gestures by name, all of them where none are named.
  init(scenarios: [String] = [], gestures: [String] = [], grid: String = DemoFixtures.grid) throws {
    let directory = try TemporaryDirectory()
    self.directory = directory
    path = directory.path("")
    try link("scenarios", scenarios)
    try link("gestures", gestures)
    try grid.write(toFile: path + "flap-grid.json", atomically: true, encoding: .utf8)
  }

  private func link(_ folder: String, _ names: [String]) throws {
    let files = FileManager.default
    let source = Fixtures.folder.appending(path: folder).path()
    try files.createDirectory(atPath: path + folder, withIntermediateDirectories: true)
    let all = try files.contentsOfDirectory(atPath: source)
    for name in names.isEmpty ? all : names.map({ "\($0).json" }) {
      try files.createSymbolicLink(
        atPath: "\(path)\(folder)/\(name)", withDestinationPath: "\(source)/\(name)")
    }
  }

  static let grid = """
    {
      "version": 1,
      "offsets": {"from":-150,"to":150,"step":50},
      "velocities": {"from":-2,"to":2,"step":0.25}
    }

    """
}
