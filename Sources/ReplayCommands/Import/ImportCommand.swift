import ReplayFormats
import ScrollReplay

/// `import`: makes gesture files of what developers hold.
struct ImportCommand: Command {
  let name = "import"
  let abstract = "make a gesture file of a swipe recorded or written elsewhere"
  let discussion = """
    Reads touch tables, JSON lines, W3C WebDriver actions, Android's getevent, Chrome DevTools \
    touch events, rrweb, adb input scripts, Maestro swipes and more. Several gestures in a file \
    become several files: with -o swipe.json they are swipe-1.json, swipe-2.json and so on; with --ndjson \
    they are lines of one. Writes gesture files, or with --csv and --w3c what other tools play back: \
    W3C actions have whole milliseconds.
    """
  let operands = Operands.exactly(["FILE"])
  let examples = [
    "import Fixtures/imports/flick.csv --map t=time,x=px,y=py --unit px --scale 3",
    "import Fixtures/imports/swipes.yaml --viewport 375x812",
    "import Fixtures/gestures/left-1.json --w3c",
  ]
  let flags: [Flag] = ImportFlags.all + GestureOutput.flags + [.output]

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let path = arguments.operands[0]
    let options = try ImportFlags.options(arguments)
    let output = try GestureOutput(arguments)
    let bytes = try InputFile.bytes(path)
    let found = try CommandError.badData { () throws(FormatError) in
      try GestureImport(bytes, path: path, options: options)
    }
    try ImportFlags.check(arguments, for: found.format)
    for warning in found.warnings { console.note("warning: \(warning)") }
    let notes = GestureNotes(kind: found.format.title)
    let files = output.files(found.gestures.map { GestureFile($0, notes: notes) })
    if files.count == 1 {
      try OutputFile.write(files[0], arguments, on: console)
      return .fine
    }
    guard let place = arguments.text(.output), place != "-" else {
      throw .usage(
        "-o FILE is missing, but must be given: \(path) holds \(files.count.counted("gesture"))")
    }
    for (index, file) in files.enumerated() {
      try OutputFile.write(file, to: ImportCommand.numbered(place, index + 1))
    }
    console.note(
      "\(files.count.counted("gesture")): \(ImportCommand.numbered(place, 1)) … "
        + ImportCommand.numbered(place, files.count))
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
