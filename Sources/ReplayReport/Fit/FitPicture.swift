public import ReplayTuning

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
    "\(law.law.rawValue): \(law.rms.text(3)) pt RMS, \(law.largest.text(3)) pt at most, \(Numeral.counted(law.outliers, "outlier"))"
  }

  private func draw(_ trace: FitTrace, _ residuals: [Double], _ picture: inout SVGText) {
    let time = PlotScale(
      values: 0...(trace.times.last ?? 0), start: FitPicture.left, end: FitPicture.right)
    let curve = zip(trace.offsets, residuals).map { $0 - $1 }
    let offset = PlotScale(
      values: PlotScale.range(trace.offsets + curve, least: 1), start: 178, end: 24)
    picture.text("small bold", x: 16, y: 14, "\(trace.name): offset, pt")
    grid(offset, &picture)
    picture.path("curve one", line(trace.times.map(time.place), curve.map(offset.place)))
    picture.path(
      "dots",
      zip(trace.times, trace.offsets).map {
        "M\(time.place($0).text(1)) \(offset.place($1).text(1))h0"
      }.joined())
    remains(trace, residuals, time, &picture)
  }

  /// What the law leaves of each sample, about the band that pixels explain.
  private func remains(
    _ trace: FitTrace, _ residuals: [Double], _ time: PlotScale, _ picture: inout SVGText
  ) {
    let scale = PlotScale(
      values: PlotScale.range(residuals + [-pixel, pixel], least: pixel), start: 292, end: 214)
    picture.text("small bold", x: 16, y: 204, "left, pt; the band is a pixel")
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
      zip(trace.times, residuals).map {
        "M\(time.place($0).text(1)) \(zero)V\(scale.place($1).text(1))"
      }.joined())
    picture.times(time, y: 309)
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
