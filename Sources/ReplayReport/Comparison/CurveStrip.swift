import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

/// Two courses over time as small curves, one over the other, and how far they are apart.
struct CurveStrip {
  /// A number in every frame of a recording.
  struct Course {
    let name: String
    /// Nanoseconds.
    let times: [Int64]
    /// None where there is nothing to see.
    let values: [Double?]

    /// What was seen of the offset.
    init(_ name: String, _ recording: Recording, along axis: Axis) {
      self.name = name
      times = recording.times
      values = recording.offsets.map { $0[axis] }
    }

    init(_ name: String, times: [Int64], values: [Double?]) {
      self.name = name
      self.times = times
      self.values = values
    }

    /// The value at a time, straight from frame to frame; the last one for ever.
    func value(at time: Int64) -> Double? {
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if times[middle] <= time { low = middle + 1 } else { high = middle }
      }
      guard let before = values[max(0, low - 1)] else { return nil }
      guard low > 0, low < times.count, let after = values[low] else { return before }
      let share = Double(time - times[low - 1]) / Double(times[low] - times[low - 1])
      return before + (after - before) * share
    }
  }

  private let title: String
  private let expected: Course
  private let actual: Course

  /// Draws the courses of what `title` names.
  init(_ title: String, expected: Course, actual: Course) {
    self.title = title
    self.expected = expected
    self.actual = actual
  }

  /// The lines, each at most `width` columns wide; empty where there is nothing to see.
  func text(width: Int) -> String {
    guard !expected.times.isEmpty, !actual.times.isEmpty else { return "" }
    let columns = min(width, CurveStrip.widest) - CurveStrip.margin
    let end = max(expected.times.last ?? 0, actual.times.last ?? 0)
    let times = (0..<(2 * columns)).map { index in
      Int64(Double(end) * Double(index) / Double(2 * columns - 1))
    }
    let curves = [expected, actual].map { course in times.map(course.value) }
    let all = curves.flatMap { $0 }.compactMap { $0 }
    let span = (all.min() ?? 0)...(all.max() ?? 0)
    let apart = zip(curves[0], curves[1]).map { expected, actual in
      expected.flatMap { expected in actual.map { $0 - expected } }
    }
    let distances = apart.compactMap { $0 }
    let reach = min(distances.min() ?? 0, 0)...max(distances.max() ?? 0, 0)
    return "  curves    \(title)\n" + block(expected.name, curves[0], span, columns)
      + block(actual.name, curves[1], span, columns) + block("apart", apart, reach, columns)
      + timeline(end, columns)
  }

  private static let margin = 23
  private static let widest = 100
  private static let rows = 3

  /// A curve with its name, and its highest and lowest values beside it.
  private func block(
    _ name: String, _ values: [Double?], _ span: ClosedRange<Double>, _ columns: Int
  ) -> String {
    let curve = BrailleCurve(values, span: span, columns: columns, rows: CurveStrip.rows)
    return curve.lines.enumerated().map { row, line in
      let label = row == 1 ? name : ""
      let value = row == 0 ? span.upperBound : row == CurveStrip.rows - 1 ? span.lowerBound : nil
      let number = value.map { Numeral.rounded($0, places: $0.magnitude < 10 ? 4 : 2) } ?? ""
      return "  " + DisplayText.pad(label, to: 9, isRight: false) + " "
        + DisplayText.pad(number, to: 9, isRight: true) + "  " + line + "\n"
    }.joined()
  }

  private func timeline(_ end: Int64, _ columns: Int) -> String {
    let last = "\(Numeral.rounded(Double(end) / 1e6, places: 0)) ms"
    let space = String(repeating: " ", count: max(1, columns - 4 - last.count))
    return String(repeating: " ", count: CurveStrip.margin) + "0 ms" + space + last + "\n"
  }
}
