import ScrollPhysics
import ScrollReplay

/// Writes a table: always the same bytes for the same values, numbers as `JSONText` writes them.
struct CSVText: Sendable {
  /// The numbers' and words' own writer, without what JSON puts between them.
  private var text = JSONText()
  private var isRowEmpty = true

  /// Begins a table with its columns' names.
  init(columns: [String]) {
    text.append(contentsOf: columns.joined(separator: ",").utf8)
    endRow()
  }

  /// The finished table.
  consuming func finished() -> [UInt8] { text.bytes }

  mutating func endRow() {
    text.append("\n")
    isRowEmpty = true
  }

  mutating func field(_ number: Double) {
    separate()
    text.append(number)
  }

  mutating func field(_ number: Int) {
    separate()
    if number < 0 { text.append("-") }
    text.append(UInt64(number.magnitude))
  }

  mutating func field(_ vector: Vector) {
    field(vector.x)
    field(vector.y)
  }

  mutating func field(milliseconds nanoseconds: Int64) {
    separate()
    text.appendMilliseconds(nanoseconds)
  }

  mutating func field(_ word: StaticString) {
    separate()
    text.append(word)
  }

  mutating func field(_ events: EventSet) {
    separate()
    var isFirst = true
    events.forEachWord { word in
      if !isFirst { text.append("+") }
      isFirst = false
      text.append(word)
    }
  }

  /// Writes numbers with spaces between them.
  mutating func field(_ numbers: [Double]) {
    separate()
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(" ") }
      text.append(number)
    }
  }

  private mutating func separate() {
    if !isRowEmpty { text.append(",") }
    isRowEmpty = false
  }
}
