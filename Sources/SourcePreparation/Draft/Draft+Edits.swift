extension Draft {
  /// Edits that take tokens out, with the spaces behind them, and leave every line end where it is.
  func dropping(_ tokens: Range<Int>, in file: Int) -> [Edit] {
    let parsed = folder.files[file]
    return tokens.map { index in
      var range = parsed.tokens[index].range
      let bytes = parsed.source.bytes
      let isLast = index + 1 == tokens.upperBound
      let start = parsed.tokens[tokens.lowerBound].range.lowerBound
      let isGlued = isLast && start > 0 && bytes[start - 1].continuesName
      while !isGlued, range.upperBound < bytes.count, bytes[range.upperBound].isBlank,
        isLast || parsed.tokens[index + 1].range.lowerBound > range.upperBound
      {
        range = range.lowerBound..<range.upperBound + 1
      }
      return Edit(range: trimmed(range, in: parsed.source), replacement: "")
    }
  }

  /// The range with the indentation before it, if nothing else is left of the line.
  private func trimmed(_ range: Range<Int>, in source: SourceText) -> Range<Int> {
    let start = source.lineStart(of: range.lowerBound)
    let endsLine =
      range.upperBound == source.bytes.count || source.bytes[range.upperBound].isLineEnd
    return endsLine && source.isBlank(start..<range.lowerBound) ? start..<range.upperBound : range
  }

  /// An edit that writes one token otherwise.
  func replacing(_ token: Int, by text: String, in file: Int) -> Edit {
    Edit(range: folder.files[file].tokens[token].range, replacement: text)
  }

  /// An edit that adds text before a token.
  func adding(_ text: String, before token: Int, in file: Int) -> Edit {
    let start = folder.files[file].tokens[token].range.lowerBound
    return Edit(range: start..<start, replacement: text)
  }

  /// An edit that adds text behind a token.
  func adding(_ text: String, after token: Int, in file: Int) -> Edit {
    let end = folder.files[file].tokens[token].range.upperBound
    return Edit(range: end..<end, replacement: text)
  }

  /// Edits that write several tokens otherwise: the first becomes `text`, the rest go.
  func replacing(_ tokens: Range<Int>, by text: String, in file: Int) -> [Edit] {
    guard let last = tokens.last else { return [] }
    let rest = dropping(tokens.lowerBound + 1..<last, in: file)
    let end = last > tokens.lowerBound ? [replacing(last, by: "", in: file)] : []
    return [replacing(tokens.lowerBound, by: text, in: file)] + rest + end
  }

  /// Adds lines behind the line on which a token ends.
  mutating func insert(_ lines: [String], after token: Int, in file: Int) {
    let parsed = folder.files[file]
    let offset = parsed.end(of: token)
    let isLast = offset == parsed.source.bytes.count || parsed.source.lineStart(of: offset) == offset
    insert(
      Insertion(offset: offset, breaksLine: !isLast, contents: [.lines(lines)]), in: file)
  }
}
