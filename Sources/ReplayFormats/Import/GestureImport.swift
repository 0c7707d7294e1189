import ScrollPhysics
public import ScrollReplay

/// The gestures in a file of any format that developers hold.
///
/// Positions become points, times start at each gesture's first touch, several fingers become their centroid, and
/// points that Android resampled go. This package's own files stay as they are.
public struct GestureImport: Sendable, Hashable {
  /// What the file turned out to be.
  public let format: GestureFormat
  /// The gestures in the file's order: one at least.
  public let gestures: [Gesture]
  /// What was assumed or left out, in sentences with the place.
  public let warnings: [FormatWarning]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - path: the file's, for messages and for the name of a gesture that has none.
  ///   - options: what the file does not say itself.
  /// - Throws: the first thing that is wrong, with its line and column.
  /// - Complexity: O(*n* log *n*) in the file's length at most.
  public init(_ bytes: [UInt8], path: String, options: ImportOptions = ImportOptions())
    throws(FormatError)
  {
    let file = try ImportFile(bytes, path: path)
    if options.format?.isJSON ?? GestureImport.looksLikeJSON(file) {
      try self.init(JSONDocument(values: bytes, path: path), file, options)
    } else {
      try self.init(text: file, options)
    }
  }

  private init(_ document: JSONDocument, _ file: ImportFile, _ options: ImportOptions)
    throws(FormatError)
  {
    let root = document.root
    var format = options.format
    if format == nil { format = try GestureFormat(of: root, mapped: options.columns) }
    guard let format else { throw GestureImport.unknown(file) }
    var log = TouchLog(file, options)
    switch format {
    case .json:
      try GestureImport.requireOwnUnits(file, options)
      self.init(format, [try GestureFile(json: file.bytes, path: file.path).gesture])
      return
    case .ndjson where try GestureImport.areOwnLines(root):
      try GestureImport.requireOwnUnits(file, options)
      var gestures: [Gesture] = []
      for value in root.values { gestures.append(try GestureFile(value).gesture) }
      self.init(format, gestures)
      return
    case .webdriver:
      var actions = WebDriverActions()
      try actions.read(root, into: &log)
    case .devtools:
      var touches = DevToolsTouches()
      try touches.read(root, into: &log)
    case .rrweb:
      var touches = RrwebTouches()
      try touches.read(root, into: &log)
    case .appetize: try AppetizeSwipes().read(root, into: &log)
    case .flutter: try FlutterPointers().read(root, into: &log)
    case .trace: try TraceEventTouches().read(root, into: &log)
    default:
      var values = TouchValues(options)
      try values.read(root, into: &log)
    }
    try self.init(format, &log)
  }

  private init(text file: ImportFile, _ options: ImportOptions) throws(FormatError) {
    try file.requireShortLines()
    guard let format = options.format ?? GestureFormat(of: file) else {
      throw OffsetTrace.isTrace(file) ? GestureImport.noTouches(file) : GestureImport.unknown(file)
    }
    var log = TouchLog(file, options)
    switch format {
    case .getevent:
      var events = GeteventLog()
      try events.read(into: &log)
    case .adb:
      var script = InputScript()
      try script.read(into: &log)
    case .maestro:
      var flow = MaestroFlow()
      try flow.read(into: &log)
    case .libinput:
      var record = LibinputRecord()
      try record.read(into: &log)
    case .monkey: try MonkeyScript().read(into: &log)
    default:
      if try GestureImport.isOwnTable(file, options) {
        let own = try GestureFile(csv: file.bytes, name: file.name, path: file.path)
        self.init(format, [own.gesture])
        return
      }
      guard !OffsetTrace.isTrace(file) else { throw GestureImport.noTouches(file) }
      var table = try TouchTable(file, options)
      try table.read(into: &log)
    }
    try self.init(format, &log)
  }

  private init(_ format: GestureFormat, _ gestures: [Gesture]) {
    self.format = format
    self.gestures = gestures
    warnings = []
  }

  private init(_ format: GestureFormat, _ log: inout TouchLog) throws(FormatError) {
    self.format = format
    gestures = try log.gestures()
    warnings = log.warnings
  }

  private static func looksLikeJSON(_ file: ImportFile) -> Bool {
    var lines = TextLines(file.bytes)
    while let line = lines.next() {
      let content = file.trimmed(line)
      guard let first = file.bytes[content].first else { continue }
      if first == UInt8(ascii: "[") { return !GestureFormat.isGeteventTime(content, of: file) }
      return first == UInt8(ascii: "{")
    }
    return false
  }

  /// Whether the values are this package's own files, a line each.
  private static func areOwnLines(_ root: JSONValue) throws(FormatError) -> Bool {
    guard let first = root.values.first, first.kind == .object else { return false }
    var object = try first.object()
    return object.optional("version") != nil && object.optional("samples") != nil
  }

  private static func requireOwnUnits(_ file: ImportFile, _ options: ImportOptions)
    throws(FormatError)
  {
    guard (options.unit ?? .points) == .points,
      (options.timeUnit ?? .milliseconds) == .milliseconds
    else {
      throw file.fail(0, "the file is in points and milliseconds, but other units are given")
    }
  }

  /// Whether this package wrote the table, and nobody says that it is to be read otherwise.
  private static func isOwnTable(_ file: ImportFile, _ options: ImportOptions) throws(FormatError)
    -> Bool
  {
    guard options.unit == nil, options.timeUnit == nil, options.columns == TouchColumns() else {
      return false
    }
    return try DelimitedText(file).names == GestureFile.columns
  }

  private static func noTouches(_ file: ImportFile) -> FormatError {
    file.fail(
      0,
      "the table holds a content offset, but must hold touches: diff compares it with a recording"
    )
  }

  private static func unknown(_ file: ImportFile) -> FormatError {
    let formats = GestureFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return file.fail(0, "the format is not recognised, but must be one of \(formats)")
  }
}
