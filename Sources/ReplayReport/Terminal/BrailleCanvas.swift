/// Dots on a terminal: two across and four down in each character.
struct BrailleCanvas: Sendable, Hashable {
  /// Characters across.
  let columns: Int
  /// Characters down.
  let rows: Int
  private var cells: [UInt8]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
  }

  /// Dots across.
  var width: Int { columns * 2 }
  /// Dots down.
  var height: Int { rows * 4 }

  /// Sets a dot; the first row is the upper one. Outside there is none to set.
  mutating func set(x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    cells[y / 4 * columns + x / 2] |= BrailleCanvas.bits[y % 4 * 2 + x % 2]
  }

  /// Sets the dots of a line.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      set(
        x: start.x + BrailleCanvas.share(end.x - start.x, step, steps),
        y: start.y + BrailleCanvas.share(end.y - start.y, step, steps))
    }
  }

  /// A row's characters; what has no dot is a space.
  func text(row: Int) -> String {
    String(
      String.UnicodeScalarView(
        cells[row * columns..<(row + 1) * columns].map { bits in
          bits == 0 ? " " : Unicode.Scalar(UInt32(0x2800) + UInt32(bits)) ?? " "
        }))
  }

  /// `distance · step / steps`, rounded.
  private static func share(_ distance: Int, _ step: Int, _ steps: Int) -> Int {
    (2 * distance * step + (distance < 0 ? -steps : steps)) / (2 * steps)
  }

  /// The bits of a character's dots, row by row.
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}
