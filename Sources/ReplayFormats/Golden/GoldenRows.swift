import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The table of a golden, read line by line.
struct GoldenRows {
  private let bytes: [UInt8]
  private let path: String
  private var lines: TextLines
  private var frames: CSVTable
  private var cells: CSVTable
  private let frameColumns: [Int]
  private let cellColumns: [Int]
  /// The elements of the frame above, and of the one that is being read.
  private var above: [Element] = []
  private var shown: [Element]?
  /// Where each name stands in the frame above; made when it is first asked for.
  private var places: [ArraySlice<UInt8>: Int] = [:]

  private struct Element {
    let name: ArraySlice<UInt8>
    let attributes: LayoutAttributes
    let spatial: Transform3D?
  }

  init(_ bytes: [UInt8], from start: Int, path: String) throws(FormatError) {
    self.bytes = bytes
    self.path = path
    var lines = TextLines(bytes)
    var line = lines.next()
    while let found = line, found.upperBound <= start { line = lines.next() }
    guard let frameNames = line, let cellNames = lines.next(), GoldenRows.isInner(cellNames, bytes)
    else {
      throw FormatError(
        path: path, in: bytes, at: line?.lowerBound ?? bytes.count,
        "the table's head is missing, but must be two lines with the columns' names")
    }
    self.lines = lines
    let known = Array(RecordingTables.cellColumns.dropFirst())
    frames = try CSVTable(
      in: bytes, path: path, names: frameNames, columns: RecordingTables.frameColumns)
    cells = try CSVTable(
      in: bytes, path: path, names: cellNames.dropFirst(), columns: known)
    frameColumns = frames.positions(of: RecordingTables.frameColumns)
    // A line has no column for its frame.
    cellColumns = [0] + cells.positions(of: known)
  }

  mutating func read(into recording: inout Recording) throws(FormatError) {
    while let line = lines.next() {
      if line.isEmpty, lines.isOnlySpaceLeft { break }
      if GoldenRows.isInner(line, bytes) {
        guard recording.count > 0 else {
          throw fail(line, "an element comes before the first frame, but must follow its frame")
        }
        try readElement(line.dropFirst())
      } else {
        try endFrame(&recording, line)
        try frames.replaceRows(with: line)
        let row = CSVRow(table: frames, row: 0, columns: frameColumns)
        recording.append(try row.frame(recording.count, after: recording.times.last))
      }
    }
    try endFrame(&recording, bytes.count..<bytes.count)
  }

  private mutating func readElement(_ line: Range<Int>) throws(FormatError) {
    if bytes[line].elementsEqual(GoldenRow.none.dropFirst()) {
      shown = shown ?? []
      return
    }
    if bytes[line].first == GoldenRow.mark {
      let name = bytes[line].dropFirst()
      guard let element = elementAbove(named: name) else {
        throw fail(
          line,
          "\(quoted(String(decoding: name, as: UTF8.self))) is not in the frame above, but must be")
      }
      return try show(element, line)
    }
    try cells.replaceRows(with: line)
    let row = CSVRow(table: cells, row: 0, columns: cellColumns)
    let attributes = try row.attributes()
    let name = GoldenRow.name(bytes[line])
    try show(Element(name: name, attributes: attributes, spatial: try row.transform3D()), line)
  }

  private mutating func show(_ element: Element, _ line: Range<Int>) throws(FormatError) {
    guard (shown?.count ?? 0) < GoldenFile.mostElements else { throw tooMany(line) }
    // In place: a frame's elements take time that grows with their number, not its square.
    shown?.append(element)
    if shown == nil { shown = [element] }
  }

  /// The first element of the frame above with a name.
  private mutating func elementAbove(named name: ArraySlice<UInt8>) -> Element? {
    if places.isEmpty {
      places = Dictionary(
        above.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return places[name].map { above[$0] }
  }

  private mutating func endFrame(_ recording: inout Recording, _ line: Range<Int>)
    throws(FormatError)
  {
    guard recording.count > 0 else { return }
    if let shown {
      above = shown
      places.removeAll(keepingCapacity: true)
    }
    shown = nil
    guard recording.cells.count + above.count <= GoldenFile.mostElements else {
      throw tooMany(line)
    }
    for element in above { recording.append(element.attributes, element.spatial) }
    recording.endFrame()
  }

  private func tooMany(_ line: Range<Int>) -> FormatError {
    fail(
      line,
      "all frames show more than \(GoldenFile.mostElements) elements, but must show at most that")
  }

  private func fail(_ line: Range<Int>, _ message: String) -> FormatError {
    FormatError(path: path, in: bytes, at: line.lowerBound, message)
  }

  private static func isInner(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[line].first == UInt8(ascii: " ")
  }
}
