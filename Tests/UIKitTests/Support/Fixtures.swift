import Foundation
import ReplayFormats
import ScrollReplay

/// The package's fixtures, read as its users read theirs.
enum Fixtures {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The names of the scenarios, in their order.
  static let scenarios = names(in: "scenarios")
  /// The names of the gestures, in their order.
  static let gestures = names(in: "gestures")

  static func scenario(_ name: String) throws -> Scenario {
    try ScenarioFile(json: bytes("scenarios/\(name).json"), path: name).scenario
  }

  static func scenarioFile(_ name: String) throws -> ScenarioFile {
    try ScenarioFile(json: bytes("scenarios/\(name).json"), path: name)
  }

  static func gesture(_ name: String) throws -> Gesture {
    try GestureFile(json: bytes("gestures/\(name).json"), path: name).gesture
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  private static func names(in subfolder: String) -> [String] {
    let path = folder.appending(path: subfolder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}
