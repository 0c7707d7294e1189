/// Writes a draft's files out.
struct Renderer {
  let draft: Draft
  private var lines: [PreparedLine] = []
  private var isLineOpen = false

  /// The lines of a file.
  static func lines(of file: Int, in draft: Draft) -> [PreparedLine] {
    var renderer = Renderer(draft: draft)
    renderer.write(0..<draft.folder.files[file].source.bytes.count, of: file, ownMove: nil)
    return renderer.lines
  }

  private init(draft: Draft) { self.draft = draft }

  /// What stands at an offset, in the order in which it is written.
  private enum Step {
    case insertion(Insertion)
    case edit(Edit)
    case move(Range<Int>)
  }

  private mutating func write(_ range: Range<Int>, of file: Int, ownMove: Range<Int>?) {
    let source = draft.folder.files[file].source
    var offset = range.lowerBound
    for (place, step) in steps(in: range, of: file, ownMove: ownMove) {
      // What lies in a range that moved, or was written otherwise, is none of ours.
      guard place >= offset else { continue }
      append(source, offset..<place)
      offset = place
      switch step {
      case .edit(let edit):
        append(edit.replacement, origin(source, place))
        offset = edit.range.upperBound
      case .move(let moved):
        append(source, lineEndsOf: moved)
        offset = moved.upperBound
      case .insertion(let insertion):
        write(insertion, source)
      }
    }
    append(source, offset..<range.upperBound)
  }

  private func steps(in range: Range<Int>, of file: Int, ownMove: Range<Int>?) -> [(Int, Step)] {
    var steps: [(place: Int, rank: Int, step: Step)] = []
    for insertion in draft.insertions[file]
    where insertion.offset >= range.lowerBound && insertion.offset <= range.upperBound {
      // An insertion at the edge of a piece that moves stays behind.
      if ownMove != nil,
        insertion.offset == range.lowerBound || insertion.offset == range.upperBound
      {
        continue
      }
      steps.append((insertion.offset, 0, .insertion(insertion)))
    }
    for move in draft.moves[file] where range.contains(move.lowerBound) && move != ownMove {
      steps.append((move.lowerBound, 1, .move(move)))
    }
    for edit in draft.edits[file]
    where edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound {
      steps.append((edit.range.lowerBound, edit.range.isEmpty ? 2 : 3, .edit(edit)))
    }
    return steps.enumerated()
      .sorted { ($0.1.place, $0.1.rank, $0.0) < ($1.1.place, $1.1.rank, $1.0) }
      .map { ($0.1.place, $0.1.step) }
  }

  private mutating func write(_ insertion: Insertion, _ source: SourceText) {
    let isOpen = isLineOpen && lines.last?.text != "\u{FEFF}"
    if insertion.breaksLine || isOpen { append(source.lineEnd, nil) }
    for content in insertion.contents {
      switch content {
      case .lines(let lines):
        for line in lines { append(line + source.lineEnd, nil) }
      case .indentation(let spaces): append(spaces, nil)
      case .moved(let file, let range):
        write(range, of: file, ownMove: range)
        if isLineOpen { append(source.lineEnd, nil) }
      }
    }
  }

  // MARK: Lines

  private func origin(_ source: SourceText, _ offset: Int) -> PreparedLine.Origin {
    PreparedLine.Origin(path: source.path, line: source.line(at: offset))
  }

  private mutating func append(_ source: SourceText, _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = min(source.nextLine(after: offset), range.upperBound)
      append(source.string(offset..<end), origin(source, offset))
      offset = end
    }
  }

  private mutating func append(_ source: SourceText, lineEndsOf range: Range<Int>) {
    for offset in range where SourceText.endsLine(source.bytes, at: offset) {
      let start =
        offset > 0 && source.bytes[offset] == .newline
          && source.bytes[offset - 1] == .carriageReturn ? offset - 1 : offset
      append(source.string(start..<offset + 1), origin(source, offset))
    }
  }

  private mutating func append(_ text: String, _ origin: PreparedLine.Origin?) {
    guard !text.isEmpty else { return }
    if isLineOpen, !lines.isEmpty {
      lines[lines.count - 1].text += text
      if lines[lines.count - 1].origin == nil { lines[lines.count - 1].origin = origin }
    } else {
      lines.append(PreparedLine(text: text, origin: origin))
    }
    isLineOpen = text.utf8.last.map { !$0.isLineEnd } ?? false
  }
}

extension Draft {
  func render() -> [PreparedFile] {
    folder.files.indices.map { index in
      let source = folder.files[index].source
      return PreparedFile(
        path: source.path, lines: Renderer.lines(of: index, in: self), lineEnd: source.lineEnd)
    }
  }
}
