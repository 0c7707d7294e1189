/// A curve in braille characters, each two dots wide and four high.
package struct BrailleCurve: Sendable, Hashable {
  private let columns: Int
  private let rows: Int
  private var dots: [UInt8]

  /// Draws values that are evenly spaced; where there is none, nothing is drawn.
  ///
  /// - Parameters:
  ///   - values: from left to right; those that share a dot's column are joined.
  ///   - span: what the lowest and the highest dots stand for; a span of nothing is drawn in the middle.
  ///   - columns: how many characters a line has.
  ///   - rows: how many lines.
  package init(_ values: [Double?], span: ClosedRange<Double>, columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    dots = [UInt8](repeating: 0, count: self.columns * self.rows)
    var last: Int?
    for column in 0..<(2 * self.columns) where !values.isEmpty {
      let place = values.count == 1 ? 0 : column * (values.count - 1) / (2 * self.columns - 1)
      guard let value = values[place] else {
        last = nil
        continue
      }
      let height = height(value, span)
      // A steep curve stays in one piece.
      for row in min(last ?? height, height)...max(last ?? height, height)
      where row == height || row != last { set(column, row) }
      last = height
    }
  }

  /// The lines from the top down.
  package var lines: [String] {
    (0..<rows).map { row in
      String(
        String.UnicodeScalarView(
          dots[(row * columns)..<((row + 1) * columns)].compactMap {
            Unicode.Scalar(0x2800 + UInt32($0))
          }))
    }
  }

  /// The row of dots for a value, from the top.
  private func height(_ value: Double, _ span: ClosedRange<Double>) -> Int {
    let length = span.upperBound - span.lowerBound
    let highest = 4 * rows - 1
    guard length > 0, length.isFinite else { return highest / 2 }
    let share = min(max((span.upperBound - value) / length, 0), 1)
    return Int(share * Double(highest) + 0.5)
  }

  private mutating func set(_ column: Int, _ row: Int) {
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    dots[(row / 4) * columns + column / 2] |= bits[row % 4][column % 2]
  }
}
