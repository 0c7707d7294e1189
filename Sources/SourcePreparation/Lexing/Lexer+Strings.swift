extension Lexer {
  /// How many `#` stand before the quote that comes next, if one comes.
  func opensString() -> Int? {
    var hashes = 0
    while peeks("#", hashes) { hashes += 1 }
    return peeks("\"", hashes) ? hashes : nil
  }

  /// Reads a literal's opening quotes.
  ///
  /// - Returns: whether there are three, and the literal may have several lines.
  mutating func openQuotes(_ hashes: Int) -> Bool {
    offset += hashes
    guard peeks("\"", 1), peeks("\"", 2) else {
      offset += 1
      return false
    }
    var end = offset + 3
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    // `#"""#` is a quote in a raw string of one line.
    let isMultiline = hashes == 0 || end == bytes.count || bytes[end].isLineEnd
    offset += isMultiline ? 3 : 1
    return isMultiline
  }

  /// Reads a literal's text.
  ///
  /// - Returns: whether it stopped behind the `\(` of an interpolation, not behind the closing quotes.
  mutating func readText(of literal: Literal) throws(LexicalError) -> Bool {
    while offset < bytes.count {
      if peeks("\\"), hasHashes(literal.hashes, 1) {
        offset += 1 + literal.hashes
        if peeks("(") {
          offset += 1
          return true
        }
        // An escaped line end stays for the check below.
        if offset < bytes.count, !peek().isLineEnd { offset += 1 }
      } else if peeks("\""), closes(literal) {
        offset += (literal.isMultiline ? 3 : 1) + literal.hashes
        return false
      } else if peek().isLineEnd, !literal.isMultiline {
        break
      } else {
        offset += 1
      }
    }
    let end =
      (literal.isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: literal.hashes)
    throw .unended("a string", at: literal.start, by: end)
  }

  private func closes(_ literal: Literal) -> Bool {
    if literal.isMultiline, !(peeks("\"", 1) && peeks("\"", 2)) { return false }
    return hasHashes(literal.hashes, literal.isMultiline ? 3 : 1)
  }

  private func hasHashes(_ count: Int, _ distance: Int) -> Bool {
    (0..<count).allSatisfy { peeks("#", distance + $0) }
  }
}
