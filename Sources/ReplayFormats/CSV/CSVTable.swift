/// A table of numbers and words: a line for each row, commas between fields, names in the first line.
///
/// Without quotes, so that a field is what stands between two commas. Lines may end with a carriage return, and
/// empty lines may follow the last one.
struct CSVTable: Sendable {
  let path: String
  let bytes: [UInt8]
  /// The columns' names, in the file's order.
  private(set) var names: [String] = []
  /// The fields of all rows, one row after the other.
  private var fields: [Range<Int>] = []

  /// How many rows there are.
  var count: Int { names.isEmpty ? 0 : fields.count / names.count }

  /// Takes a text apart.
  ///
  /// - Parameter known: the columns that there must be, in any order, and none else.
  /// - Throws: a column that is missing, unknown or there twice, or a row with too few or too many fields.
  /// - Complexity: O(*n*) in the text's length.
  init(_ bytes: [UInt8], path: String, columns known: [String]) throws(FormatError) {
    self.path = path
    self.bytes = bytes
    guard bytes.count <= JSONDocument.longest else {
      throw fail(
        0, "the file is \(bytes.count) bytes long, but must be at most \(JSONDocument.longest)")
    }
    if let fault = TextEncoding.fault(in: bytes) { throw fail(fault.offset, fault.message) }
    var lines = TextLines(bytes)
    guard let header = lines.next(), !header.isEmpty else {
      throw fail(0, "the table is empty, but must begin with the columns' names")
    }
    try readNames(header, known)
    while let line = lines.next() {
      if line.isEmpty, lines.isOnlySpaceLeft { break }
      try readRow(line)
    }
  }

  /// Begins a table in the middle of a text, for rows that are read one at a time.
  ///
  /// - Parameters:
  ///   - bytes: the whole text, so that messages name its lines.
  ///   - path: the file's, for messages.
  ///   - names: where the columns' names stand.
  ///   - known: the columns that there must be, in any order, and none else.
  init(
    in bytes: [UInt8], path: String, names: Range<Int>, columns known: [String]
  ) throws(FormatError) {
    self.path = path
    self.bytes = bytes
    try readNames(names, known)
  }

  /// Makes `line` the only row.
  mutating func replaceRows(with line: Range<Int>) throws(FormatError) {
    fields.removeAll(keepingCapacity: true)
    try readRow(line)
  }

  /// The field of `row` in column `name`.
  ///
  /// - Precondition: the column is one of those that the table was opened with.
  func field(_ row: Int, _ column: Int) -> CSVField {
    CSVField(table: self, range: fields[row * names.count + column], row: row, column: column)
  }

  /// Where `known` columns stand in this file.
  func positions(of known: [String]) -> [Int] {
    known.map { name in names.firstIndex(of: name) ?? 0 }
  }

  func fail(_ offset: Int, _ message: String) -> FormatError {
    FormatError(path: path, in: bytes, at: offset, message)
  }

  private mutating func readNames(_ line: Range<Int>, _ known: [String]) throws(FormatError) {
    for field in split(line) {
      let name = String(decoding: bytes[field], as: UTF8.self)
      guard known.contains(name) else {
        let hint = NearestWord.of(name, among: known).map { ", did you mean \(quoted($0))?" } ?? ""
        throw fail(field.lowerBound, "unknown column \(quoted(name))\(hint)")
      }
      guard !names.contains(name) else {
        throw fail(
          field.lowerBound, "the column \(quoted(name)) is there twice, but must be there once")
      }
      names.append(name)
    }
    for name in known where !names.contains(name) {
      throw fail(line.lowerBound, "the column \(quoted(name)) is missing, but must be given")
    }
  }

  private mutating func readRow(_ line: Range<Int>) throws(FormatError) {
    let row = split(line)
    guard row.count == names.count else {
      throw fail(
        line.lowerBound,
        "the number of fields is \(row.count), but must be \(names.count) as in the first line")
    }
    guard fields.count < JSONDocument.mostValues else {
      throw fail(
        line.lowerBound,
        "the table has more than \(JSONDocument.mostValues) fields, but must have at most that")
    }
    fields.append(contentsOf: row)
  }

  private func split(_ line: Range<Int>) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var start = line.lowerBound
    for index in line where bytes[index] == UInt8(ascii: ",") {
      fields.append(start..<index)
      start = index + 1
    }
    return fields + [start..<line.upperBound]
  }
}
