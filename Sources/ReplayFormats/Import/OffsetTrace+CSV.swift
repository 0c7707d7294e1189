import ScrollPhysics
public import ScrollReplay

extension OffsetTrace {
  /// Reads a table with the columns `t_ms`, `content_offset_x` and `content_offset_y` or one of them, and perhaps
  /// `phase`; others are passed over.
  ///
  /// Names may go on, as in `t_ms_since_release` and `content_offset_y_pt`.
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - path: the file's, for messages and the trace's name.
  ///   - options: of which the units of length and time count.
  /// - Throws: the first thing that is wrong, with its line and column.
  public init(csv bytes: [UInt8], path: String, options: ImportOptions = ImportOptions())
    throws(FormatError)
  {
    let file = try ImportFile(bytes, path: path)
    try file.requireShortLines()
    var table = try DelimitedText(file)
    let columns = OffsetTrace.columns(table.names)
    guard let time = columns.time, columns.x != nil || columns.y != nil else {
      throw file.fail(
        table.fields[0].lowerBound,
        "the columns are no trace's, but must be t_ms and content_offset_x or content_offset_y")
    }
    let unit = options.timeUnit ?? OffsetTrace.unit(ofColumn: table.names[time])
    var samples: [Sample] = []
    var offsets: [Int] = []
    while try table.nextRow() {
      guard samples.count < Bounds.samples else {
        throw table.field(time, table.names[time])
          .fail("the trace has more than \(Bounds.samples) rows, but must have at most that")
      }
      func number(_ column: Int?) throws(FormatError) -> Double {
        guard let column else { return 0 }
        return try table.field(column, table.names[column]).number() / options.unitsPerPoint
      }
      let token = table.field(time, table.names[time])
      let offset = Vector(x: try number(columns.x), y: try number(columns.y))
      let phase = try columns.phase.flatMap { (column) throws(FormatError) in
        try table.field(column, table.names[column]).phase()
      }
      samples.append(Sample(time: try token.nanoseconds(unit), offset: offset, phase: phase))
      offsets.append(token.range.lowerBound)
    }
    guard !samples.isEmpty else {
      throw file.fail(0, "the table has no row, but must have one at least")
    }
    let axes = (columns.x == nil ? [] : [Axis.horizontal]) + (columns.y == nil ? [] : [.vertical])
    do {
      try self.init(name: file.name, axes: axes, samples: samples)
    } catch {
      throw file.fail(offsets[error.sample], error.reason)
    }
  }

  /// Whether a table's columns are those of a trace.
  static func isTrace(_ file: ImportFile) -> Bool {
    guard let table = try? DelimitedText(file) else { return false }
    let found = columns(table.names)
    return found.time != nil && (found.x != nil || found.y != nil)
  }

  private static func columns(_ names: [String]) -> (time: Int?, x: Int?, y: Int?, phase: Int?) {
    func first(_ prefixes: String...) -> Int? {
      names.firstIndex { name in prefixes.contains { name.lowercased().hasPrefix($0) } }
    }
    return (
      first("t_", "time") ?? names.firstIndex(of: "t"),
      first("content_offset_x", "contentoffset.x"),
      first("content_offset_y", "contentoffset.y"), names.firstIndex(of: "phase")
    )
  }

  private static func unit(ofColumn name: String) -> TimeUnit {
    let parts = name.lowercased().split(separator: "_")
    return parts.dropFirst().first.flatMap { TimeUnit(rawValue: String($0)) } ?? .milliseconds
  }
}

extension TextToken {
  /// A phase by its word; none where there is no word.
  fileprivate func phase() throws(FormatError) -> ScrollPhase? {
    let phase = ScrollPhase(spelled: text)
    guard phase != nil || text.isEmpty else { throw fail(mustBe: ScrollPhase.choices) }
    return phase
  }
}
