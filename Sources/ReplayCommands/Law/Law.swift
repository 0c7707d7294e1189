/// A law of motion that the command line can ask.
protocol Law: Command {
  /// The flags that are its parameters.
  var parameters: [Flag] { get }

  /// What it says about the numbers that are given.
  func answer(_ arguments: Arguments) throws(CommandError) -> LawAnswer
}

extension Law {
  var flags: [Flag] { parameters + [.json, .output] }

  func run(_ arguments: Arguments, on console: Console) throws(CommandError) -> ExitCode {
    let answer = try answer(arguments)
    if arguments.has(.json) {
      try OutputFile.write(answer.json, arguments, on: console)
      return .fine
    }
    if answer.frames != nil, !answer.scalars.isEmpty {
      for row in answer.scalarRows.split(separator: "\n") { console.note(String(row)) }
    }
    try OutputFile.write(answer.table, arguments, on: console)
    return .fine
  }
}
