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
        key(column.name)
        value(first)
      } else if let same = written.first(where: { $0.1 == values }) {
        key(column.name)
        value(same.0.description)
      } else {
        key(column.name)
        array { text in for number in values { text.value(number) } }
        written.append((column.name, values))
      }
    }
  }

  /// Writes ranges as pairs of their first frame and their length.
  mutating func member(_ name: StaticString, _ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    key(name)
    array { text in
      for range in ranges {
        text.array { text in
          text.value(range.lowerBound)
          text.value(range.count)
        }
      }
    }
  }

  /// Writes a text as a member.
  mutating func member(_ name: StaticString, _ content: String) {
    key(name)
    value(content)
  }

  /// Writes a number as a member, to four decimals.
  mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number.toDecimals(4))
  }

  /// Writes a whole number as a member.
  mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    value(number)
  }
}
