import ReplayFormats
import ScrollReplay

/// `import`: makes gesture files of what developers hold.
struct ImportCommand: Command {
  let name = "import"
  let abstract = "make a gesture file of a swipe recorded or written elsewhere"
  let discussion = """
    Reads touch tables, JSON lines, W3C WebDriver actions, Android's getevent, Chrome DevTools \
    touch events, rrweb, adb input scripts, Maestro swipes and more. Several gestures in a file \
    become several files: with -o swipe.json they are swipe-1.json, swipe-2.json and so on.
    """
  let operands = Operands.exactly(["FILE"])
  let examples = [
    "import Fixtures/imports/flick.csv --map t=time,x=px,y=py --unit px --scale 3",
    "import Fixtures/imports/swipes.yaml --viewport 375x812",
  ]
  let flags: [Flag] = ImportFlags.all + [.output]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let path = arguments.operands[0]
    let options = try ImportFlags.options(arguments)
    let bytes = try InputFile.bytes(path)
    let found = try CommandError.badData { () throws(FormatError) in
      try GestureImport(bytes, path: path, options: options)
    }
    for warning in found.warnings { console.note("warning: \(warning)") }
    let files = found.gestures.map { gesture in
      GestureFile(gesture, notes: GestureNotes(kind: found.format.title)).json()
    }
    if files.count == 1 {
      try OutputFile.write(files[0], arguments, on: console)
      return .fine
    }
    guard let output = arguments.text(.output), output != "-" else {
      throw .usage("-o FILE is missing, but must be given: \(path) holds \(files.count) gestures")
    }
    for (index, file) in files.enumerated() {
      try OutputFile.write(file, to: ImportCommand.numbered(output, index + 1))
    }
    console.note(
      "\(files.count) gestures: \(ImportCommand.numbered(output, 1)) … "
        + ImportCommand.numbered(output, files.count))
    return .fine
  }

  /// `swipe.json` as `swipe-1.json`.
  private static func numbered(_ path: String, _ number: Int) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      return "\(path)-\(number)"
    }
    return "\(path.dropLast(name[dot...].count))-\(number)\(name[dot...])"
  }
}
