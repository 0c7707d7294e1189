/// Rows of text in aligned columns, numbers to the right, made to fit a width.
///
/// The last column wraps. If that does not do, columns of text are cut from the right on; numbers never are, but the
/// names over them go on in a second line.
package struct TextTable: Sendable, Hashable {
  private let heading: [TextCell]
  private var rows: [Row] = []

  /// Creates a table; without a heading its columns are those of its rows.
  package init(_ heading: [String] = []) { self.heading = heading.map { TextCell($0, .bold) } }

  /// Adds a row; it may be shorter than the others.
  package mutating func append(_ row: [TextCell]) { rows.append(.cells(row)) }

  /// Adds a line across all columns, over the rows that it is about; an empty one parts them.
  package mutating func append(title: TextCell) { rows.append(.title(title)) }

  /// The table in lines of at most `width` columns, if its numbers leave room for that.
  package func text(width: Int, usesColor: Bool = false) -> String {
    let all = heading.isEmpty ? rows : [.cells(heading)] + rows
    let columns = fit(all.compactMap(\.cells), to: width)
    return all.map { row in
      switch row {
      case .cells(let cells): lines(of: cells, in: columns, usesColor)
      case .title(let title): lines(of: title, width, usesColor)
      }
    }.joined()
  }

  private enum Row: Sendable, Hashable {
    case cells([TextCell])
    case title(TextCell)

    var cells: [TextCell]? {
      if case .cells(let cells) = self { cells } else { nil }
    }
  }

  private struct Column {
    var width: Int
    /// What it may be cut or wrapped to.
    var least: Int
    let isNumeric: Bool
  }

  private static let gap = "  "
  private static let leastText = 8
  private static let leastWrapped = 16

  private func fit(_ all: [[TextCell]], to width: Int) -> [Column] {
    let count = all.map(\.count).max() ?? 0
    var columns = (0..<count).map { (index) -> Column in
      let texts = all.compactMap { $0.indices.contains(index) ? $0[index].text : nil }
      return column(texts, index + 1 == count)
    }
    var excess = TextTable.gap.count * max(0, count - 1) - width
    excess += columns.reduce(0) { $0 + $1.width }
    for index in columns.indices.reversed() where excess > 0 {
      let spare = max(0, columns[index].width - columns[index].least)
      columns[index].width -= min(spare, excess)
      excess -= min(spare, excess)
    }
    return columns
  }

  private func column(_ texts: [String], _ isLast: Bool) -> Column {
    let values = texts.dropFirst(heading.isEmpty ? 0 : 1).filter { !$0.isEmpty && $0 != "–" }
    let isNumeric = !values.isEmpty && values.allSatisfy { Numeral.value(of: $0) != nil }
    let width = texts.map(DisplayText.width).max() ?? 0
    let least = isLast ? TextTable.leastWrapped : TextTable.leastText
    let parts = texts.prefix(heading.isEmpty ? 0 : 1).flatMap(TextTable.parts)
    let numbers = (values + parts).map(DisplayText.width).max() ?? 0
    return Column(width: width, least: isNumeric ? numbers : least, isNumeric: isNumeric)
  }

  /// Where a name may be parted: `spring.`, `damping`, `Ratio`.
  private static func parts(of name: String) -> [String] {
    var parts: [String] = []
    var last: Character = "."
    for character in name {
      if last == "." || last == " " || last.isLowercase && character.isUppercase {
        parts.append("")
      }
      parts[parts.count - 1].append(character)
      last = character
    }
    return parts
  }

  /// A name in lines of at most `width` columns.
  private static func broken(_ name: String, to width: Int) -> [String] {
    parts(of: name).reduce(into: []) { lines, part in
      let joined = (lines.last ?? "") + part
      if lines.isEmpty || DisplayText.width(joined) > width {
        lines.append(part)
      } else {
        lines[lines.count - 1] = joined
      }
    }.map(TextTable.trimmed)
  }

  private func lines(of row: [TextCell], in columns: [Column], _ usesColor: Bool) -> String {
    let wrapped = row.indices.map { index in
      if row == heading, columns[index].isNumeric {
        return TextTable.broken(row[index].text, to: columns[index].width)
      }
      return index + 1 == columns.count
        ? DisplayText.wrap(row[index].text, to: columns[index].width)
        : [DisplayText.truncate(row[index].text, to: columns[index].width)]
    }
    let height = wrapped.map(\.count).max() ?? 1
    return (0..<height).map { line in
      let cells = row.indices.map { index in
        let text = line < wrapped[index].count ? wrapped[index][line] : ""
        let column = columns[index]
        let padded = DisplayText.pad(text, to: column.width, isRight: column.isNumeric)
        return usesColor ? row[index].style.applied(to: padded) : padded
      }
      return TextTable.trimmed(cells.joined(separator: TextTable.gap)) + "\n"
    }.joined()
  }

  private func lines(of title: TextCell, _ width: Int, _ usesColor: Bool) -> String {
    DisplayText.wrap(title.text, to: width).map { line in
      (usesColor ? title.style.applied(to: line) : line) + "\n"
    }.joined()
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
