import Foundation
import Testing

@testable import ReplayCommands

/// A verb with a flag that writes, and work that would fail later than the place to write to is looked at: its input is
/// missing.
private let writers: [(line: String, flag: String)] = [
  ("demo --fixtures none", "-o"), ("run none.json", "-o"), ("run none.json", "--report"),
  ("law flight --velocity 1000 --rate 0.99999 --hz 1000", "-o"), ("synth --start-x 1", "-o"),
  ("check none", "--report"), ("check none", "--junit"), ("diff none none", "-o"),
  ("diff none none", "--report"), ("import none", "-o"), ("adopt none", "-o"),
  ("report none", "-o"),
  ("record", "-o"),
  ("map none", "-o"), ("map none", "--report"), ("map none", "--swipe"), ("map none", "--pictures"),
  ("tune none --gestures none --vary hz=60", "-o"),
  ("tune none --gestures none --vary hz=60", "--scenario"), ("fit none", "-o"),
]

@Suite("Places to write to")
struct OutputPlaceTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("are looked at before any work, for every verb and flag that writes", arguments: writers)
  func early(_ line: String, _ flag: String) throws {
    try Data().write(to: directory.url.appending(path: "file"))
    // A folder that is to be made may be in folders that are not there either.
    let isFolder = line.hasPrefix("adopt") || flag == "--pictures"
    var places = ["file/x": "Not a directory"]
    if isFolder {
      places["file"] = "Not a directory"
    } else {
      places["none/x"] = "No such file or directory"
      places["."] = "Is a directory"
    }
    for (place, reason) in places {
      let path = directory.path(place)
      let run = Transcript("\(line) \(flag) \(path)")
      #expect(run.code == 74)
      #expect(run.message == "\(path) cannot be written: \(reason)")
    }
    #expect(try directory.names == ["file"])
  }

  @Test(
    "that may be written to leave no trace, and the command goes on to its own fault",
    arguments: writers.filter { $0.line != "record" })
  func possible(_ line: String, _ flag: String) throws {
    let run = Transcript("\(line) \(flag) \(directory.path("x"))")
    #expect(run.code != 0 && run.code != 74)
    #expect(try directory.names.isEmpty)
  }

  @Test("are a file or a folder: standard output is for the result alone", arguments: writers)
  func standardOutput(_ line: String, _ flag: String) {
    let run = Transcript("\(line) \(flag) -")
    if flag == "-o", !line.hasPrefix("adopt") {
      #expect(!run.message.contains("standard output"))
    } else {
      let place = line.hasPrefix("adopt") || flag == "--pictures" ? "folder" : "file"
      #expect(run.code == 2)
      #expect(
        run.message == "\(flag) is \"-\", but must be a \(place): standard output is for the result"
      )
    }
    let empty = Transcript([String](line.split(separator: " ").map(String.init)) + [flag, ""])
    #expect(empty.code == 2)
    #expect(empty.message.hasPrefix("\(flag) is \"\", but must be a "))
  }

  @Test("are those of every flag that writes: one without a place names something to read")
  func complete() {
    let reading: Set = [
      "gesture", "gestures", "goldens", "against", "axes", "fixtures", "package",
    ]
    for verb in Program(RegisteredLayouts(), executable: nil).subcommands {
      for flag in verb.flags where ["FILE", "DIR", "FOLDER"].contains(flag.value) {
        #expect((flag.place == nil) == reading.contains(flag.name), "\(verb.name) \(flag.spelling)")
        if flag.place != nil {
          #expect(writers.contains { $0.line.hasPrefix(verb.name) && $0.flag == flag.spelling })
        }
      }
    }
  }

  @Test(
    "must differ, by whatever name",
    arguments: ["x.json x.json", "x.json ./x.json", "a/../x.json x.json"])
  func twoAreOne(_ paths: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory.path("a"), withIntermediateDirectories: false)
    let names = paths.split(separator: " ").map { "\(directory.path(""))/\($0)" }
    let run = Transcript("run none.json --report \(names[0]) -o \(names[1])")
    #expect(run.code == 2)
    #expect(run.message.hasPrefix("--report and -o are both "))
    #expect(Transcript("run none.json --report /dev/null -o /dev/null").code == 66)
  }

  @Test(
    "that are folders may be in folders that are not there, wherever they lie",
    .timeLimit(.minutes(1)),
    arguments: ["none", "none/", "a/b/c", "none/..", "none/../none/..", "./none", "../none/x"])
  func newFolder(_ path: String) throws {
    try OutputFile.check(folder: directory.path(path))
    try OutputFile.check(folder: "edge-\(UUID().uuidString)/\(path)")
    #expect(try directory.names.isEmpty)
    #expect(
      throws: CommandError(.inputOutput, "/dev/null/\(path) cannot be written: Not a directory")
    ) {
      try OutputFile.check(folder: "/dev/null/\(path)")
    }
  }

  @Test("check --update looks at the goldens' folder, and only then")
  func goldens() throws {
    let folder = try ReplayFolder()
    try folder.write("", to: "file")
    let goldens = folder.place("file/goldens")
    let run = folder.check("--update --goldens \(goldens)")
    #expect(run.code == 74)
    #expect(run.message == "\(goldens) cannot be written: Not a directory")
    #expect(folder.check("--goldens \(goldens)").code == 1)
  }

  @Test(
    "without permission are told as such",
    .enabled(if: geteuid() != 0, "everything is permitted to the superuser"))
  func permission() throws {
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: directory.url.path())
    defer {
      try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.url.path())
    }
    let run = Transcript("run none.json -o \(directory.path("x"))")
    #expect(run.code == 74 && run.message.hasSuffix("cannot be written: Permission denied"))
  }
}
