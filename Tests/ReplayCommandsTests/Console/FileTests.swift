import Foundation
import ReplayCommands
import Testing

@Suite("Files")
struct FileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("-o writes what would have been printed, and nothing beside it")
  func output() throws {
    let path = directory.path("law.csv")
    let run = Transcript("law project --velocity 1 -o \(path)")
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(try directory.text("law.csv") == Transcript("law project --velocity 1 -o -").output)
    #expect(try directory.names == ["law.csv"])
  }

  @Test("replaces what a link points at, and keeps the link and the file's permissions")
  func link() throws {
    let (file, link) = (directory.path("file"), directory.path("link"))
    try OutputFile.write(Array("old".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try OutputFile.write(Array("new".utf8), to: link)
    #expect(try directory.text("file") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("writes to a device without replacing it")
  func device() throws {
    try OutputFile.write(Array("text".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("exits 74 where nothing can be written", arguments: ["missing/law.csv", "."])
  func unwritable(name: String) throws {
    let path = directory.path(name)
    let run = Transcript("law project --velocity 1 -o \(path)")
    #expect(run.code == 74)
    #expect(run.message.hasPrefix("\(path) cannot be written: "))
    #expect(try directory.names.isEmpty)
  }

  @Test("reads text")
  func input() throws {
    try OutputFile.write(Array("grüezi\n".utf8), to: directory.path("in"))
    #expect(try InputFile.text(directory.path("in")) == "grüezi\n")
  }

  @Test("says why a file cannot be read")
  func unreadable() throws {
    try Data([0x61, 0xFF]).write(to: directory.url.appending(path: "latin"))
    #expect(failure(directory.path("none"))?.code == .noInput)
    #expect(failure(directory.path("latin"))?.code == .badData)
    #expect(
      failure(directory.path("."))
        == CommandError(.noInput, "\(directory.path(".")) is a directory, but must be a file"))
  }

  @Test("reads a device that has no end no further than a file may be long")
  func endless() {
    #expect(failure("/dev/zero")?.code == .badData)
    #expect(failure("/dev/zero")?.message.contains("longer than 268435456 bytes") == true)
  }

  private func failure(_ path: String) -> CommandError? {
    do throws(CommandError) {
      _ = try InputFile.text(path)
      return nil
    } catch {
      return error
    }
  }
}
