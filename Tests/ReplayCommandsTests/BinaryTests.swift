import Foundation
import Testing

/// The program itself, which the build puts beside the tests.
private let binary = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "scroll-replay")

@Suite("The program", .enabled(if: FileManager.default.isExecutableFile(atPath: binary.path())))
struct BinaryTests {
  @Test("prints what the library prints")
  func sameOutput() throws {
    let line = "law flight --velocity 1"
    let run = try shell("\"$0\" \(line)")
    #expect(run.code == 0)
    #expect(run.output == Transcript(line).output)
  }

  @Test("exits as the library says")
  func exits() throws {
    #expect(try shell("\"$0\" lwa 2>&1").code == 2)
    #expect(try shell("\"$0\" law project --velocity 1 -o /no/where 2>&1").code == 74)
  }

  @Test("ends quietly when its reader goes away")
  func closedPipe() throws {
    // Its output is far longer than a pipe holds.
    let law = "law flight --velocity 900 --rate 0.9999 --hz 120"
    let run = try shell(
      "exec 3>&1; { \"$0\" \(law) 2>&3; echo \"exit $?\" >&3; } | head -n 1 >/dev/null")
    #expect(run.output == "exit 0\n")
  }

  @Test("says so when its output cannot be written", .enabled(if: isLinux))
  func fullDevice() throws {
    let run = try shell("\"$0\" law project --velocity 1 2>&1 >/dev/full")
    #expect(run.code == 74)
    #expect(
      run.output
        == "scroll-replay: standard output cannot be written: No space left on device\n")
  }

  /// Runs `script` with the program as `$0`.
  private func shell(_ script: String) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, binary.path()]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

private var isLinux: Bool {
  #if os(Linux)
    true
  #else
    false
  #endif
}
