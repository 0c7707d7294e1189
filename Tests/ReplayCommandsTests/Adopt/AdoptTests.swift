import Foundation
import ReplayCommands
import Testing

@Suite("adopt")
struct AdoptTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ text: String, to name: String) throws -> String {
    let file = directory.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path()
  }

  private static let layout = """
    import UIKit
    class A: UICollectionViewLayout {
      @objc func tick() { arc4random() }
    }
    extension A { override func prepare() {} }
    """

  @Test("prints what it would change, and writes nothing")
  func dry() throws {
    let path = try write(Self.layout, to: "A.swift")
    let run = Transcript("adopt \(path)", width: 200)
    #expect(run.code == 0)
    #expect(run.diagnostics.isEmpty)
    #expect(
      run.output == """
        \(path)
          3  drops @objc: there is no Objective-C runtime
          5  override func prepare(): moved into A, \(path):2, for only a class's own body overrides

        \(path):3:23: arc4random differs from replay to replay

        2 changes in 1 of 1 file, 1 note, nothing written

        """)
    #expect(try directory.names == ["A.swift"])
  }

  @Test("writes copies of a folder's files, with its folders, and leaves the originals")
  func copies() throws {
    _ = try write(Self.layout, to: "in/A.swift")
    _ = try write("@objc class B {}", to: "in/more/B.swift")
    _ = try write("@objc", to: "in/.hidden/C.swift")
    let out = directory.path("out")
    let run = Transcript("adopt \(directory.path("in")) -o \(out)", width: 400)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("3 changes in 2 of 2 files, 1 note, copies in \(out)\n"))
    #expect(try directory.text("out/more/B.swift") == "class B {}")
    #expect(try directory.text("out/A.swift").contains("\n  override func prepare() {}\n}"))
    #expect(try directory.text("in/A.swift") == Self.layout)
    let again = Transcript("adopt \(out)", width: 400)
    #expect(again.output.hasSuffix("no changes in 0 of 2 files, 1 note, nothing written\n"))
  }

  @Test("prints JSON for machines")
  func json() throws {
    let path = try write(Self.layout, to: "A.swift")
    let run = Transcript("adopt \(path) --json")
    #expect(run.code == 0)
    let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(parsed as? [String: Any])
    #expect(object.keys.sorted() == ["changes", "files", "notes", "refusals", "version"])
    let change = try #require((object["changes"] as? [[String: Any]])?.first)
    #expect(change["line"] as? Int == 3)
    #expect(change["column"] as? Int == 3)
    #expect(change["before"] as? String == "@objc")
    #expect(change["after"] as? String == "")
  }

  @Test("exits 65 for what is refused, and writes nothing")
  func refused() throws {
    let path = try write("extension UIView {\n  override func a() {}\n}", to: "A.swift")
    let run = Transcript("adopt \(path) -o \(directory.path("out"))", width: 400)
    #expect(run.code == 65)
    #expect(
      run.diagnostics
        == "\(path):2:12: override func a() is an override in an extension of UIView, "
        + "whose class is not in this folder, but must be in the class's body\n")
    #expect(run.output.hasSuffix("1 refused, nothing written\n"))
    #expect(try directory.names == ["A.swift"])
    let broken = try write("let a = (", to: "B.swift")
    #expect(Transcript("adopt \(broken)").code == 65)
  }

  @Test("never writes in place")
  func inPlace() throws {
    let path = try write(Self.layout, to: "A.swift")
    let folder = directory.url.path()
    for output in [folder, "\(folder)/.", "\(folder)/x/.."] {
      let run = Transcript(["adopt", path, "-o", output])
      #expect(run.code == 2)
      #expect(run.diagnostics.contains("-o is \(output), where A.swift is an original"))
    }
    #expect(try directory.text("A.swift") == Self.layout)
  }

  @Test("asks for files that are there, each once")
  func inputs() throws {
    let path = try write(Self.layout, to: "A.swift")
    #expect(Transcript("adopt").code == 2)
    #expect(Transcript("adopt \(path) \(path)").message.contains("given twice"))
    #expect(Transcript("adopt \(directory.path("none.swift"))").code == 66)
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "empty"), withIntermediateDirectories: true)
    let empty = Transcript("adopt \(directory.path("empty"))")
    #expect(empty.code == 66)
    #expect(empty.message.hasSuffix("has no Swift files, but must have some"))
    #expect(Transcript("adopt \(path) -o \(path)/out").code == 74)
  }
}
