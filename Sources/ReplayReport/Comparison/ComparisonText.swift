package import ReplayAnalysis
import ReplayFormats
import ScrollPhysics
package import ScrollReplay

/// A comparison told to people: the first difference, the largest of each field, the landing, findings, both curves.
package struct ComparisonText {
  private let comparison: RecordingComparison
  private let expected: Recording
  private let actual: Recording

  /// Takes a comparison and what was compared.
  package init(_ comparison: RecordingComparison, expected: Recording, actual: Recording) {
    self.comparison = comparison
    self.expected = expected
    self.actual = actual
  }

  /// The whole text, two columns in, in lines of at most `width` columns; empty if the recordings agree.
  package func text(width: Int) -> String {
    guard let first = comparison.first else { return "" }
    var parts = [facts(first).text(width: width)]
    if comparison.largest.count > 1 || comparison.largest.first != first {
      if !comparison.largest.isEmpty { parts.append(largest.text(width: width)) }
    }
    parts.append(strip(first).text(width: width))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The landing and the findings, for recordings that agree too.
  package func outcome(width: Int) -> String {
    var table = TextTable()
    if let basis { append(basis, to: &table) }
    append(landing, to: &table)
    return table.text(width: width)
  }

  /// How frames of different times were brought together.
  private var basis: (String, String)? {
    comparison.commonTimes.map {
      ("compared", "at \($0) common times, by linear interpolation between frames")
    }
  }

  private func facts(_ first: RecordingDifference) -> TextTable {
    var table = TextTable()
    func fact(_ name: String, _ text: String) {
      append((name, text), to: &table)
    }
    if let basis { append(basis, to: &table) }
    fact("first", first.moment)
    fact("field", first.place)
    fact("expected", first.expected.text)
    fact("actual", first.actual.text)
    fact("distance", first.distance)
    fact("since", first.since)
    append(landing, to: &table)
    for (name, findings) in [("gained", comparison.gained), ("lost", comparison.lost)] {
      if findings.isEmpty { fact(name, "no findings") }
      for finding in findings { fact(name, finding.headline) }
    }
    return table
  }

  private func append(_ fact: (name: String, text: String), to table: inout TextTable) {
    table.append([TextCell("  \(fact.name)"), TextCell(fact.text)])
  }

  private var landing: (String, String) {
    let landing = comparison.landing
    func place(_ offset: Vector) -> String {
      "\(Numeral.rounded(offset.x, places: 4)), \(Numeral.rounded(offset.y, places: 4))"
    }
    func time(_ time: Int64) -> String { "\(Numeral.rounded(Double(time) / 1e6)) ms" }
    let places =
      landing.distance == 0
      ? "\(place(landing.expected)) in both"
      : """
      \(place(landing.actual)) instead of \(place(landing.expected)): \
      \(Numeral.rounded(landing.distance, places: 4)) pt apart
      """
    let times =
      landing.actualTime == landing.expectedTime
      ? time(landing.expectedTime)
      : "\(time(landing.actualTime)) instead of \(time(landing.expectedTime))"
    return ("landing", "\(places), after \(times)")
  }

  /// Rounded, so that it fits a narrow terminal: the first difference tells its numbers in full.
  private var largest: TextTable {
    var table = TextTable(["  frame", "expected", "actual", "distance", "largest of"])
    for difference in comparison.largest {
      let unit = difference.field == .frameCount ? "" : difference.field.unit
      table.append([
        TextCell("  \(difference.frame)"), TextCell(difference.expected.rounded),
        TextCell(difference.actual.rounded), TextCell(difference.roundedAmount),
        TextCell(difference.place + (unit.isEmpty ? "" : ", \(unit)")),
      ])
    }
    return table
  }

  /// Of the number that differs first, where it is one; else of the offset.
  private func strip(_ first: RecordingDifference) -> CurveStrip {
    if let should = expected.series(of: first), let does = actual.series(of: first) {
      let unit = first.field.unit.isEmpty ? "" : ", \(first.field.unit)"
      return CurveStrip(
        first.place + unit,
        expected: CurveStrip.Course("expected", times: expected.times, values: should),
        actual: CurveStrip.Course("actual", times: actual.times, values: does))
    }
    let axis = expected.mainAxis
    return CurveStrip(
      axis == .horizontal ? "offset x, pt" : "offset y, pt",
      expected: CurveStrip.Course("expected", expected, along: axis),
      actual: CurveStrip.Course("actual", actual, along: axis))
  }
}

extension FieldValue {
  fileprivate var rounded: String {
    number.map { Numeral.rounded($0, places: 4) } ?? DisplayText.truncate(text, to: 14)
  }
}

extension RecordingDifference {
  fileprivate var roundedAmount: String {
    guard expected.number != nil, actual.number != nil else { return "–" }
    return amount >= 1e-4 ? Numeral.rounded(amount, places: 4) : Numeral.text(amount)
  }
}

extension Finding {
  /// Kind, place and size in one line.
  package var headline: String {
    let (first, last) = (frames.lowerBound, frames.upperBound)
    let place = first == last ? "frame \(first)" : "frames \(first)–\(last)"
    return """
      \(kind.rawValue)\(isFlap ? " (a flap)" : ""), \(place), \
      \(Numeral.rounded(magnitude, places: 3)) \(unit.rawValue)
      """
  }
}
