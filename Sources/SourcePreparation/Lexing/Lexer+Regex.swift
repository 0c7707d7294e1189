extension Lexer {
  /// Reads a regex literal if one comes next.
  mutating func readRegex() throws(LexicalError) -> Bool {
    var hashes = 0
    while peeks("#", hashes) { hashes += 1 }
    guard peeks("/", hashes) else { return false }
    return hashes == 0 ? readBareRegex() : try readRegex(hashes)
  }

  /// `#/…/#`, in one line or, if nothing follows the opening slash, in several.
  private mutating func readRegex(_ hashes: Int) throws(LexicalError) -> Bool {
    let start = offset
    offset += hashes + 1
    while offset < bytes.count {
      if peeks("\\") {
        offset += 2
      } else if peeks("/"), (0..<hashes).allSatisfy({ peeks("#", 1 + $0) }) {
        offset += 1 + hashes
        return true
      } else {
        offset += 1
      }
    }
    let end = "/" + String(repeating: "#", count: hashes)
    throw .unended("a regex", at: start, by: end)
  }

  /// `/…/` where an operand may start, no space follows, and the same line ends it; else an operator.
  private mutating func readBareRegex() -> Bool {
    let first = peek(1)
    if first.isBlank || first.isLineEnd || first == UInt8(ascii: ")") { return false }
    if let last = tokens.last, last.endsOperand { return false }
    var end = offset + 1
    var depth = 0
    while end < bytes.count, !bytes[end].isLineEnd {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "/"):
        if depth != 0 || bytes[end - 1].isBlank { return false }
        offset = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }
}
