import ScrollPhysics

/// The values between which a touch panel reports positions.
public struct TouchAxes: Sendable, Hashable {
  /// The first and last horizontal value.
  public var x: ClosedRange<Int>
  /// The first and last vertical value.
  public var y: ClosedRange<Int>

  /// Creates axes.
  public init(x: ClosedRange<Int>, y: ClosedRange<Int>) {
    self.x = x
    self.y = y
  }

  /// Reads the axes of the first touch panel that Android's `getevent -lp` or `-p` lists.
  ///
  /// - Parameters:
  ///   - bytes: the file's.
  ///   - path: the file's, for messages.
  /// - Throws: a line that gives no range, or a list without a touch panel.
  public init(getevent bytes: [UInt8], path: String) throws(FormatError) {
    let file = try ImportFile(bytes, path: path)
    var reader = TouchAxesReader()
    var lines = TextLines(bytes)
    while let line = lines.next() {
      _ = try reader.take(file.trimmed(line), of: file)
      if let axes = reader.axes {
        self = axes
        return
      }
    }
    throw file.fail(0, "the file lists no touch panel, but must be what getevent -lp prints")
  }

  /// Where on a screen a pair of values lies, as Android maps it.
  func place(_ x: Int, _ y: Int, on screen: Extent) -> Vector {
    func share(_ value: Int, _ axis: ClosedRange<Int>) -> Double {
      let first = Double(axis.lowerBound)
      return (Double(value) - first) / (Double(axis.upperBound) - first + 1)
    }
    return Vector(x: share(x, self.x) * screen.width, y: share(y, self.y) * screen.height)
  }
}

/// Reads the list of devices that `getevent -lp` prints, line by line.
struct TouchAxesReader {
  private var x: ClosedRange<Int>?
  private var y: ClosedRange<Int>?
  /// The device that is listed now.
  private(set) var device: String?

  /// The axes of that device, once both are known.
  var axes: TouchAxes? {
    guard let x, let y else { return nil }
    return TouchAxes(x: x, y: y)
  }

  /// Reads a line.
  ///
  /// - Returns: whether it was one of the list.
  mutating func take(_ line: Range<Int>, of file: ImportFile) throws(FormatError) -> Bool {
    if file.starts(line, with: "add device") {
      self = TouchAxesReader()
      device = file.words(line).last.map(file.text)
      return true
    }
    let words = file.words(line)
    guard let value = words.firstIndex(where: { file.text($0) == "value" }), value >= 2,
      file.text(words[value - 1]) == ":"
    else { return false }
    switch file.text(words[value - 2]) {
    case "ABS_MT_POSITION_X", "0035": x = try range(words, of: file)
    case "ABS_MT_POSITION_Y", "0036": y = try range(words, of: file)
    default: break
    }
    return true
  }

  private func range(_ words: [Range<Int>], of file: ImportFile) throws(FormatError)
    -> ClosedRange<Int>
  {
    func number(after name: String) throws(FormatError) -> Int {
      guard let index = words.firstIndex(where: { file.text($0) == name }),
        index + 1 < words.count
      else {
        throw file.fail(
          words[0].lowerBound, "the axis has no \(quoted(name)), but must have its range")
      }
      var word = words[index + 1]
      if file.bytes[word.upperBound - 1] == UInt8(ascii: ",") {
        word = word.lowerBound..<word.upperBound - 1
      }
      return try TextToken(file, word, name).whole(in: -1_000_000...1_000_000)
    }
    let least = try number(after: "min")
    let most = try number(after: "max")
    guard least < most else {
      throw file.fail(
        words[0].lowerBound, "the axis goes from \(least) to \(most), but must go up")
    }
    return least...most
  }
}
