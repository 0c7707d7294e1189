import Foundation
import Testing

/// Command lines of whose counts many are 1; `OUT` stands for a folder of its own.
private let ones: [String] = [
  "map \(package)Fixtures/scenarios/nearest.json --offsets 20...20/1 --velocities 0...0/1 --report OUT/map.html",
  "map \(package)Fixtures/scenarios/nearest.json --offsets 20...20/1 --velocities 0...0/1 --svg",
  "tune \(package)Fixtures/scenarios/nearest.json --gestures \(package)Fixtures/gestures/left-0.5.json --vary hz=60",
  "tune \(package)Fixtures/scenarios/nearest.json --gestures \(package)Fixtures/gestures/left-0.5.json --vary hz=60 --svg",
  "run \(package)Fixtures/scenarios/nearest-header-200.json --report OUT/run.html",
  "run \(package)Fixtures/scenarios/sticky.json",
  "adopt \(package)Fixtures/layouts/ShelfLayout.swift",
  "check OUT", "fit \(package)Fixtures/imports/trace.csv", "record",
]

@Suite("Counts")
struct PluralTests {
  @Test("of one are of one thing, whatever a verb prints and writes", arguments: ones)
  func one(_ line: String) throws {
    let folder = try ReplayFolder()
    let run = Transcript(line.replacing("OUT", with: folder.path))
    #expect(run.code <= 1, "\(run.diagnostics)")
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".html") }.map(folder.text)
    for text in [run.output, run.diagnostics] + pages {
      let wrong = text.matches(of: /(?:^|[ >"(])1 [a-z]+s\b/).map { String($0.output) }
        .filter { match in
          ![" is", " ms", " was", " has", " covers"].contains { match.hasSuffix($0) }
        }
      #expect(wrong.isEmpty, "\(wrong.prefix(3))")
    }
  }

  @Test("of one is what the lines above have")
  func found() {
    #expect(Transcript(ones[1]).output.contains(">1 release: "))
    #expect(Transcript(ones[2]).output.hasPrefix("1 point, 1 replay each, the best first."))
  }
}
