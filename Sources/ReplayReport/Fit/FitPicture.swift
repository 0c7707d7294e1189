public import ReplayTuning
import ScrollReplay

/// A law fitted to traces as an SVG picture: what was logged over the law's curve, and under it what is left.
public struct FitPicture: Sendable {
  private let fit: TraceFit
  private let law: LawFit
  /// Points that a pixel has.
  private let pixel: Double

  /// Draws one law of a fit.
  ///
  /// - Parameters:
  ///   - fit: what was fitted.
  ///   - law: which of its laws.
  ///   - settings: those of the fit; the band around nothing left is a pixel wide.
  public init(_ fit: TraceFit, _ law: LawFit, settings: TraceSettings) {
    self.fit = fit
    self.law = law
    pixel = 1 / settings.scale
  }

  private static let width = 760.0
  private static let rowHeight = 330.0
  private static let left = 62.0
  private static let right = 744.0

  static let style = """
    .dots { stroke: var(--two); stroke-width: 4; stroke-linecap: round; fill: none; }
    .outliers { fill: var(--two); }
    .stems { stroke: var(--two); stroke-width: 1.5; fill: none; } .pixel { fill: var(--target); opacity: 0.18; }

    """

  /// The picture; the same fit gives the same bytes.
  public var bytes: [UInt8] {
    var picture = SVGText()
    picture.text("bold", x: 16, y: 24, title)
    for (index, trace) in fit.traces.enumerated() {
      let row = "transform=\"translate(0 \((32 + Double(index) * FitPicture.rowHeight).text(1)))\""
      picture.group(row) { draw(trace, law.residuals[index], &$0) }
    }
    return picture.document(
      SVGFrame(
        width: FitPicture.width, height: 40 + Double(fit.traces.count) * FitPicture.rowHeight),
      title: title, style: FitPicture.style)
  }

  private var title: String {
    "\(law.law.rawValue): \(law.rms.text(3)) pt RMS, \(law.largest.text(3)) pt at most, \(law.outliers.counted("outlier"))"
  }

  private func draw(_ trace: FitTrace, _ residuals: [Double], _ picture: inout SVGText) {
    let time = PlotScale(
      values: 0...(trace.times.last ?? 0), start: FitPicture.left, end: FitPicture.right)
    let samples = zip(zip(trace.times, trace.offsets), residuals).map {
      Sample(time: $0.0, offset: $0.1, left: $1, isOutlier: law.isOutlier($1))
    }
    let curve = samples.map { $0.offset - $0.left }
    // Scaled by outliers, all others would lie flat.
    let offset = PlotScale(
      values: PlotScale.range(samples.filter { !$0.isOutlier }.map(\.offset) + curve, least: 1),
      start: 178, end: 24)
    picture.text("small bold", x: 16, y: 14, "\(trace.name): offset, pt")
    grid(offset, &picture)
    picture.path("curve one", line(trace.times.map(time.place), curve.map(offset.place)))
    picture.path(
      "dots",
      samples.filter { !$0.isOutlier }.map {
        "M\(time.place($0.time).text(1)) \(offset.place($0.offset).text(1))h0"
      }.joined())
    mark(samples, \.offset, time, offset, &picture)
    remains(samples, time, &picture)
  }

  /// A sample of a trace, and what the law leaves of it.
  private struct Sample {
    let time: Double
    let offset: Double
    let left: Double
    let isOutlier: Bool
  }

  /// What the law leaves of each sample, about the band that pixels explain.
  private func remains(_ samples: [Sample], _ time: PlotScale, _ picture: inout SVGText) {
    let near = samples.filter { !$0.isOutlier }
    let scale = PlotScale(
      values: PlotScale.range(near.map(\.left) + [-pixel, pixel], least: pixel), start: 292,
      end: 214)
    let words =
      near.count < samples.count
      ? "; outliers are triangles, at the edge where they lie beyond it" : ""
    picture.text("small bold", x: 16, y: 204, "left, pt; the band is a pixel\(words)")
    grid(scale, &picture)
    let band = scale.place(pixel / 2)
    picture.rect(
      "pixel",
      SVGFrame(
        x: FitPicture.left, y: band, width: FitPicture.right - FitPicture.left,
        height: scale.place(-pixel / 2) - band))
    let zero = scale.place(0).text(1)
    picture.path(
      "stems",
      near.map { "M\(time.place($0.time).text(1)) \(zero)V\(scale.place($0.left).text(1))" }
        .joined())
    mark(samples, \.left, time, scale, &picture)
    picture.times(time, y: 309)
  }

  /// Draws a triangle for each outlier where it lies, or at the edge of the plot; its tip points away from the curve.
  private func mark(
    _ samples: [Sample], _ value: (Sample) -> Double, _ time: PlotScale, _ scale: PlotScale,
    _ picture: inout SVGText
  ) {
    let outliers = samples.filter(\.isOutlier)
    guard !outliers.isEmpty else { return }
    picture.path(
      "outliers",
      outliers.map { sample in
        let inside = min(max(value(sample), scale.values.lowerBound), scale.values.upperBound)
        let (x, y) = (time.place(sample.time), scale.place(inside))
        return "M\((x - 4).text(1)) \(y.text(1))h8l-4 \(sample.left > 0 ? -7 : 7)z"
      }.joined())
  }

  private func grid(_ scale: PlotScale, _ picture: inout SVGText) {
    picture.rows(
      scale, about: (scale.start - scale.end) / 20, from: FitPicture.left, to: FitPicture.right,
      gap: 8)
  }

  private func line(_ x: [Double], _ y: [Double]) -> String {
    "M" + zip(x, y).map { "\($0.text(1)) \($1.text(1))" }.joined(separator: "L")
  }
}
