/// A table of a map, for terminals and for pages.
struct MapTable {
  let heading: [String]
  private(set) var rows: [[TextCell]] = []
  /// What is left out, under the table.
  var note: String?

  init(_ heading: [String]) { self.heading = heading }

  mutating func append(_ row: [TextCell]) { rows.append(row) }

  /// For a terminal.
  var text: TextTable {
    var table = TextTable(heading)
    for row in rows { table.append(row) }
    if let note { table.append(title: TextCell(note, .dim)) }
    return table
  }

  /// For a page: the first cell of a row heads it.
  var html: String {
    let head = heading.enumerated().map { index, text in
      "<th scope=\"col\"\(isNumeric(index) ? " class=\"number\"" : "")>\(HTMLText.escaped(text))</th>"
    }
    let lines = rows.map { row in
      let cells = row.enumerated().map { index, cell -> String in
        let text = HTMLText.escaped(cell.text)
        if index == 0 {
          return "<th scope=\"row\"\(cell.style == .red ? " class=\"mark-flap\"" : "")>\(text)</th>"
        }
        return "<td\(isNumeric(index) ? " class=\"number\"" : "")>\(text)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return """
      <div class="sheet"><table>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(lines.joined(separator: "\n"))
      </tbody></table></div>
      \(note.map { "<p class=\"facts\">\(HTMLText.escaped($0))</p>\n" } ?? "")
      """
  }

  /// Whether a column holds numbers and shares only.
  private func isNumeric(_ column: Int) -> Bool {
    let texts = rows.compactMap { $0.indices.contains(column) ? $0[column].text : nil }
    return column > 0
      && texts.allSatisfy { text in
        ["", "–"].contains(text) || text.hasSuffix(" %") || Numeral.value(of: text) != nil
      }
  }
}
