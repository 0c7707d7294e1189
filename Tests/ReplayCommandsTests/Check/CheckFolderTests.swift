import Foundation
import Testing

@Suite("check, of a folder")
struct CheckFolderTests {
  @Test(
    "that holds no scenario is an error, not a green job", arguments: ["", "--update", "--json"])
  func nothing(_ flags: String) throws {
    let empty = try TemporaryDirectory()
    let folder = try ReplayFolder([])
    for path in [empty.url.path(), folder.path, "\(package)Fixtures/pictures"] {
      let run = Transcript("check \(path) \(flags)")
      #expect(run.code == 66 && run.output.isEmpty)
      #expect(run.message.contains(" holds nothing to check, but must hold scenarios, in "))
    }
    #expect(try empty.names.isEmpty)
  }

  @Test("whose scenarios all belong to other shards is fine")
  func shards() throws {
    let folder = try ReplayFolder()
    #expect(folder.check("--update").code == 1)
    let outputs = (0..<4).map { index -> String in
      let run = folder.check("--shard-index \(index) --shard-count 4")
      #expect(run.code == 0)
      return run.output
    }
    #expect(
      outputs.sorted() == [
        "1 replay: 1 matching\n", "no replays\n", "no replays\n", "no replays\n",
      ])
  }

  @Test("that has only goldens left has lost their scenarios")
  func orphans() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    try FileManager.default.removeItem(atPath: folder.place("scenarios/carousel.json"))
    #expect(folder.check().code == 1)
  }

  @Test("is rid of what killed updates left by --update alone, and of nothing else")
  func left() throws {
    let folder = try ReplayFolder()
    _ = folder.check("--update")
    let gone = try endedProcess()
    let golden = "carousel--left-0.3.golden"
    let left = ["\(golden).partial-\(gone)", "old--gesture.golden.partial-\(gone)"]
    let others = [
      // Its writer runs, it is no golden's, or no writer is named.
      "\(golden).partial-\(ProcessInfo.processInfo.processIdentifier)",
      "notes.txt.partial-\(gone)", "\(golden).partial-", "\(golden).partial-0",
      "\(golden).partial-0\(gone)", "\(golden).partial-\(gone).txt", "\(golden).partial--1",
      "\(golden).partial-1x",
    ]
    for name in left + others { try folder.write("half", to: "goldens/\(name)") }
    let all = try folder.names("goldens")
    let check = folder.check()
    #expect(check.code == 0 && check.diagnostics.isEmpty)
    #expect(try folder.names("goldens") == all)
    let update = folder.check("--update")
    #expect(update.code == 0 && update.output == "1 replay: 1 matching\n")
    #expect(
      update.diagnostics.hasSuffix("removed 2 goldens that a killed update left half written\n"))
    #expect(update.diagnostics.split(separator: "\n").count == 1)
    #expect(try folder.names("goldens") == all.filter { !left.contains($0) })
    #expect(folder.check("--update").diagnostics.isEmpty)
  }

  /// The number of a process that is over.
  private func endedProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }
}
