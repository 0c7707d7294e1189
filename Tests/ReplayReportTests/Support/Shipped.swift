import Foundation
import ReplayAnalysis
import ReplayFormats
import ReplayReport
import Samples
import ScrollReplay

/// What the package ships in Fixtures, replayed.
enum Shipped {
  /// A scenario with the gesture that its file names.
  static func scenario(_ name: String) throws -> (scenario: Scenario, gesture: Gesture) {
    let file = try Fixtures.scenarioFile(name)
    let gesture = URL(filePath: file.gesturePath ?? "").deletingPathExtension().lastPathComponent
    return (file.scenario, try Fixtures.gesture(gesture))
  }

  /// The report of a scenario with a gesture of the package's.
  static func report(_ name: String, gesture: String) throws -> Report {
    let (scenario, gesture) = (try Fixtures.scenario(name), try Fixtures.gesture(gesture))
    return Report(scenario, gesture, scenario.explain(gesture))
  }

  /// The report of a scenario.
  static func report(_ name: String) throws -> Report {
    let (scenario, gesture) = try scenario(name)
    return Report(scenario, gesture, scenario.explain(gesture))
  }
}

/// A page taken apart.
struct Page {
  let text: String

  init(_ bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// The data of each report in it.
  func reports() throws -> [[String: Any]] {
    try text.components(separatedBy: "<script type=\"application/json\" class=\"data\">\n")
      .dropFirst()
      .map { part in
        let json = part.components(separatedBy: "</script>")[0]
        return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
      }
  }

  /// The data of the replays in its first report.
  func replays() throws -> [[String: Any]] {
    try reports().first?["replays"] as? [[String: Any]] ?? []
  }
}
