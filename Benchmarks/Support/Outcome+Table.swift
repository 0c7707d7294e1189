extension [Outcome] {
  /// The outcomes in aligned columns; those without anything in them are left out.
  var table: String {
    let heading = [
      "benchmark", "an item", "minimum", "median", "spread", "MB/s", "ratio", "budget", "measured",
      "",
    ]
    let results = map(\.row)
    let columns = heading.indices.filter { column in results.contains { !$0[column].isEmpty } }
    let rows = ([heading] + results).map { row in columns.map { row[$0] } }
    return rows.aligned(left: [0, 1, columns.count - 1])
  }
}

extension [[String]] {
  /// Rows of cells in columns, those of `left` to the left and the others to the right.
  func aligned(left: Set<Int>) -> String {
    let widths = self[0].indices.map { column in map { $0[column].count }.max() ?? 0 }
    return map { row in
      let cells = row.indices.map { column in
        let room = String(repeating: " ", count: widths[column] - row[column].count)
        return left.contains(column) ? row[column] + room : room + row[column]
      }
      return cells.joined(separator: "  ").trimmed
    }.joined(separator: "\n")
  }
}

extension Outcome {
  fileprivate var row: [String] {
    [
      name, item,
      timing.map { "\(Numeral.text($0.minimum)) ns" } ?? "",
      timing.map { "\(Numeral.text($0.median)) ns" } ?? "",
      timing.map { "\(Numeral.text(100 * $0.spread, places: 0)) %" } ?? "",
      megabytes.map { Numeral.text($0) } ?? "",
      ratio.map { Numeral.text($0) } ?? "",
      limit.map { "\(Numeral.short($0.limit)) \($0.unit)" } ?? "",
      limit.map { Numeral.text($0.measured) } ?? "",
      verdict,
    ]
  }

  private var verdict: String {
    if isRight == false, let checksum {
      return "WRONG: checksum 0x\(String(checksum, radix: 16))"
    }
    if let limit { return limit.isMet ? "met" : "MISSED" }
    return "right"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
