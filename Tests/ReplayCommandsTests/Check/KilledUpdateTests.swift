import Foundation
import ReplayFormats
import Testing

/// The program itself, which the build puts beside the tests.
private let binary = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "scroll-replay")

@Suite("A killed update", .enabled(if: FileManager.default.isExecutableFile(atPath: binary.path())))
struct KilledUpdateTests {
  @Test("leaves each golden old or new, never half, whenever it is killed")
  func killed() throws {
    let names = (0..<8).map { "s\($0)" }
    let folder = try ReplayFolder(names)
    _ = folder.check("--update")
    let goldens = names.map { "goldens/\($0)--left-0.3.golden" }
    let old = try folder.text(goldens[0])
    for name in names {
      try folder.edit("scenarios/\(name).json", "\"dampingRatio\":0.8}", "\"dampingRatio\":0.9}")
    }
    let start = ContinuousClock.now
    #expect(try update(folder, killedAfter: nil))
    let duration = start.duration(to: .now)
    let new = try folder.text(goldens[0])
    #expect(old != new)

    var seen: [String: Int] = [:]
    let rounds = 60
    for round in 0..<rounds {
      for golden in goldens { try folder.write(old, to: golden) }
      // From at once to a little after the end.
      try update(folder, killedAfter: duration * (1.2 * Double(round) / Double(rounds - 1)))
      for golden in goldens {
        let text = try folder.text(golden)
        #expect(text == old || text == new, "round \(round), \(golden)")
        seen[text, default: 0] += 1
      }
    }
    #expect(seen.keys.count == 2)
    // What the killed ones left beside disturbs nobody.
    #expect(folder.check("--update").code < 2)
    #expect(folder.check().code == 0)
  }

  /// Runs the program, and kills it after a time.
  ///
  /// - Returns: whether it came to its end.
  @discardableResult
  private func update(_ folder: ReplayFolder, killedAfter time: Duration?) throws -> Bool {
    let process = Process()
    process.executableURL = binary
    process.arguments = ["check", folder.path, "--update"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let time {
      usleep(UInt32(time / .microseconds(1)))
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationReason == .exit
  }
}
