import Foundation
import Testing

/// The tool itself, which the build puts beside the tests.
private let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "adopt-layouts")

@Suite("adopt-layouts", .enabled(if: FileManager.default.isExecutableFile(atPath: tool.path())))
struct ToolTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "adopt-layouts-\(UUID().uuidString)")

  /// Runs a test on a folder that is gone afterwards.
  private func inFolder(_ body: () throws -> Void) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private var input: String { folder.appending(path: "in").path() }
  private var output: String { folder.appending(path: "made/out").path() }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: "in/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func copy(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "made/out/\(name)"), encoding: .utf8)
  }

  private var copies: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: output).filter { !$0.hasPrefix(".") }
        .sorted()
    }
  }

  @Test("writes copies that point at their originals, and takes back those of files that are gone")
  func copying() throws {
    try inFolder {
      try write("@objc class A {}\n", to: "A.swift")
      try write("let b = arc4random()\n", to: "more/B.swift")
      try write("no Swift", to: "notes.txt")
      let first = try run(input, output)
      #expect(first.code == 0)
      #expect(
        first.diagnostics
          == "\(input)/more/B.swift:1:9: note: arc4random differs from replay to replay\n")
      #expect(try copies == ["A.adopted.swift", "more-B.adopted.swift"])
      #expect(
        try copy("A.adopted.swift")
          == "#sourceLocation(file: \"\(input)/A.swift\", line: 1)\nclass A {}\n")

      try FileManager.default.removeItem(at: folder.appending(path: "in/more"))
      try "kept".write(
        to: folder.appending(path: "made/out/other.swift"), atomically: true, encoding: .utf8)
      #expect(try run(input, output).code == 0)
      #expect(try copies == ["A.adopted.swift", "other.swift"])
    }
  }

  @Test("leaves a copy alone that is as it was")
  func untouched() throws {
    try inFolder {
      try write("class A {}\n", to: "A.swift")
      #expect(try run(input, output).code == 0)
      let path = output + "/A.adopted.swift"
      let old = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
      #expect(try run(input, output).code == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.modificationDate] as? Date == old)
    }
  }

  @Test("tells what is refused as a compiler does, and writes nothing")
  func refused() throws {
    try inFolder {
      try write("class A {}\n", to: "A.swift")
      try write("import SwiftUI\n", to: "B.swift")
      let refused = try run(input, output)
      #expect(refused.code == 1)
      #expect(
        refused.diagnostics
          == "\(input)/B.swift:1:8: error: SwiftUI is imported, but must be a module that there is "
          + "beside Apple's\n")
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test("exits 1 where there is no folder, and 2 for words that make no sense")
  func usage() throws {
    let missing = try run(input, output)
    #expect(missing.code == 1)
    #expect(missing.diagnostics.hasPrefix("\(input)/:1:1: error: the file cannot be listed: "))
    #expect(try run(input).code == 2)
  }

  private func run(_ arguments: String...) throws -> (code: Int32, diagnostics: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }
}
