import ScrollPhysics
import ScrollReplay

extension GoldenFile {
  /// The file's bytes.
  public func text() -> [UInt8] {
    var header = JSONText()
    header.object(.lines) { text in
      text.version()
      text.member("engine", engine)
      text.member("scenarioHash", scenarioHash)
      text.member("gestureHash", gestureHash)
      text.member("constants", constants)
      text.leadingMembers(recording)
      text.trailingMembers(recording, findings)
    }
    return header.finished() + rows()
  }

  /// The table: the frames, and under each the elements if they are not those of the frame above.
  private func rows() -> [UInt8] {
    let tables = RecordingTables(recording)
    var frames = TextLines(tables.frames)
    var cells = TextLines(tables.cells)
    var bytes: [UInt8] = []
    func append(_ line: some Sequence<UInt8>) {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    if let names = frames.next() { append(tables.frames[names]) }
    if let names = cells.next() { append(" ".utf8 + GoldenRow(tables.cells[names]).text) }
    var above: [GoldenRow] = []
    var frame = 0
    while let line = frames.next() {
      append(tables.frames[line])
      let rows = (0..<recording.cells(in: frame).count).compactMap { _ in
        cells.next().map { GoldenRow(tables.cells[$0]) }
      }
      if rows.isEmpty, !above.isEmpty { append(GoldenRow.none) }
      if rows != above {
        let known = Dictionary(above.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for row in rows { append(" ".utf8 + (known[row.name] == row ? row.reference : row.text)) }
      }
      above = rows
      frame += 1
    }
    return bytes
  }
}

/// An element's line of the table of elements, without the frame's number that leads it.
struct GoldenRow: Hashable {
  /// The columns after the frame's number.
  let text: ArraySlice<UInt8>
  /// The columns that name the element.
  let name: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    text = line[(line.firstIndex(of: GoldenRow.comma).map { $0 + 1 } ?? line.endIndex)...]
    name = GoldenRow.name(text)
  }

  /// The columns of an element's line that name it: those before the first number about it.
  static func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = text.startIndex
    for column in 0..<nameCount {
      if column > 0, end < text.endIndex { end += 1 }
      end = text[end...].firstIndex(of: comma) ?? text.endIndex
    }
    return text[..<end]
  }

  /// How the line says that nothing is in sight.
  static let none = Array(" none".utf8)
  /// What a line begins with that only names an element of the frame above.
  static let mark = UInt8(ascii: "=")
  private static let comma = UInt8(ascii: ",")
  private static let nameCount = (RecordingTables.cellColumns.firstIndex(of: "center_x") ?? 1) - 1

  /// The line of an element that is as it was in the frame above.
  var reference: ArraySlice<UInt8> { [GoldenRow.mark] + name }
}
