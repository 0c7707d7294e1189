extension GestureFormat {
  /// Whether a file of this kind is JSON.
  var isJSON: Bool {
    switch self {
    case .json, .ndjson, .webdriver, .devtools, .rrweb, .appetize, .flutter, .trace: true
    case .csv, .getevent, .adb, .maestro, .libinput, .monkey: false
    }
  }

  /// The format of JSON values, by the keys of the first object or the first array.
  ///
  /// - Parameters:
  ///   - root: the values.
  ///   - columns: whoever names keys of JSON lines means lines that have them.
  /// - Returns: `nil` if it is none.
  init?(of root: JSONValue, mapped columns: TouchColumns) throws(FormatError) {
    guard let first = root.values.first else { return nil }
    guard first.kind == .object else {
      guard first.kind == .array else { return nil }
      self = .ndjson
      return
    }
    var object = try first.object()
    let named = TouchRole.allCases.compactMap { columns.name(of: $0) }
    if named.contains(where: { object.optional($0) != nil }) {
      self = .ndjson
    } else if object.optional("actions") != nil {
      self = .webdriver
    } else if object.optional("traceEvents") != nil {
      self = .trace
    } else if object.optional("samples") != nil {
      self = object.optional("version") != nil && root.kind == .object ? .json : .ndjson
    } else if object.optional("method") != nil {
      self = .devtools
    } else if object.optional("moves") != nil {
      self = .appetize
    } else if let events = object.optional("events") {
      self = root.kind == .object && events.kind == .array ? .rrweb : .flutter
    } else if object.optional("data") != nil, object.optional("timestamp") != nil {
      self = .rrweb
    } else if object.optional("x") != nil || object.optional("t") != nil {
      self = .ndjson
    } else if object.optional("version") != nil, root.kind == .object {
      self = .json
    } else if !named.isEmpty {
      self = .ndjson
    } else {
      return nil
    }
  }

  /// The format of a text that is no JSON, by its first telling line.
  ///
  /// - Returns: `nil` if none of its first 10 000 lines tells.
  init?(of file: ImportFile) {
    var lines = TextLines(file.bytes)
    var isFirst = true
    for _ in 0..<10_000 {
      guard let line = lines.next() else { return nil }
      let content = file.trimmed(line)
      if content.isEmpty || file.starts(content, with: "#") { continue }
      if let format = GestureFormat.format(ofLine: content, of: file) {
        self = format
        return
      }
      if isFirst, GestureFormat.isRow(content, of: file) {
        self = .csv
        return
      }
      isFirst = false
    }
    return nil
  }

  private static func format(ofLine line: Range<Int>, of file: ImportFile) -> GestureFormat? {
    if file.starts(line, with: "add device") || file.starts(line, with: "/dev/input/") {
      return .getevent
    }
    if isGeteventTime(line, of: file) { return .getevent }
    if file.starts(line, with: "DispatchPointer(") || file.starts(line, with: "type= raw events") {
      return .monkey
    }
    if file.starts(line, with: "libinput:") || file.starts(line, with: "- evdev:") {
      return .libinput
    }
    if MaestroFlow.isSwipe(line, of: file) { return .maestro }
    return InputScript.isCommand(line, of: file) ? .adb : nil
  }

  /// Whether a line begins as `[  235089.067457] `, which no JSON does that is read.
  static func isGeteventTime(_ line: Range<Int>, of file: ImportFile) -> Bool {
    guard file.starts(line, with: "["),
      let end = file.bytes[line].prefix(40).firstIndex(of: UInt8(ascii: "]")),
      end + 1 < line.upperBound
    else { return false }
    let time = file.trimmed(line.lowerBound + 1..<end)
    return !time.isEmpty
      && file.bytes[time].allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
  }

  /// Whether a line has three fields at least.
  private static func isRow(_ line: Range<Int>, of file: ImportFile) -> Bool {
    DelimitedText.separators.contains { separator in
      file.bytes[line].reduce(0) { $0 + ($1 == separator ? 1 : 0) } >= 2
    }
  }
}
