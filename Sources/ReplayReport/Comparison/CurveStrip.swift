import ScrollPhysics
import ScrollReplay

/// The offsets of two recordings over time as small curves, one over the other, and how far they are apart.
struct CurveStrip {
  private let expected: Recording
  private let actual: Recording
  private let axis: Axis
  private let names: (expected: String, actual: String)

  init(
    expected: Recording, actual: Recording, along axis: Axis,
    names: (expected: String, actual: String) = ("expected", "actual")
  ) {
    self.names = names
    self.expected = expected
    self.actual = actual
    self.axis = axis
  }

  /// The lines, each at most `width` columns wide.
  func text(width: Int) -> String {
    guard expected.count > 0, actual.count > 0 else { return "" }
    let columns = min(width, CurveStrip.widest) - CurveStrip.margin
    let end = max(expected.times.last ?? 0, actual.times.last ?? 0)
    let times = (0..<(2 * columns)).map { index in
      Int64(Double(end) * Double(index) / Double(2 * columns - 1))
    }
    let curves = [(names.expected, expected), (names.actual, actual)].map { name, recording in
      (name, times.map { offset(of: recording, at: $0) })
    }
    let all = curves.flatMap { $0.1 }
    let span = (all.min() ?? 0)...(all.max() ?? 0)
    let apart = zip(curves[1].1, curves[0].1).map { $0 - $1 }
    let apartSpan = min(apart.min() ?? 0, 0)...max(apart.max() ?? 0, 0)
    let drawn = curves.map { block($0.0, $0.1, span, columns) } + [block("apart", apart, apartSpan, columns)]
    return drawn.joined() + timeline(end, columns)
  }

  private static let margin = 23
  private static let widest = 100
  private static let rows = 3

  /// A curve with its name, and its highest and lowest values beside it.
  private func block(
    _ name: String, _ values: [Double], _ span: ClosedRange<Double>, _ columns: Int
  ) -> String {
    let curve = BrailleCurve(values, span: span, columns: columns, rows: CurveStrip.rows)
    return curve.lines.enumerated().map { row, line in
      let label = row == 1 ? name : ""
      let value = row == 0 ? span.upperBound : row == CurveStrip.rows - 1 ? span.lowerBound : nil
      let number = value.map { Numeral.rounded($0) } ?? ""
      return "  " + DisplayText.pad(label, to: 9, isRight: false) + " "
        + DisplayText.pad(number, to: 9, isRight: true) + "  " + line + "\n"
    }.joined()
  }

  private func timeline(_ end: Int64, _ columns: Int) -> String {
    let last = "\(Numeral.rounded(Double(end) / 1e6, places: 0)) ms"
    let space = String(repeating: " ", count: max(1, columns - 4 - last.count))
    return String(repeating: " ", count: CurveStrip.margin) + "0 ms" + space + last + "\n"
  }

  /// What was seen at a time, straight from frame to frame; the last one for ever.
  private func offset(of recording: Recording, at time: Int64) -> Double {
    let times = recording.times
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    let before = recording.offsets[max(0, low - 1)][axis]
    guard low > 0, low < times.count else { return before }
    let share = Double(time - times[low - 1]) / Double(times[low] - times[low - 1])
    return before + (recording.offsets[low][axis] - before) * share
  }
}
