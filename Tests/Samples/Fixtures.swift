package import Foundation
package import ReplayFormats
package import ScrollReplay

/// The package's fixtures, read as its users read theirs.
package enum Fixtures {
  /// Where they are.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The names of the scenarios, in their order.
  package static let scenarios = names(in: "scenarios")
  /// The names of the gestures, in their order.
  package static let gestures = names(in: "gestures")

  package static func scenario(_ name: String) throws -> Scenario {
    try scenarioFile(name).scenario
  }

  package static func scenarioFile(_ name: String) throws -> ScenarioFile {
    try ScenarioFile(json: bytes("scenarios/\(name).json"), path: name)
  }

  package static func gesture(_ name: String) throws -> Gesture {
    try GestureFile(json: bytes("gestures/\(name).json"), path: name).gesture
  }

  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  private static func names(in subfolder: String) -> [String] {
    let path = folder.appending(path: subfolder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }
}
