import Foundation
import SourcePreparation
import Testing

/// Where the compiler is, if there is one on the path.
private let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

@Suite("What is prepared")
struct CompileTests {
  @Test(
    "compiles in Swift 5 mode beside what is not, without a warning",
    .enabled(if: compiler != nil, "there is no swiftc on the path"))
  func compiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "adopt-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let preparation = Preparation(
      try Self.fixtures() + [
        SourceFile(path: "Carousel.swift", text: TrickyLayouts.carousel),
        SourceFile(path: "Carousel+Extensions.swift", text: TrickyLayouts.extensions),
      ])
    #expect(preparation.refusals.isEmpty)
    var paths: [String] = []
    for (index, file) in preparation.files.enumerated() {
      paths.append(try write(file.textWithLocations, to: "prepared\(index).swift", in: folder))
    }
    paths.append(try write(TrickyLayouts.untouched, to: "Untouched.swift", in: folder))
    let stub = try write(uikitStub, to: "UIKit.swift", in: folder)
    let module = folder.appending(path: "UIKit.swiftmodule").path
    let stubOutput = try compile([
      "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", "UIKit",
      "-emit-module-path", module, stub,
    ])
    try #require(stubOutput == "")
    let output = try compile(
      ["-swift-version", "5", "-typecheck", "-parse-as-library", "-I", folder.path] + paths)
    #expect(output == "")
  }

  /// The layouts that the package ships for `adopt`.
  private static func fixtures() throws -> [SourceFile] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/layouts")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return SourceFile(path: "Fixtures/layouts/\(name)", text: text)
    }
  }

  private func write(_ text: String, to name: String, in folder: URL) throws -> String {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// Runs the compiler.
  ///
  /// - Returns: what it says.
  private func compile(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(compiler))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
