extension Lexer {
  /// Skips a byte order mark and a `#!` line.
  mutating func skipHead() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if peeks("#"), peeks("!", 1) { skipLine() }
  }

  /// Skips spaces and comments.
  ///
  /// - Returns: whether a token follows.
  mutating func skipTrivia() throws(LexicalError) -> Bool {
    while offset < bytes.count {
      let byte = peek()
      if byte.isLineEnd {
        sawLineEnd()
        offset += 1
      } else if byte.isBlank {
        offset += 1
      } else if peeks("/"), peeks("/", 1) {
        skipLine()
      } else if peeks("/"), peeks("*", 1) {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipLine() {
    while offset < bytes.count, !peek().isLineEnd { offset += 1 }
  }

  private mutating func skipComment() throws(LexicalError) {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if peeks("/"), peeks("*", 1) {
        depth += 1
        offset += 2
      } else if peeks("*"), peeks("/", 1) {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        if peek().isLineEnd { sawLineEnd() }
        offset += 1
      }
    }
    throw .unended("a comment", at: start, by: "*/")
  }
}
