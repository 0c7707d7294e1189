public import ReplayAnalysis
public import ScrollPhysics
public import ScrollReplay

/// Offset and velocity over time in characters, with a row under them that marks the faults.
///
/// Lines of at most a width, from 60 columns on, without colour: whoever prints them colours the row of marks, which
/// says all by itself.
public struct TerminalPlot: Sendable, Hashable {
  /// The plot's lines, the row of marks among them.
  public let lines: [String]
  /// Which of the lines marks faults; none where nothing is at fault.
  public let markLine: Int?

  /// Draws a recording along an axis.
  ///
  /// - Parameters:
  ///   - recording: the frames.
  ///   - findings: what is marked.
  ///   - axis: along which offset and velocity are drawn.
  ///   - width: how many columns there are, at least 60; less counts as 60.
  public init(_ recording: Recording, findings: [Finding], along axis: Axis, width: Int) {
    guard recording.count > 1 else {
      lines = []
      markLine = nil
      return
    }
    let columns = min(max(width, 60), TerminalPlot.widest) - TerminalPlot.margin
    let time = PlotScale(
      values: recording.motionStart(end: recording.duration)...recording.duration, start: 0,
      end: Double(columns * 2 - 1))
    let name = axis == .horizontal ? "x" : "y"
    var lines = ["offset \(name), pt"]
    lines += TerminalPlot.panel(
      recording, recording.offsets.map { $0[axis] }, time, rows: 5, columns, least: 2)
    let marks = TerminalPlot.marks(recording, findings, time, columns)
    markLine = marks == nil ? nil : lines.count
    if let marks { lines.append(marks) }
    lines.append("velocity \(name), pt/ms")
    lines += TerminalPlot.panel(
      recording, recording.velocities.map { $0[axis] }, time, rows: 3, columns, least: 0.02)
    lines.append(TerminalPlot.times(time, columns))
    self.lines = lines
  }

  /// Columns for the values on the left.
  private static let margin = 10
  private static let widest = 100

  private static func panel(
    _ recording: Recording, _ values: [Double], _ time: PlotScale, rows: Int, _ columns: Int,
    least: Double
  ) -> [String] {
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let air = max(0, (least - (high - low)) / 2)
    let curve = BrailleCurve(
      courses(recording, values, time, columns), span: low - air...high + air, columns: columns,
      rows: rows)
    let places = high - low < 10 ? 2 : 1
    return curve.lines.enumerated().map { row, line in
      let value = row == 0 ? high : row == rows - 1 ? low : nil
      let label = value.map { $0.signText(places) } ?? ""
      return padded(label, margin - 2) + " " + (value == nil ? "│" : "┤") + line
    }
  }

  /// A value for each column of dots, straight from frame to frame.
  private static func courses(
    _ recording: Recording, _ values: [Double], _ time: PlotScale, _ columns: Int
  ) -> [Double] {
    var frame = 0
    let (from, to) = (time.values.lowerBound, time.values.upperBound)
    return (0..<(2 * columns)).map { column in
      let now = from + (to - from) * Double(column) / Double(2 * columns - 1)
      while frame + 2 < recording.count, recording.milliseconds(frame + 1) <= now { frame += 1 }
      let (before, after) = (recording.milliseconds(frame), recording.milliseconds(frame + 1))
      let share = after > before ? min(max((now - before) / (after - before), 0), 1) : 1
      return values[frame] + (values[frame + 1] - values[frame]) * share
    }
  }

  /// A mark under every fault: `▲` for a flap, `◆` for others, and the first of each kind by its name.
  private static func marks(
    _ recording: Recording, _ findings: [Finding], _ time: PlotScale, _ columns: Int
  ) -> String? {
    var row = [Character](repeating: " ", count: columns)
    var named: Set<FindingKind> = []
    for finding in findings.sorted(by: { $0.isFlap && !$1.isFlap }) {
      let milliseconds = recording.milliseconds(finding.shownFrame)
      guard milliseconds >= time.values.lowerBound else { continue }
      let place = min(columns - 1, Int(time.place(milliseconds) / 2))
      let mark: Character = finding.isFlap ? "▲" : "◆"
      if row[place] == " " { row[place] = mark }
      guard row[place] == mark, named.insert(finding.kind).inserted else { continue }
      let name = Array("\(finding.kind.rawValue) \(finding.size)")
      let right = place + 2..<place + 2 + name.count
      let left = place - 1 - name.count..<place - 1
      for range in [right, left] where range.lowerBound >= 0 && range.upperBound <= columns {
        guard row[range].allSatisfy({ $0 == " " }) else { continue }
        row.replaceSubrange(range, with: name)
        break
      }
    }
    guard row.contains(where: { $0 != " " }) else { return nil }
    return trimmed(String(repeating: " ", count: margin) + String(row))
  }

  private static func times(_ time: PlotScale, _ columns: Int) -> String {
    let first = "\(time.values.lowerBound.text(0)) ms"
    let last = "\(time.values.upperBound.text(0)) ms"
    let room = max(1, columns - first.count - last.count)
    return String(repeating: " ", count: margin) + first + String(repeating: " ", count: room)
      + last
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
