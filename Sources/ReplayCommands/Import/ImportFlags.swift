import ReplayFormats
import ScrollPhysics

/// The flags that say what a file does not say about its touches.
enum ImportFlags {
  /// All of them.
  static let all = [
    format.flag, map, unit.flag, scale.flag, timeUnit.flag, viewport, axes,
  ]

  private static let format = ChoiceFlag<GestureFormat>(
    "format", "what the file is; recognised by its content if not given",
    GestureFormat.allCases.map { ($0.rawValue, $0) })
  private static let map = Flag(
    "map", value: "t=COLUMN,…", isRepeatable: true,
    """
    the columns of a table or keys of JSON lines: t, phase, x, y, pointer, gesture; in a table \
    without names by number, from 1
    """)
  private static let unit = ChoiceFlag<Bool>(
    "unit", "what positions are in; pt if not given", [("pt", false), ("px", true)])
  private static let scale = NumberFlag(
    "scale", "N", "pixels a point, with --unit px",
    mustBe: "a number of pixels a point in 0 < scale ≤ 16"
  ) { $0 > 0 && $0 <= 16 }
  private static let timeUnit = ChoiceFlag<TimeUnit>(
    "time-unit", "what times are in; the format's own if not given",
    TimeUnit.allCases.map { ($0.rawValue, $0) })
  private static let viewport = Flag(
    "viewport", value: "WxH", "the screen in points: for percents, and for a touch panel's axes")
  private static let axes = Flag(
    "axes", value: "FILE", "what getevent -lp printed, where the log does not hold it")

  /// What a command line says.
  static func options(_ arguments: Arguments) throws(CommandError) -> ImportOptions {
    var options = ImportOptions()
    options.format = try arguments.choice(format)
    options.columns = try columns(arguments)
    options.unit = try lengthUnit(arguments)
    options.timeUnit = try arguments.choice(timeUnit)
    options.viewport = try screen(arguments)
    if let path = arguments.text(axes) {
      let bytes = try InputFile.bytes(path)
      options.axes = try CommandError.badData { () throws(FormatError) in
        try TouchAxes(getevent: bytes, path: path)
      }
    }
    return options
  }

  /// Makes sure that nothing is said that the file's format has no use for.
  static func check(_ arguments: Arguments, for format: GestureFormat) throws(CommandError) {
    let unused: [Flag] =
      switch format {
      case .json: [map, viewport, axes]
      case .csv, .ndjson: [viewport, axes]
      case .getevent, .libinput: [map, timeUnit.flag]
      case .maestro: [map, timeUnit.flag, axes]
      case .webdriver, .adb: [map, timeUnit.flag, viewport, axes]
      case .devtools, .rrweb, .appetize, .flutter, .trace, .monkey: [map, viewport, axes]
      }
    try arguments.refuse(unused, with: "the format \(format.rawValue)")
  }

  private static func lengthUnit(_ arguments: Arguments) throws(CommandError) -> LengthUnit? {
    let isPixels = try arguments.choice(unit)
    let scale = try arguments.number(scale)
    switch (isPixels, scale) {
    case (nil, nil): return nil
    case (false, nil): return .points
    case (true, nil): throw .usage("--scale N is missing beside --unit px")
    case (false, _): throw .usage("--scale is given with --unit pt, but must be with --unit px")
    case (_, let scale?): return .pixels(scale: scale)
    }
  }

  private static func screen(_ arguments: Arguments) throws(CommandError) -> Extent? {
    guard let text = arguments.text(viewport) else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { Arguments.number(String($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      width >= 1, width <= 100_000, height >= 1, height <= 100_000
    else {
      throw .usage("--viewport is \"\(text)\", but must be WIDTHxHEIGHT, each in 1…100000 points")
    }
    return Extent(width: width, height: height)
  }

  private static func columns(_ arguments: Arguments) throws(CommandError) -> TouchColumns {
    var columns = TouchColumns()
    var roles: [String] = []
    for text in arguments.texts(map) {
      for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty,
          columns.set(String(parts[0]), to: String(parts[1]))
        else {
          throw .usage(
            "--map has \"\(pair)\", but must have t=, phase=, x=, y=, pointer= or gesture=COLUMN")
        }
        roles.append(String(parts[0]))
      }
    }
    try Arguments.checkOnce(roles, of: map) { "\($0)=" }
    return columns
  }
}

extension TouchColumns {
  /// Names the column that `role` stands for.
  ///
  /// - Returns: whether there is such a role.
  fileprivate mutating func set(_ role: String, to name: String) -> Bool {
    switch role {
    case "t": time = name
    case "phase": phase = name
    case "x": x = name
    case "y": y = name
    case "pointer": pointer = name
    case "gesture": gesture = name
    default: return false
    }
    return true
  }
}
