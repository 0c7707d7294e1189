import Foundation
import ReplayAnalysis
import ReplayCommands
import ReplayFormats
import ScrollReplay
import Testing

@Suite("The verb new")
struct NewTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "new-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  @Test("makes a package whose files say the same of each other")
  func makes() throws {
    try Self.inFolder { folder in
      let run = Transcript(["new", "\(folder)/Cards", "--package", Self.root])
      #expect(run.code == 0, "\(run.diagnostics)")
      let package = "\(folder)/Cards"
      let manifest = String(decoding: try Self.bytes("\(package)/Package.swift"), as: UTF8.self)
      #expect(manifest.contains(".package(path: \"\(Self.root)\")"))
      let path = "\(package)/scenarios/example.json"
      let scenario = try LayoutScenarioFile(json: try Self.bytes(path), path: path)
      let registered = String(
        decoding: try Self.bytes("\(package)/Sources/CardsLayouts/Layouts.swift"), as: UTF8.self)
      #expect(registered.contains("\"\(scenario.layout)\":"))
      let swipe = try #require(scenario.gesturePath)
      let gesture = try GestureFile(
        json: try Self.bytes("\(package)/scenarios/\(swipe)"), path: swipe
      ).gesture
      let golden = try GoldenFile(
        golden: try Self.bytes("\(package)/goldens/example--\(gesture.name).golden"), path: "g")
      #expect(golden.isIntact && golden.gestureHash == gesture.hashText)
      #expect(golden.scenarioHash == scenario.hashText)
      #expect(golden.recording.findings().allSatisfy { !$0.isFlap })
      let layout = String(
        decoding: try Self.bytes("\(package)/Layouts/ExampleCarousel.swift"), as: UTF8.self)
      #expect(layout.contains("class \(scenario.layout):"))
    }
  }

  @Test("refuses names that no module has, folders that are there, packages that are not it")
  func refuses() throws {
    try Self.inFolder { folder in
      #expect(Transcript(["new", "\(folder)/2nd", "--package", Self.root]).code == 2)
      #expect(Transcript(["new", "\(folder)/My-Cards", "--package", Self.root]).code == 2)
      #expect(Transcript(["new", "\(folder)/Cards", "--package", folder]).code == 2)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/Cards"))
      #expect(Transcript(["new", folder + "/Twice", "--package", Self.root]).code == 0)
      #expect(Transcript(["new", folder + "/Twice", "--package", Self.root]).code == 74)
    }
  }
}
