import Foundation

/// `new`: a package for one's own layouts.
struct NewCommand: Command {
  let name = "new"
  let abstract = "make a package that replays layouts of your own"
  let discussion = """
    NAME becomes a folder: Layouts takes sources written for iOS as they are, an executable offers every verb for \
    them, a test fails on flaps, and a golden keeps the motion. It holds an example that builds and passes. \
    --package says where ScrollReplay is: a folder or a URL; this folder if not given.
    """
  let operands = Operands.exactly(["NAME"])
  let examples = ["new MyCarousels --package ../ScrollReplay"]
  let flags: [Flag] = [NewCommand.package]

  private static let package = Flag(
    "package", value: "FOLDER|URL", "the package ScrollReplay; the working folder if not given")

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let folder = arguments.operands[0]
    let name = String(folder.split(separator: "/").last ?? "")
    guard NewCommand.isName(name) else {
      throw .usage("NAME is \"\(name)\", but must be letters, digits and _, a letter first")
    }
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw CommandError(.inputOutput, "\(folder) is there already, but must not be")
    }
    let package = try PackageReference(arguments.text(NewCommand.package) ?? ".")
    for file in try NewPackage(name: name, package: package).files {
      let path = "\(folder)/\(file.path)"
      try OutputFile.make(folder: String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try OutputFile.write(file.bytes, to: path)
    }
    try console.write(
      """
      \(folder) is made. In it:

        swift run replay run scenarios/example.json
        swift run replay check .
        swift test

      Put your own sources into Layouts, name them in Sources/\(name)Layouts/Layouts.swift.

      """)
    return .fine
  }

  private static func isName(_ name: String) -> Bool {
    name.first.map { $0.isLetter && $0.isASCII } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
