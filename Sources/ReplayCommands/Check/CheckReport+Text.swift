import ReplayReport

extension CheckReport {
  /// What is to be said of every replay that does not match, then how many do.
  func text(on console: Console) -> String {
    results.filter(\.isFault).map { told($0, on: console) + "\n" }.joined()
      + console.styled(summary, isGood ? .green : .red) + "\n"
  }

  private var isGood: Bool { exitCode == .fine }

  private func told(_ result: CheckResult, on console: Console) -> String {
    let style: TextStyle = result.outcome.word == "written" ? .yellow : .red
    guard let difference = result.difference else {
      return console.styled(result.outcome.word, style) + "\n"
        + indented(result.headline, console) + notes(result, console)
    }
    let verb = if case .written = result.outcome { "written" } else { "differs" }
    let title = console.styled(verb, style) + " \(result.name), \(result.path):\(result.line)\n"
    let text = ComparisonText(
      difference.comparison, expected: difference.expected, actual: difference.actual)
    return title + notes(result, console) + text.text(width: console.width)
  }

  private func notes(_ result: CheckResult, _ console: Console) -> String {
    result.notes.map { indented($0, console) }.joined()
  }

  private func indented(_ text: String, _ console: Console) -> String {
    DisplayText.wrap(text, to: console.width - 2).map { "  \($0)\n" }.joined()
  }
}
