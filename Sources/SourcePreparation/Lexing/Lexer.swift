/// Splits a file into tokens.
struct Lexer {
  let bytes: [UInt8]
  var offset = 0
  private(set) var tokens: [Token] = []
  /// String literals around the code that is being read, with the parentheses opened in each.
  private var literals: [Literal] = []
  private var startsLine = true
  private var lastEnd = 0

  /// A string literal in whose interpolation the lexer is.
  struct Literal {
    let start: Int
    let hashes: Int
    let isMultiline: Bool
    var parentheses = 0
  }

  /// The tokens of `bytes`.
  static func tokens(of bytes: [UInt8]) throws(LexicalError) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.skipHead()
    while try lexer.skipTrivia() { try lexer.next() }
    if let literal = lexer.literals.last {
      throw .unended("a string's interpolation", at: literal.start, by: ")")
    }
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte so many after the next one; 0 past the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  func peeks(_ character: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    peek(distance) == UInt8(ascii: character)
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(
      Token(
        kind: kind, text: String(decoding: bytes[start..<offset], as: UTF8.self),
        range: start..<offset, startsLine: startsLine,
        isAdjacent: start == lastEnd && !tokens.isEmpty))
    startsLine = false
    lastEnd = offset
  }

  private mutating func next() throws(LexicalError) {
    let start = offset
    let byte = peek()
    if byte.startsName || byte == UInt8(ascii: "`") {
      readName()
      add(.word, from: start)
    } else if byte.isDigit {
      readNumber()
      add(.number, from: start)
    } else if let hashes = opensString() {
      try read(Literal(start: start, hashes: hashes, isMultiline: openQuotes(hashes)))
    } else if try readRegex() {
      add(.regex, from: start)
    } else if byte == UInt8(ascii: "#") {
      offset += 1
      readName()
      add(.directive, from: start)
    } else if byte == UInt8(ascii: ")"), let literal = literals.last, literal.parentheses == 0 {
      offset += 1
      literals.removeLast()
      try read(literal, from: start)
    } else {
      count(byte)
      readSign()
      add(.sign, from: start)
    }
  }

  /// Reads a literal's text up to its end or its next interpolation.
  private mutating func read(_ literal: Literal, from start: Int? = nil) throws(LexicalError) {
    let opensCode = try readText(of: literal)
    add(.string, from: start ?? literal.start)
    if opensCode { literals.append(literal) }
  }

  private mutating func count(_ byte: UInt8) {
    guard !literals.isEmpty else { return }
    if byte == UInt8(ascii: "(") { literals[literals.count - 1].parentheses += 1 }
    if byte == UInt8(ascii: ")") { literals[literals.count - 1].parentheses -= 1 }
  }

  mutating func sawLineEnd() { startsLine = true }
}
