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
    let shift = Numeral.rounded(Double(alignment.shift) / 1e6, places: 3)
    let facts = [
      (
        "compared",
        "\(alignment.samples.counted("sample")) of the trace, the recording interpolated linearly"
      ),
      ("shift", "\(shift) ms added to the trace's times"),
      ("distance", "\(Numeral.rounded(alignment.rootMeanSquare, places: 4)) pt RMS"),
      ("first", alignment.first.map(text) ?? "none beyond the tolerance"),
      ("largest", text(alignment.largest)),
      ("landing", landing),
    ]
    for (name, text) in facts { table.append([TextCell("  \(name)"), TextCell(text)]) }
    let axis = alignment.largest.axis
    let strip = CurveStrip(
      axis == .horizontal ? "offset x, pt" : "offset y, pt", expected: moved(along: axis),
      actual: CurveStrip.Course("recording", recording, along: axis))
    return table.text(width: width) + "\n" + strip.text(width: width)
  }

  private func text(_ distance: TraceDistance) -> String {
    """
    \(size(distance)), at \(Numeral.rounded(Double(distance.time) / 1e6, places: 3)) ms of the trace, frame \
    \(distance.frame): \(places(distance))
    """
  }

  private var landing: String {
    let landing = alignment.landing
    return landing.distance == 0
      ? "\(Numeral.rounded(landing.trace, places: 4)) in both"
      : "\(size(landing)): \(places(landing))"
  }

  private func size(_ distance: TraceDistance) -> String {
    let axis = distance.axis == .horizontal ? "x" : "y"
    return "\(Numeral.rounded(distance.distance, places: 4)) pt along \(axis)"
  }

  private func places(_ distance: TraceDistance) -> String {
    let (trace, recording) = (
      Numeral.rounded(distance.trace, places: 4), Numeral.rounded(distance.recording, places: 4)
    )
    return "the trace is at \(trace), the recording at \(recording)"
  }

  /// The trace on the recording's clock.
  private func moved(along axis: Axis) -> CurveStrip.Course {
    CurveStrip.Course(
      "trace", times: trace.samples.map { $0.time + alignment.shift },
      values: trace.samples.map { $0.offset[axis] })
  }
}
