import ScrollPhysics
import ScrollReplay

/// Reads the `swipe` commands of a Maestro flow: two points or a direction, and a duration.
///
/// Of YAML it knows what such commands are written in: a mapping in a line each, or in braces.
struct MaestroFlow {
  /// How long a swipe takes if the command does not say it, nanoseconds.
  static let usualDuration: Int64 = 400_000_000

  /// Where Maestro's iOS driver swipes in a direction, in shares of the screen.
  private static let directions: [String: (from: Vector, to: Vector)] = [
    "UP": (Vector(x: 0.5, y: 0.9), Vector(x: 0.5, y: 0.1)),
    "DOWN": (Vector(x: 0.5, y: 0.2), Vector(x: 0.5, y: 0.9)),
    "LEFT": (Vector(x: 0.9, y: 0.5), Vector(x: 0.1, y: 0.5)),
    "RIGHT": (Vector(x: 0.1, y: 0.5), Vector(x: 0.9, y: 0.5)),
  ]

  /// A `swipe` command under way.
  private struct Swipe {
    let offset: Int
    let indentation: Int
    var memberIndentation: Int?
    var members: [String: TextToken] = [:]
  }

  private var swipe: Swipe?

  /// Adds every swipe to a log.
  mutating func read(into log: inout TouchLog) throws(FormatError) {
    let file = log.file
    var lines = TextLines(file.bytes)
    while let line = lines.next() {
      let content = MaestroFlow.content(line, of: file)
      guard !content.isEmpty else { continue }
      let indentation = content.lowerBound - line.lowerBound
      if let open = swipe, indentation <= open.indentation { try finish(&log) }
      if swipe != nil {
        readMember(content, indentation, of: file)
      } else if MaestroFlow.isSwipe(content, of: file) {
        swipe = Swipe(offset: content.lowerBound, indentation: indentation)
        readBraces(content, of: file)
      }
    }
    try finish(&log)
  }

  /// Whether a line's content begins a `swipe` command.
  static func isSwipe(_ content: Range<Int>, of file: ImportFile) -> Bool {
    let words = file.words(content)
    return words.count >= 2 && file.text(words[0]) == "-" && file.text(words[1]) == "swipe:"
  }

  /// A line without its comment and blanks.
  private static func content(_ line: Range<Int>, of file: ImportFile) -> Range<Int> {
    let comment = line.first { index in
      file.bytes[index] == UInt8(ascii: "#")
        && (index == line.lowerBound || file.bytes[index - 1] == UInt8(ascii: " "))
    }
    return file.trimmed(line.lowerBound..<(comment ?? line.upperBound))
  }

  private mutating func readMember(_ content: Range<Int>, _ indentation: Int, of file: ImportFile) {
    guard indentation == swipe?.memberIndentation ?? indentation else { return }
    swipe?.memberIndentation = indentation
    add(content, of: file)
  }

  /// Reads members between braces; commas that stand in quotes do not divide them.
  private mutating func readBraces(_ content: Range<Int>, of file: ImportFile) {
    guard let open = file.bytes[content].firstIndex(of: UInt8(ascii: "{")) else { return }
    var start = open + 1
    var isQuoted = false
    for index in start..<content.upperBound {
      switch file.bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: ","), UInt8(ascii: "}"):
        guard !isQuoted else { break }
        add(file.trimmed(start..<index), of: file)
        start = index + 1
      default: break
      }
    }
  }

  private mutating func add(_ member: Range<Int>, of file: ImportFile) {
    guard let colon = file.bytes[member].firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = file.text(file.trimmed(member.lowerBound..<colon))
    var value = file.trimmed(colon + 1..<member.upperBound)
    if value.count >= 2, let first = file.bytes[value].first, first == file.bytes[value].last,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    swipe?.members[key] = TextToken(file, value, key)
  }

  private mutating func finish(_ log: inout TouchLog) throws(FormatError) {
    guard let swipe else { return }
    self.swipe = nil
    func fail(_ message: String) -> FormatError { log.file.fail(swipe.offset, message) }
    if let element = swipe.members["from"] {
      throw log.file.fail(
        element.range.lowerBound,
        "the swipe is from an element, but must be between points or in a direction")
    }
    let duration =
      try swipe.members["duration"]?.nanoseconds(.milliseconds, in: Bounds.time)
      ?? MaestroFlow.usualDuration
    let ends: (from: Vector, to: Vector)
    if let direction = swipe.members["direction"] {
      guard let shares = MaestroFlow.directions[direction.text.uppercased()] else {
        throw direction.fail(mustBe: "UP, DOWN, LEFT or RIGHT")
      }
      let screen = try MaestroFlow.screen(log, direction)
      ends = (scaled(shares.from, screen), scaled(shares.to, screen))
    } else if let start = swipe.members["start"], let end = swipe.members["end"] {
      ends = (try point(start, log), try point(end, log))
    } else {
      throw fail("the swipe has neither a direction nor both ends, but must have one of them")
    }
    try log.appendSwipe(from: ends.from, to: ends.to, taking: duration, at: swipe.offset)
  }

  private func scaled(_ share: Vector, _ screen: Extent) -> Vector {
    Vector(x: share.x * screen.width, y: share.y * screen.height)
  }

  /// A point `x, y`, both absolute or both with a percent sign.
  private func point(_ token: TextToken, _ log: TouchLog) throws(FormatError) -> Vector {
    let file = token.file
    let requirement = "a point as in \"50%, 90%\" or \"180, 700\""
    guard let comma = file.bytes[token.range].firstIndex(of: UInt8(ascii: ",")) else {
      throw token.fail(mustBe: requirement)
    }
    var parts = [token.range.lowerBound..<comma, comma + 1..<token.range.upperBound]
    var percents = 0
    for index in parts.indices {
      parts[index] = file.trimmed(parts[index])
      if file.bytes[parts[index]].last == UInt8(ascii: "%") {
        percents += 1
        parts[index] = file.trimmed(parts[index].lowerBound..<parts[index].upperBound - 1)
      }
    }
    guard percents != 1 else { throw token.fail(mustBe: requirement) }
    let x = try TextToken(file, parts[0], "x").number()
    let y = try TextToken(file, parts[1], "y").number()
    guard percents == 2 else { return log.point(x, y) }
    return scaled(Vector(x: x / 100, y: y / 100), try MaestroFlow.screen(log, token))
  }

  private static func screen(_ log: TouchLog, _ token: TextToken) throws(FormatError) -> Extent {
    guard let screen = log.options.viewport else {
      throw log.file.fail(
        token.range.lowerBound,
        "\(token.name) is \(quoted(token.text)), of a screen that must be given as the viewport")
    }
    return screen
  }
}
