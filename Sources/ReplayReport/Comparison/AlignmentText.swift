package import ReplayAnalysis
import ScrollPhysics
package import ScrollReplay

/// A trace over a recording, told to people.
package struct AlignmentText {
  private let alignment: TraceAlignment
  private let trace: OffsetTrace
  private let recording: Recording

  /// Takes a fit and what was fitted.
  package init(_ alignment: TraceAlignment, trace: OffsetTrace, recording: Recording) {
    self.alignment = alignment
    self.trace = trace
    self.recording = recording
  }

  /// The facts and both curves, in lines of at most `width` columns.
  package func text(width: Int) -> String {
    var table = TextTable()
    let facts = [
      (
        "compared",
        "\(alignment.samples.counted("sample")) of the trace, the recording interpolated linearly"
      ),
      ("shift", "\(Numeral.rounded(alignment.shift, places: 3)) ms added to the trace's times"),
      ("distance", "\(Numeral.rounded(alignment.rootMeanSquare, places: 4)) pt RMS"),
      ("largest", largest),
    ]
    for (name, text) in facts { table.append([TextCell("  \(name)"), TextCell(text)]) }
    let axis = alignment.largestAxis
    let strip = CurveStrip(
      axis == .horizontal ? "offset x, pt" : "offset y, pt", expected: moved(along: axis),
      actual: CurveStrip.Course("recording", recording, along: axis))
    return table.text(width: width) + "\n" + strip.text(width: width)
  }

  private var largest: String {
    let axis = alignment.largestAxis == .horizontal ? "x" : "y"
    return """
      \(Numeral.rounded(alignment.largest, places: 4)) pt along \(axis), at \
      \(Numeral.rounded(alignment.largestTime, places: 3)) ms of the trace
      """
  }

  /// The trace on the recording's clock.
  private func moved(along axis: Axis) -> CurveStrip.Course {
    CurveStrip.Course(
      "trace", times: trace.samples.map { $0.time + Int64(alignment.shift * 1e6) },
      values: trace.samples.map { $0.offset[axis] })
  }
}
