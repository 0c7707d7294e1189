package import ReplayReport

/// Where a command prints, and what that place can show.
///
/// A value that tests make for themselves, so that commands run in their process and look at nothing else.
public struct Console {
  /// The columns that tables have to fit in.
  public let width: Int
  /// Whether standard output is a terminal.
  public let isTerminal: Bool
  /// Whether standard error is one: only then is progress shown.
  public let showsProgress: Bool
  /// Whether bold and colour are used: on a terminal, unless NO_COLOR forbids. They never carry meaning alone.
  public private(set) var usesColor: Bool
  private let output: (String) throws(CommandError) -> Void
  private let diagnostics: (String) -> Void

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - width: columns, at least 60; less counts as 60.
  ///   - isTerminal: whether standard output is a terminal.
  ///   - showsProgress: whether standard error is one.
  ///   - noColor: whether NO_COLOR is set.
  ///   - output: takes text for standard output.
  ///   - diagnostics: takes text for standard error.
  public init(
    width: Int = 80, isTerminal: Bool = false, showsProgress: Bool = false, noColor: Bool = false,
    output: @escaping (String) throws(CommandError) -> Void,
    diagnostics: @escaping (String) -> Void
  ) {
    self.width = max(width, 60)
    self.isTerminal = isTerminal
    self.showsProgress = showsProgress
    usesColor = isTerminal && !noColor
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Prints a result, as it is.
  package func write(_ text: String) throws(CommandError) { try output(text) }

  /// Prints a line to standard error.
  package func note(_ line: String) { diagnostics(line + "\n") }

  /// Shows how far a long command is, in place of what it showed before; an empty text wipes it.
  package func progress(_ text: String) {
    guard showsProgress else { return }
    diagnostics("\r\u{1B}[K" + DisplayText.truncate(text, to: width - 1))
  }

  /// The same place for text that goes on into a file.
  package func withoutColor() -> Console {
    var console = self
    console.usesColor = false
    return console
  }

  /// `text` in `style`, where that can be shown.
  package func styled(_ text: String, _ style: TextStyle) -> String {
    usesColor ? style.applied(to: text) : text
  }
}
