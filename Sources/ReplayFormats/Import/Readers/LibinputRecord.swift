import ScrollPhysics
import ScrollReplay

/// Reads what `libinput record` writes about a touch panel: lines `- [sec, usec, type, code, value]`.
struct LibinputRecord {
  private var panel = TouchSlots(panel: 0)
  private var axes: [Int: ClosedRange<Int>] = [:]

  /// Adds every report to a log.
  mutating func read(into log: inout TouchLog) throws(FormatError) {
    let file = log.file
    var lines = TextLines(file.bytes)
    while let line = lines.next() {
      let content = file.trimmed(line)
      guard let open = file.bytes[content].firstIndex(of: UInt8(ascii: "[")) else { continue }
      let numbers = LibinputRecord.numbers(open + 1..<content.upperBound, of: file)
      if file.starts(content, with: "- [") {
        guard numbers.count == 5 else {
          throw file.fail(
            content.lowerBound, "the event has \(numbers.count) numbers, but must have five")
        }
        try readEvent(numbers, into: &log)
      } else if numbers.count == 5 {
        try readAxis(content, numbers, of: file)
      }
    }
    if screenAxes(log.options) == nil { log.warnAboutPixels() }
  }

  private mutating func readEvent(_ numbers: [TextToken], into log: inout TouchLog)
    throws(FormatError)
  {
    let type = try numbers[2].whole(in: 0...0xFFFF)
    let code = try numbers[3].whole(in: 0...0xFFFF)
    if type == 3 {
      let value = try numbers[4].whole(in: -0x8000_0000...0x7FFF_FFFF)
      guard panel.take(code, value) else {
        throw numbers[4].fail(mustBe: "a slot in 0…\(PanCentroid.mostFingers - 1)")
      }
    } else if type == 0, code == 0 {
      let time =
        try numbers[0].nanoseconds(.seconds, in: 0...Bounds.clock.upperBound / 2)
        + numbers[1].nanoseconds(.microseconds, in: Bounds.time)
      let options = log.options
      let axes = screenAxes(options)
      let scale = options.unitsPerPoint
      let offset = numbers[0].range.lowerBound
      try panel.report(at: time, offset: offset, into: &log) { x, y in
        if let axes, let screen = options.viewport { return axes.place(x, y, on: screen) }
        return Vector(x: Double(x) / scale, y: Double(y) / scale)
      }
    }
  }

  private mutating func readAxis(_ line: Range<Int>, _ numbers: [TextToken], of file: ImportFile)
    throws(FormatError)
  {
    for code in [TouchSlots.Code.x, TouchSlots.Code.y]
    where file.starts(line, with: "\(code):") {
      let least = try numbers[0].whole(in: -1_000_000...1_000_000)
      let most = try numbers[1].whole(in: -1_000_000...1_000_000)
      guard least < most else {
        throw TextToken(file, numbers[1].range, "the axis' end").fail(mustBe: "above \(least)")
      }
      axes[code] = least...most
    }
  }

  private func screenAxes(_ options: ImportOptions) -> TouchAxes? {
    guard options.viewport != nil else { return nil }
    if let x = axes[TouchSlots.Code.x], let y = axes[TouchSlots.Code.y] {
      return TouchAxes(x: x, y: y)
    }
    return options.axes
  }

  private static func numbers(_ range: Range<Int>, of file: ImportFile) -> [TextToken] {
    let end = file.bytes[range].firstIndex(of: UInt8(ascii: "]")) ?? range.upperBound
    let names = ["the seconds", "the microseconds", "the type", "the code", "the value"]
    let parts = file.bytes[range.lowerBound..<end].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      TextToken(
        file, file.trimmed(part.startIndex..<part.endIndex), names[min(index, names.count - 1)])
    }
  }
}
