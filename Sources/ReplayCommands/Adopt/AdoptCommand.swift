import SourcePreparation

/// `adopt`: prepares source written for iOS.
struct AdoptCommand: Command {
  let name = "adopt"
  let abstract = "make layouts written for iOS compile against the headless UIKit"
  let discussion = """
    Prints line by line what has to be written otherwise, and with -o writes copies; the originals stay as they are. \
    Files that belong together are to be given together, for overrides move from one to another. \
    Without -o nothing is written. What cannot be adopted is named with its place, and no copy is written then.
    """
  let operands = Operands.atLeastOne("FILE|FOLDER")
  let examples = ["adopt Fixtures/layouts", "adopt Fixtures/layouts/ShelfLayout.swift --json"]
  let flags: [Flag] = [AdoptCommand.output, .json]

  private static let output = Flag(
    "o", value: "FOLDER", writes: .folder,
    "write the copies to FOLDER, which is made if there is none")

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let originals = try Originals(arguments.operands)
    let folder = arguments.text(AdoptCommand.output)
    if let folder { try originals.check(outputFolder: folder) }
    let preparation = Preparation(originals.files)
    let report = AdoptReport(preparation, folder: preparation.refusals.isEmpty ? folder : nil)
    if arguments.has(.json) {
      try console.write(String(decoding: report.json(), as: UTF8.self))
    } else {
      try console.write(report.text(on: console))
    }
    for refusal in preparation.refusals {
      console.note("\(refusal.position): \(refusal.message)")
    }
    guard preparation.refusals.isEmpty else { return .badData }
    if let folder { try originals.write(preparation.files, to: folder) }
    return .fine
  }
}
