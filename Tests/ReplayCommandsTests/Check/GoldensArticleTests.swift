import Foundation
import Samples
import Testing

/// The program itself, which the build puts beside the tests.
private let binary = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "scroll-replay")

/// Whether there is a binary, and the GNU tools that the article's commands use.
private var canRun: Bool {
  #if os(Linux)
    FileManager.default.isExecutableFile(atPath: binary.path())
  #else
    false
  #endif
}

@Suite("The article about goldens", .enabled(if: canRun))
struct GoldensArticleTests {
  /// A command line, and what the article says that it prints.
  private struct Step {
    let command: String
    var output = ""
  }

  @Test("prints what the article says, command by command")
  func article() throws {
    let steps = try steps()
    #expect(steps.count > 15)
    let directory = try TemporaryDirectory()
    let folder = directory.url
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Fixtures"),
      withDestinationURL: Fixtures.folder)
    for step in steps {
      let output = try run(step.command, in: folder)
      #expect(output == step.output, "$ \(step.command)")
    }
  }

  /// What stands in the blocks of the article that show a console.
  private func steps() throws -> [Step] {
    let file = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Sources/ReplayCommands/ReplayCommands.docc/Goldens.md")
    var steps: [Step] = []
    var isConsole = false
    for line in try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2))))
      } else if isConsole {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  private func run(_ command: String, in folder: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["COLUMNS"] = "80"
    environment["PATH"] =
      "\(binary.deletingLastPathComponent().path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
