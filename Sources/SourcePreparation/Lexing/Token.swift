/// A word, sign or literal of a Swift file. Spaces and comments are what lies between tokens.
struct Token: Sendable {
  enum Kind: Sendable {
    /// A name or keyword, with its backticks.
    case word
    case number
    /// A string literal, or the piece of one before, between or after interpolations.
    case string
    case regex
    /// `#if`, `#selector`, `#available`.
    case directive
    /// A bracket, separator or operator.
    case sign
  }

  let kind: Kind
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  /// Whether it is the first of its line, but for comments before it.
  let startsLine: Bool
  /// Whether nothing lies between it and the token before.
  let isAdjacent: Bool

  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  /// Whether it ends an operand, so that what follows directly is applied to it.
  var endsOperand: Bool {
    switch kind {
    case .word: !Token.keywords.contains(text)
    case .number, .string, .regex: true
    case .directive: false
    case .sign: text == ")" || text == "]" || text == "}" || text == "?" || text == "!"
    }
  }

  /// Words before which no operand ends, though they look like names.
  static let keywords: Set = [
    "if", "guard", "while", "for", "in", "switch", "case", "return", "throw", "try", "await",
    "where", "else", "as", "is", "repeat", "do", "defer", "catch", "yield", "let", "var", "func",
    "import", "default", "inout", "throws", "rethrows", "async",
  ]
}
