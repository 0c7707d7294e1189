/// A table as other programs write it: commas, semicolons or tabs between fields, quotes around them or not.
///
/// Walks from row to row and keeps no more than one. Lines that begin with # and empty ones are passed over.
struct DelimitedText: Sendable {
  let file: ImportFile
  /// The fields of the first row: the columns' names, if it holds any.
  let names: [String]
  private(set) var fields: [Range<Int>]
  private var lines: TextLines
  private let separator: UInt8

  static let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]

  /// Stands at the first row.
  init(_ file: ImportFile) throws(FormatError) {
    self.file = file
    lines = TextLines(file.bytes)
    guard let first = DelimitedText.nextLine(&lines, of: file) else {
      throw file.fail(0, "the table is empty, but must begin with the columns' names")
    }
    let counts = DelimitedText.separators.map { separator in
      file.bytes[first].reduce(0) { $0 + ($1 == separator ? 1 : 0) }
    }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    separator = DelimitedText.separators[most]
    fields = DelimitedText.split(first, separator, of: file)
    names = fields.map(file.text)
  }

  /// Goes to the next row.
  ///
  /// - Returns: whether there is one.
  /// - Throws: a row with too few or too many fields.
  mutating func nextRow() throws(FormatError) -> Bool {
    guard let line = DelimitedText.nextLine(&lines, of: file) else { return false }
    fields = DelimitedText.split(line, separator, of: file)
    guard fields.count == names.count else {
      throw file.fail(
        line.lowerBound,
        "the number of fields is \(fields.count), but must be \(names.count) as in the first line")
    }
    return true
  }

  /// The row's field in a column.
  func field(_ column: Int, _ name: String) -> TextToken { TextToken(file, fields[column], name) }

  private static func nextLine(_ lines: inout TextLines, of file: ImportFile) -> Range<Int>? {
    while let line = lines.next() {
      let content = file.trimmed(line)
      if !content.isEmpty, !file.starts(content, with: "#") { return line }
    }
    return nil
  }

  private static func split(_ line: Range<Int>, _ separator: UInt8, of file: ImportFile)
    -> [Range<Int>]
  {
    var fields: [Range<Int>] = []
    var start = line.lowerBound
    for index in line where file.bytes[index] == separator {
      fields.append(unquoted(start..<index, of: file))
      start = index + 1
    }
    return fields + [unquoted(start..<line.upperBound, of: file)]
  }

  private static func unquoted(_ field: Range<Int>, of file: ImportFile) -> Range<Int> {
    let field = file.trimmed(field)
    let quote = UInt8(ascii: "\"")
    guard field.count >= 2, file.bytes[field.lowerBound] == quote,
      file.bytes[field.upperBound - 1] == quote
    else { return field }
    return field.lowerBound + 1..<field.upperBound - 1
  }
}
