import ScrollPhysics
import ScrollReplay

/// Reads a table of touches: a row a sample, columns as they are named or mapped.
struct TouchTable {
  private var table: DelimitedText
  private let columns: [TouchRole: Int]
  private let unit: TimeUnit
  /// Whether the first row is a sample already.
  private let isHeaderless: Bool
  private var series = TouchSeries()

  /// Finds the columns.
  ///
  /// - Throws: a column that is needed and not there.
  init(_ file: ImportFile, _ options: ImportOptions) throws(FormatError) {
    let table = try DelimitedText(file)
    self.table = table
    var found: [TouchRole: Int] = [:]
    for role in TouchRole.allCases {
      if let column = try TouchTable.column(role, in: table, options.columns) {
        found[role] = column
      } else if role.isRequired {
        throw table.file.fail(
          table.fields[0].lowerBound,
          "no column is known as \(quoted(role.title)), but one must be named or mapped to it")
      }
    }
    columns = found
    let name = found[.time].map { table.names[$0] } ?? ""
    isHeaderless =
      NumberToken(Array(name.utf8), at: 0, upTo: name.utf8.count)?.end == name.utf8.count
    unit = options.timeUnit ?? TouchColumns.unit(ofColumn: name) ?? .milliseconds
  }

  /// Adds every row to a log.
  mutating func read(into log: inout TouchLog) throws(FormatError) {
    if isHeaderless { try readRow(log) }
    while try table.nextRow() { try readRow(log) }
    log.mayBeResampled = true
    try series.read(into: &log)
  }

  private mutating func readRow(_ log: TouchLog) throws(FormatError) {
    guard let time = field(.time), let x = field(.x), let y = field(.y) else { return }
    try log.requireFew(series.count + 1, at: time.range.lowerBound)
    let event = FingerEvent(
      .moved, at: try time.nanoseconds(unit), log.point(try x.number(), try y.number()),
      offset: time.range.lowerBound)
    series.append(
      event, try phase(), pointer: field(.pointer)?.text, gesture: field(.gesture)?.text)
  }

  private func phase() throws(FormatError) -> TouchSeries.Phase {
    guard let field = field(.phase) else { return .none }
    if let token = field.token {
      guard let number = Int(exactly: token.value) else {
        throw field.fail(mustBe: PhaseWords.requirement)
      }
      return .number(number)
    }
    guard let phase = PhaseWords.phase(field.text) else {
      throw field.fail(mustBe: PhaseWords.requirement)
    }
    return .known(phase)
  }

  private func field(_ role: TouchRole) -> TextToken? {
    columns[role].map { table.field($0, isHeaderless ? role.title : table.names[$0]) }
  }

  private static func column(
    _ role: TouchRole, in table: DelimitedText, _ columns: TouchColumns
  ) throws(FormatError) -> Int? {
    if let index = columns.index(of: role, in: table.names) { return index }
    guard let name = columns.name(of: role) else { return nil }
    if let number = Int(name), table.names.indices.contains(number - 1) { return number - 1 }
    let hint = NearestWord.of(name, among: table.names).map { "; the nearest is \(quoted($0))" }
    throw table.file.fail(
      table.fields[0].lowerBound,
      "there is no column \(quoted(name)), which \(quoted(role.title)) is mapped to\(hint ?? "")")
  }
}
