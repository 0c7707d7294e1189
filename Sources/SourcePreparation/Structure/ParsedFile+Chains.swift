/// Member accesses and calls that hang on each other: `a?.b(1)[2]!.c`.
extension ParsedFile {
  /// The chain around a dot, read on from `end`, the first token that may follow.
  func chain(through dot: Int, endingAt end: Int) -> Range<Int> {
    let start = chainStart(before: dot)
    return start..<chainEnd(from: end, isCondition: isCondition(before: start))
  }

  private func chainStart(before dot: Int) -> Int {
    var dot = dot
    while true {
      var start = dot - 1
      while text(start) == "?" || text(start) == "!", start > 0 { start -= 1 }
      // Calls and subscripts, up to the name that they are of.
      while let closing = token(start),
        closing.isSign(")") || closing.isSign("]")
          || closing.isSign("}"), let open = partner[start]
      {
        guard open > 0, tokens[open - 1].endsOperand,
          tokens[open].isAdjacent || closing.isSign("}")
        else { return open }
        start = open - 1
        while text(start) == "?" || text(start) == "!", start > 0 { start -= 1 }
      }
      guard start >= 0 else { return dot }
      guard text(start - 1) == ".", start >= 1 else { return start }
      // `.shared.delegate`: nothing before the dot.
      guard start >= 2, tokens[start - 2].endsOperand,
        tokens[start - 1].isAdjacent || tokens[start - 1].startsLine
      else { return start - 1 }
      dot = start - 1
    }
  }

  private func chainEnd(from end: Int, isCondition: Bool) -> Int {
    var end = end
    while let next = token(end) {
      if next.isSign("."), let member = token(end + 1),
        member.kind == .word || member.kind == .number
      {
        end += 2
        if !isCondition, text(end) == "{", tokens[end].startsLine == false { end = after(end) }
      } else if next.isAdjacent, !next.startsLine, next.isSign("?") || next.isSign("!") {
        end += 1
      } else if next.isAdjacent, next.isSign("(") || next.isSign("[") {
        end = after(end)
        if !isCondition, text(end) == "{", tokens[end].startsLine == false { end = after(end) }
      } else {
        break
      }
    }
    return end
  }

  /// Whether an expression stands in the head of a statement, where braces are the statement's.
  private func isCondition(before start: Int) -> Bool {
    var next = start - 1
    while next >= 0 {
      let text = tokens[next].text
      if ["{", "}", ";", "(", "["].contains(text) { return false }
      if ["if", "while", "switch", "for"].contains(text), tokens[next].kind == .word {
        return true
      }
      if let open = partner[next], open < next { next = open }
      next -= 1
    }
    return false
  }
}
