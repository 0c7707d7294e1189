/// A function's parameters, effects and result, as tokens.
struct Signature: Sendable {
  struct Parameter: Sendable {
    /// What callers write; `_` for nothing.
    let label: String
    /// What the body writes.
    let name: String
    /// The tokens of label and name.
    let names: Range<Int>
    let isInout: Bool
    /// Variadic or an autoclosure, which cannot be passed on.
    let isSpecial: Bool
  }

  var parameters: [Parameter] = []
  /// The parentheses around the parameters.
  let clause: Range<Int>
  /// `async`, `throws` and the like.
  let effects: Range<Int>
  /// The type behind the arrow.
  let result: Range<Int>
  /// Whether there are angle brackets behind the name.
  let isGeneric: Bool

  /// The signature of a function or initialiser; nil where there are no parentheses.
  init?(_ declaration: Declaration, in file: ParsedFile) {
    var next = declaration.nameTokens.upperBound
    let generic = next
    while next < declaration.tokens.upperBound, file.text(next) != "(" { next += 1 }
    guard file.text(next) == "(", let close = file.partner[next] else { return nil }
    isGeneric = next > generic
    clause = next..<close + 1
    var end = close + 1
    while ["async", "throws", "rethrows"].contains(file.text(end)) {
      end += 1
      if file.text(end) == "(", file.text(end - 1) == "throws" { end = file.after(end) }
    }
    effects = close + 1..<end
    var last = end
    if file.text(end) == "->" {
      last = end + 1
      while last < declaration.tokens.upperBound, !["{", "where"].contains(file.text(last)) {
        last = file.after(last)
      }
      result = end + 1..<last
    } else {
      result = end..<end
    }
    for piece in file.arguments(in: clause, ofTypes: true) {
      guard let parameter = Parameter(piece, in: file) else { return nil }
      parameters.append(parameter)
    }
  }

  /// `name(label:_:)`, or the name alone if nothing is taken.
  static func selector(_ name: String, _ labels: [String]) -> String {
    labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  var labels: [String] { parameters.map(\.label) }
}

extension Signature.Parameter {
  init?(_ tokens: Range<Int>, in file: ParsedFile) {
    guard let colon = tokens.first(where: { file.text($0) == ":" }) else { return nil }
    var start = tokens.lowerBound
    while file.text(start) == "@", start < colon {
      start = file.text(start + 2) == "(" ? file.after(start + 2) : start + 2
    }
    guard start < colon else { return nil }
    names = start..<colon
    label = file.text(start)
    name = file.text(colon - 1)
    let type = (colon + 1..<tokens.upperBound).map(file.text)
    isInout = type.first == "inout"
    isSpecial = type.contains("autoclosure") || type.contains("...")
  }
}

extension ParsedFile {
  /// What stands between the commas of a bracket; nothing if it is empty.
  ///
  /// Among types angle brackets hold commas together; in expressions they compare.
  func arguments(in brackets: Range<Int>, ofTypes: Bool = false) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = brackets.lowerBound + 1
    let close = brackets.upperBound - 1
    var next = start
    var depth = 0
    while next < close {
      if ofTypes, text(next) == "<" { depth += 1 }
      if ofTypes, text(next) == ">" { depth -= 1 }
      if text(next) == ",", depth <= 0 {
        pieces.append(start..<next)
        start = next + 1
      }
      next = after(next)
    }
    if start < close { pieces.append(start..<close) }
    return pieces
  }

  /// The labels of a call's arguments.
  func labels(in parentheses: Range<Int>) -> [String] {
    arguments(in: parentheses).map { piece in
      piece.count > 1 && tokens[piece.lowerBound].kind == .word && text(piece.lowerBound + 1) == ":"
        ? text(piece.lowerBound) : "_"
    }
  }
}
