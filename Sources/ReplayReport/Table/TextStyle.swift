/// How a word stands out on a terminal, beside what it says.
package enum TextStyle: Sendable, Hashable {
  /// Not at all.
  case plain
  /// Bold: headings.
  case bold
  /// Dim: what may be skipped.
  case dim
  /// Red: faults.
  case red
  /// Yellow: what is doubtful.
  case yellow
  /// Green: what is well.
  case green

  /// `text` with the terminal's codes around it.
  package func applied(to text: String) -> String {
    code.isEmpty || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private var code: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .red: "31"
    case .yellow: "33"
    case .green: "32"
    }
  }
}
