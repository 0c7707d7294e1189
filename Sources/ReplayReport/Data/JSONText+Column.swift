import ReplayFormats

/// A column of numbers as a page holds it.
struct DataColumn {
  /// Its name.
  let name: StaticString
  /// What stands for a column that is not written at all.
  var rest = 0.0
  /// How many decimals are kept.
  var places = 4
}

extension JSONText {
  /// Writes columns of one length as members: one number where a column is the same all along, the name of an
  /// earlier column where it equals that, nothing where all of it is `rest`.
  mutating func members(_ columns: [(DataColumn, [Double])]) {
    var written: [(StaticString, [Double])] = []
    for (column, values) in columns {
      let values = values.map { $0.toDecimals(column.places) }
      let first = values.first ?? column.rest
      if values.allSatisfy({ $0 == first }) {
        if first == column.rest { continue }
        member(column.name, first)
      } else if let same = written.first(where: { $0.1 == values }) {
        member(column.name, same.0.description)
      } else {
        member(column.name, values)
        written.append((column.name, values))
      }
    }
  }

  /// Writes ranges as pairs of their first frame and their length.
  mutating func member(_ name: StaticString, _ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    array(name) { text in
      for range in ranges {
        text.array { text in
          text.value(range.lowerBound)
          text.value(range.count)
        }
      }
    }
  }

  /// Writes a number as a member, to four decimals.
  mutating func rounded(_ name: StaticString, _ number: Double) {
    member(name, number.toDecimals(4))
  }
}
