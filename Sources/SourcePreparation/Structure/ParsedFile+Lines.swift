extension ParsedFile {
  /// Where a declaration starts that begins with a token: at the line of the comments that touch it, unless other
  /// tokens stand on that line.
  func start(of token: Int) -> Int {
    let own = tokens[token].range.lowerBound
    let floor = self.token(token - 1)?.range.upperBound ?? 0
    var start = own
    for comment in comments(in: floor..<own).reversed() {
      let between = source.bytes[comment.upperBound..<start]
      guard between.filter({ $0 == .newline }).count < 2 else { break }
      start = comment.lowerBound
    }
    while start < own, source.lineStart(of: start) < floor {
      // A comment on the line of the token before belongs to that.
      start = comments(in: floor..<own).first { $0.lowerBound > start }?.lowerBound ?? own
    }
    let line = source.lineStart(of: start)
    return line >= floor && source.isBlank(line..<start) ? line : start
  }

  /// Where a declaration ends that ends with a token: behind the line with its comments, unless other tokens
  /// follow on that line.
  func end(of token: Int) -> Int {
    let own = tokens[token].range.upperBound
    guard self.token(token + 1)?.startsLine ?? true else { return own }
    let ceiling = self.token(token + 1)?.range.lowerBound ?? source.bytes.count
    var end = own
    for comment in comments(in: own..<ceiling) {
      guard !source.bytes[end..<comment.lowerBound].contains(where: \.isLineEnd) else { break }
      end = comment.upperBound
    }
    while end < ceiling, source.bytes[end].isBlank { end += 1 }
    guard end < ceiling, source.bytes[end].isLineEnd else { return end }
    return source.nextLine(after: end)
  }

  /// The comments among bytes in which there are no tokens.
  private func comments(in range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var offset = range.lowerBound
    func peeks(_ text: StaticString, _ offset: Int) -> Bool {
      offset + 1 < range.upperBound && source.bytes[offset] == text.utf8Start[0]
        && source.bytes[offset + 1] == text.utf8Start[1]
    }
    while offset < range.upperBound {
      let start = offset
      if peeks("//", offset) {
        while offset < range.upperBound, !source.bytes[offset].isLineEnd { offset += 1 }
        comments.append(start..<offset)
      } else if peeks("/*", offset) {
        var depth = 0
        repeat {
          let change = peeks("/*", offset) ? 1 : peeks("*/", offset) ? -1 : 0
          depth += change
          offset += change == 0 ? 1 : 2
        } while depth > 0 && offset < range.upperBound
        comments.append(start..<min(offset, range.upperBound))
      } else {
        offset += 1
      }
    }
    return comments
  }
}
