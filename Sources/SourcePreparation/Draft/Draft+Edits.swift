extension Draft {
  /// Edits that take tokens out, with the spaces behind them, and leave every line end and comment where it is.
  func dropping(_ tokens: Range<Int>, in file: Int) -> [Edit] {
    let source = folder.files[file].source
    return pieces(tokens, in: file).map { Edit(range: widened($0, in: source), replacement: "") }
  }

  /// The bytes of tokens without the line ends and comments between them.
  private func pieces(_ tokens: Range<Int>, in file: Int) -> [Range<Int>] {
    let parsed = folder.files[file]
    var ranges: [Range<Int>] = []
    for token in tokens {
      let range = parsed.tokens[token].range
      if let last = ranges.last, parsed.source.isBlank(last.upperBound..<range.lowerBound) {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// The range with the spaces behind it, which only a name directly before it needs, and with the indentation before
  /// it, if nothing else is left of the line.
  private func widened(_ range: Range<Int>, in source: SourceText) -> Range<Int> {
    let bytes = source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let lineStart = source.lineStart(of: start)
    if end == bytes.count || bytes[end].isLineEnd {
      if source.isBlank(lineStart..<start) { start = lineStart }
    } else if start > 0, bytes[start - 1].continuesName {
      end = range.upperBound
    }
    return start..<end
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
    pieces(tokens, in: file).enumerated().map { place, range in
      Edit(range: range, replacement: place == 0 ? text : "")
    }
  }

  /// Adds lines behind the line on which a token ends.
  mutating func insert(_ lines: [String], after token: Int, in file: Int) {
    let parsed = folder.files[file]
    let offset = parsed.end(of: token)
    let isLast =
      offset == parsed.source.bytes.count || parsed.source.lineStart(of: offset) == offset
    insert(
      Insertion(offset: offset, breaksLine: !isLast, contents: [.lines(lines)]), in: file)
  }
}
