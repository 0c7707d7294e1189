package import ReplayReport

extension Console {
  /// A section's title, and an introduction under it.
  func section(_ title: String, _ intro: String = "") -> String {
    let length = min(width, Console.widestRule) - DisplayText.width(title) - 4
    let rule = String(repeating: "─", count: max(2, length))
    return styled("── \(title) \(rule)", .bold) + "\n" + (intro.isEmpty ? "" : paragraph(intro))
  }

  /// Text broken into lines.
  func paragraph(_ text: String) -> String {
    DisplayText.wrap(text, to: width).joined(separator: "\n") + "\n"
  }

  /// A table as wide as there is room.
  func laidOut(_ table: TextTable) -> String { table.text(width: width, usesColor: usesColor) }

  /// A plot, its row of marks in the colour of faults.
  package func drawn(_ plot: TerminalPlot) -> String {
    plot.lines.enumerated().map { index, line in
      (index == plot.markLine ? styled(line, .red) : line) + "\n"
    }.joined()
  }

  private static let widestRule = 80
}
