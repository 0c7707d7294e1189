import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

/// Offset and velocity over time, with phases as bands, the target, and faults where they are.
struct PlotPicture {
  let report: Report
  let axis: Axis
  let time: PlotScale

  private static let size = SVGFrame(width: 760, height: 400)
  static let left = 62.0
  static let right = 744.0

  init(_ report: Report) {
    self.report = report
    let recording = report.subject.recording
    axis = recording.mainAxis
    let end = max(1, report.pictured.map(\.recording.duration).max() ?? 1)
    time = PlotScale(
      values: recording.motionStart(end: end)...end, start: PlotPicture.left,
      end: PlotPicture.right)
  }

  /// The picture.
  var bytes: [UInt8] {
    var picture = SVGText()
    legend(&picture)
    let name = axis == .horizontal ? "x" : "y"
    panel("Offset \(name), pt", top: 62, bottom: 250, least: 2, &picture) { $0.offsets[$1][axis] }
    panel("Velocity \(name), pt/ms", top: 292, bottom: 366, least: 0.02, &picture) {
      $0.velocities[$1][axis]
    }
    return picture.document(PlotPicture.size, title: "Plot of \(report.title): \(findings)")
  }

  private var findings: String {
    let all = report.subject.findings.map { "\($0.kind.rawValue) \($0.size)" }
    return all.isEmpty ? "no findings" : all.joined(separator: ", ")
  }

  private func legend(_ picture: inout SVGText) {
    picture.text("bold", x: 16, y: 24, report.title)
    var end = PlotPicture.right
    for (index, replay) in report.pictured.enumerated().reversed() {
      let width = Double(replay.name.count) * 6
      let style = index == 0 ? "one" : "two"
      picture.text("\(style)-text small end", x: end, y: 24, replay.name)
      picture.path(
        "curve \(style)", "M\((end - width - 30).text(1)) 20H\((end - width - 6).text(1))")
      end -= width + 46
    }
  }

  private func panel(
    _ title: String, top: Double, bottom: Double, least: Double, _ picture: inout SVGText,
    _ value: (Recording, Int) -> Double
  ) {
    let columns = report.pictured.map { replay in
      (0..<replay.recording.count).map { value(replay.recording, $0) }
    }
    let scale = PlotScale(
      values: PlotScale.range(columns.flatMap { $0 }, least: least), start: bottom, end: top)
    let isOffset = top < 100
    picture.text("small bold", x: 16, y: isOffset ? 42 : top - 10, title)
    bands(top: top, bottom: bottom, isNamed: isOffset, &picture)
    axes(scale, bottom: bottom, &picture)
    ranges(top: top, bottom: bottom, &picture)
    var labels = isOffset ? targets(scale, &picture) : []
    for (index, column) in columns.enumerated() {
      let style = index == 0 ? "one" : "two"
      picture.path("curve \(style)", curve(report.pictured[index].recording, column, scale))
    }
    if isOffset { marks(scale, &labels, &picture) }
  }

  private func curve(_ recording: Recording, _ column: [Double], _ scale: PlotScale) -> String {
    let points = column.indices.compactMap { frame -> String? in
      let time = recording.milliseconds(frame)
      guard time >= self.time.values.lowerBound else { return nil }
      return "\(self.time.place(time).text(1)) \(scale.place(column[frame]).text(1))"
    }
    return points.isEmpty ? "M0 0" : "M" + points.joined(separator: "L")
  }

  private func bands(top: Double, bottom: Double, isNamed: Bool, _ picture: inout SVGText) {
    let recording = report.subject.recording
    for run in recording.phaseRuns {
      let name = "\(run.phase)"
      let from = max(time.values.lowerBound, recording.milliseconds(run.frames.lowerBound))
      let to = recording.milliseconds(min(run.frames.upperBound, recording.count - 1))
      guard from <= to else { continue }
      let (x, width) = (time.place(from), time.place(to) - time.place(from))
      picture.rect("band \(name)", SVGFrame(x: x, y: top, width: width, height: bottom - top))
      guard isNamed else { continue }
      picture.rect("strip \(name)", SVGFrame(x: x, y: top - 14, width: width, height: 13))
      if width > Double(name.count) * 6.4 + 6 {
        picture.text("small", x: x + 4, y: top - 3.5, name)
      }
      if run.frames.lowerBound > 0 {
        picture.path("hand-over", "M\(x.text(1)) \((top - 14).text(1))V\(bottom.text(1))")
      }
    }
  }

  private func axes(_ scale: PlotScale, bottom: Double, _ picture: inout SVGText) {
    picture.rows(
      scale, about: (bottom - scale.end) / 26, from: PlotPicture.left, to: PlotPicture.right, gap: 8
    ) { Numeral.fixed($0, places: $1).replacingMinus }
    picture.times(time, y: bottom + 17)
    let recording = report.subject.recording
    let ticks = (0..<recording.count).compactMap { frame -> String? in
      let milliseconds = recording.milliseconds(frame)
      guard milliseconds >= time.values.lowerBound else { return nil }
      return "M\(time.place(milliseconds).text(1)) \(bottom.text(1))v\(frame % 10 == 0 ? 5 : 3)"
    }
    picture.path("ticks", ticks.joined())
  }

  private func ranges(top: Double, bottom: Double, _ picture: inout SVGText) {
    let recording = report.subject.recording
    for finding in report.subject.findings {
      let from = recording.milliseconds(max(0, finding.frames.lowerBound - 1))
      let x = time.place(max(time.values.lowerBound, from))
      let width = time.place(recording.milliseconds(finding.frames.upperBound)) - x
      guard width >= 0 else { continue }
      picture.rect(
        "range\(finding.isFlap ? " flap" : "")",
        SVGFrame(x: x - 1, y: top, width: width + 2, height: bottom - top))
    }
  }
}

extension String {
  /// With a true minus sign.
  fileprivate var replacingMinus: String { hasPrefix("-") ? "−" + dropFirst() : self }
}
