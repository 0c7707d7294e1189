import Foundation
import Testing

/// The targets from left to right: each may import any that stands left of it.
private let order = [
  "SourcePreparation", "adopt-layouts", "AdoptLayouts", "ScrollPhysics", "ScrollLayout",
  "ScrollReplay", "ReplayAnalysis", "ReplayTuning", "ReplayFormats", "ReplayReport",
  "ReplayTesting", "ReplayCommands", "scroll-replay",
]

/// The targets beside that line, with what each may import; none in the line imports one of them.
private let aside = [
  "UIKit": ["ScrollPhysics", "ScrollLayout", "ScrollReplay", "Foundation", "Dispatch"],
  "_Testing_UIKit": [],
  "ReplayRecorder": ["UIKit"],
]

/// The targets that people run, or whose commands they run: only these look at the system.
private let atTheEdge: Set = [
  "adopt-layouts", "AdoptLayouts", "ReplayTesting", "ReplayCommands", "scroll-replay",
]

/// What targets may import beside each other, of the toolchain's own.
private let systemModules = [
  "ReplayTesting": ["Foundation", "Testing", "XCTest"],
  "ReplayCommands": [
    "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Glibc", "Darwin",
  ],
  "adopt-layouts": ["Glibc", "Darwin"],
  "AdoptLayouts": ["Foundation", "PackagePlugin"],
]

private let sources = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Sources")

@Suite("Layering")
struct LayeringTests {
  @Test("imports only what stands left of it", arguments: order + aside.keys.sorted())
  func imports(target: String) throws {
    let allowed = Set(
      aside[target] ?? order.prefix { $0 != target } + (systemModules[target] ?? []))
    var files = 0
    for file in try swiftFiles(of: target) {
      files += 1
      for module in importedModules(in: code(of: try String(contentsOf: file, encoding: .utf8))) {
        #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
      }
    }
    #expect(files > 0)
  }

  @Test("every target has a place in the order")
  func places() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(order + aside.keys))
  }

  @Test(
    "the engine has no clock, no randomness of the system's, no files",
    arguments: order.filter { !atTheEdge.contains($0) && $0 != "ReplayReport" })
  func hidden(target: String) throws {
    let forbidden = [
      "ContinuousClock", "SuspendingClock", "Date(", "SystemRandomNumberGenerator", ".random(in",
      ".shuffled()", "ProcessInfo", "FileManager", "getenv", "nonisolated(unsafe)", "Hasher()",
      ".rounded()", ".rounded(.",
    ]
    for file in try swiftFiles(of: target) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in forbidden {
        #expect(!code(of: text).contains(word), "\(file.lastPathComponent) uses \(word)")
      }
    }
  }

  private func swiftFiles(of target: String) throws -> [URL] {
    let folder = sources.appending(path: target)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  private func importedModules(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, words.count > place + 1,
        place == 0
          || ["public", "@_exported", "package", "internal", "private", "@testable"].contains(
            words[0])
      else { return nil }
      return String(words[place + 1])
    }
  }

  /// The text without its comments and its long string literals.
  private func code(of text: String) -> String {
    let pieces = text.components(separatedBy: "\"\"\"")
    return pieces.indices.filter { $0.isMultiple(of: 2) }.map { pieces[$0] }.joined()
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.range(of: "//").map { line[..<$0.lowerBound] } ?? line[...] }
      .joined(separator: "\n")
  }
}
