extension Lexer {
  mutating func readName() {
    if peeks("`") {
      let start = offset
      offset += 1
      while offset < bytes.count, !peek().isLineEnd, !peeks("`") { offset += 1 }
      if peeks("`") { offset += 1 } else { offset = start + 1 }
      return
    }
    while offset < bytes.count, peek().continuesName { offset += 1 }
  }

  /// A number with its point, exponent and underscores: `1_000.5e-3`, `0xFFp-2`.
  mutating func readNumber() {
    let isHexadecimal = peeks("0") && peeks("x", 1)
    while offset < bytes.count {
      let byte = peek()
      let isExponent =
        isHexadecimal ? byte | 0x20 == UInt8(ascii: "p") : byte | 0x20 == UInt8(ascii: "e")
      if isExponent, peeks("-", 1) || peeks("+", 1), peek(2).isDigit {
        offset += 2
      } else if byte == UInt8(ascii: ".") {
        // A dot after a member's number, as in `pair.0.1`, is the next member's.
        guard peek(1).isDigit, tokens.last?.text != "." else { return }
        offset += 1
      } else if byte.continuesName, byte < 0x80 {
        offset += 1
      } else {
        return
      }
    }
  }

  /// A bracket, a separator, or an operator.
  ///
  /// Angle brackets stand alone, for they may be generic; so do `?` and `!` after an operand.
  mutating func readSign() {
    let start = offset
    let byte = peek()
    offset += 1
    if byte == UInt8(ascii: ".") {
      guard peeks(".") else { return }
      while peeks(".") || peeks("<") { offset += 1 }
      return
    }
    guard byte.isOperator, byte != UInt8(ascii: "<"), byte != UInt8(ascii: ">") else { return }
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"), isAfterOperand(start) { return }
    while offset < bytes.count, peek().isOperator {
      if peeks("/"), peeks("/", 1) || peeks("*", 1) { return }
      offset += 1
      if bytes[offset - 2] == UInt8(ascii: "-"), bytes[offset - 1] == UInt8(ascii: ">") { return }
    }
  }

  /// Whether what starts at `start` directly follows the end of an operand or type.
  private func isAfterOperand(_ start: Int) -> Bool {
    guard let last = tokens.last, last.range.upperBound == start else { return false }
    return last.isSign(">") || last.endsOperand || ["try", "as"].contains(last.text)
  }
}
