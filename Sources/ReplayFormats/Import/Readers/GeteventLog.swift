import ScrollPhysics
import ScrollReplay

/// Reads what Android's `getevent -lt` or `-t` prints, with what `-lp` prints before it or without.
///
/// Panels speak multi-touch protocol B, or A as older ones do.
struct GeteventLog {
  private var panels: [String: TouchPanel] = [:]
  private var axes: [String: TouchAxes] = [:]
  private var list = TouchAxesReader()
  private var isOnScreen = false

  /// Adds every report to a log.
  mutating func read(into log: inout TouchLog) throws(FormatError) {
    let file = log.file
    var lines = TextLines(file.bytes)
    while let line = lines.next() {
      let content = file.trimmed(line)
      if file.starts(content, with: "[") {
        try readEvent(content, into: &log)
      } else if try list.take(content, of: file) {
        if let device = list.device, let found = list.axes { axes[device] = found }
      } else if file.starts(content, with: "/dev/input/"), file.words(content).count >= 4 {
        throw file.fail(
          content.lowerBound, "the event has no time, but must be printed by getevent -lt or -t")
      }
    }
    if !isOnScreen { log.warnAboutPixels() }
  }

  private mutating func readEvent(_ line: Range<Int>, into log: inout TouchLog)
    throws(FormatError)
  {
    let file = log.file
    guard let end = file.bytes[line].firstIndex(of: UInt8(ascii: "]")) else {
      throw file.fail(line.lowerBound, "the time has no end, but must stand in brackets")
    }
    let time = TextToken(file, file.trimmed(line.lowerBound + 1..<end), "the time")
    var words = file.words(end + 1..<line.upperBound)
    var device = ""
    if let first = words.first, file.bytes[first.upperBound - 1] == UInt8(ascii: ":") {
      device = String(file.text(first).dropLast())
      words.removeFirst()
    }
    guard words.count >= 3 else {
      throw file.fail(
        line.lowerBound,
        "the event has \(words.count.counted("word")), but must have type, code and value")
    }
    let type = file.text(words[0])
    switch type {
    case "EV_ABS", "0003":
      guard let code = GeteventLog.axis(file.text(words[1])) else { break }
      let token = TextToken(file, words[2], "the value")
      guard panel(device, take: code, try GeteventLog.hexadecimal(token)) else {
        throw token.fail(mustBe: "a slot in 0…\(PanCentroid.mostFingers - 1)")
      }
    case "EV_KEY", "0001":
      guard ["BTN_TOUCH", "014a"].contains(file.text(words[1])),
        ["UP", "00000000"].contains(file.text(words[2]))
      else { break }
      panels[device]?.contacts.lift()
    case "EV_SYN", "0000":
      try synchronise(
        file.text(words[1]), device, try time.nanoseconds(.seconds), line.lowerBound, &log)
    default: break
    }
  }

  private mutating func synchronise(
    _ code: String, _ device: String, _ time: Int64, _ offset: Int, _ log: inout TouchLog
  ) throws(FormatError) {
    switch code {
    case "SYN_REPORT", "0000":
      guard panels[device] != nil else { return }
      let axes = axes[device] ?? log.options.axes
      let scale = log.options.unitsPerPoint
      let screen = log.options.viewport
      if axes != nil, screen != nil { isOnScreen = true }
      try panels[device]?.report(at: time, offset: offset, into: &log) { x, y in
        if let axes, let screen { return axes.place(x, y, on: screen) }
        return Vector(x: Double(x) / scale, y: Double(y) / scale)
      }
    case "SYN_MT_REPORT", "0002":
      let count = panels.count
      guard panels[device, default: TouchPanel(number: count)].contacts.endContact() else {
        throw log.file.fail(
          offset, "the report has more than \(PanCentroid.mostFingers) fingers, but must have less")
      }
    case "SYN_DROPPED", "0003":
      throw log.file.fail(offset, "the kernel dropped events here, but all must be there")
    default: break
    }
  }

  private mutating func panel(_ device: String, take code: Int, _ value: Int) -> Bool {
    let count = panels.count
    return panels[device, default: TouchPanel(number: count)].take(code, value)
  }

  private static func axis(_ code: String) -> Int? {
    switch code {
    case "ABS_MT_SLOT", "002f": TouchSlots.Code.slot
    case "ABS_MT_POSITION_X", "0035": TouchSlots.Code.x
    case "ABS_MT_POSITION_Y", "0036": TouchSlots.Code.y
    case "ABS_MT_TRACKING_ID", "0039": TouchSlots.Code.trackingID
    default: nil
    }
  }

  private static func hexadecimal(_ token: TextToken) throws(FormatError) -> Int {
    guard token.range.count <= 8, let bits = UInt32(token.text, radix: 16) else {
      throw token.fail(mustBe: "eight hex digits")
    }
    return Int(Int32(bitPattern: bits))
  }
}

/// A touch panel that speaks either of Linux' multi-touch protocols: which one shows at the first report.
private struct TouchPanel {
  let number: Int
  private var slots: TouchSlots
  var contacts = TouchContacts()

  init(number: Int) {
    self.number = number
    slots = TouchSlots(panel: number)
  }

  mutating func take(_ code: Int, _ value: Int) -> Bool {
    contacts.take(code, value)
    return contacts.isSpoken || slots.take(code, value)
  }

  mutating func report(
    at time: Int64, offset: Int, into log: inout TouchLog, place: (_ x: Int, _ y: Int) -> Vector
  ) throws(FormatError) {
    if contacts.isSpoken {
      try contacts.report(at: time, panel: number, offset: offset, into: &log, place: place)
    } else {
      try slots.report(at: time, offset: offset, into: &log, place: place)
    }
  }
}
