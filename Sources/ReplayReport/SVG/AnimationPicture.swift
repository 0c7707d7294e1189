import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A replay that plays by itself, again and again: the phone and its offset, and beside it what is held against it.
///
/// CSS steps from frame to frame, so that nothing is shown that was not there. A reader who wants no motion sees the
/// frame of the first fault.
struct AnimationPicture {
  private let report: Report
  private let cycle: FrameCycle
  private let scale: Double
  private let screen: SVGFrame
  private let columnWidth: Double

  private static let margin = 16.0
  private static let gap = 28.0
  private static let plotHeight = 74.0

  init(_ report: Report) {
    self.report = report
    cycle = FrameCycle(report)
    let size = report.subject.recording.header.viewport
    scale = min(300 / size.width, 340 / size.height)
    screen = SVGFrame(width: size.width * scale, height: size.height * scale)
    columnWidth = max(screen.width, 220)
  }

  /// The picture.
  var bytes: [UInt8] {
    var picture = SVGText()
    var style = ""
    picture.text("bold", x: AnimationPicture.margin, y: 24, report.title)
    picture.text("small soft", x: AnimationPicture.margin, y: 41, "at a quarter of its speed")
    for (column, replay) in report.pictured.enumerated() {
      draw(replay, column, &picture, &style)
    }
    style +=
      "@media (prefers-reduced-motion: reduce) { g, circle { animation: none !important; } }\n"
    let columns = Double(report.pictured.count)
    let height = 54 + screen.height + 34 + AnimationPicture.plotHeight + 26
    return picture.document(
      SVGFrame(
        width: 2 * AnimationPicture.margin + columns * columnWidth
          + (columns - 1) * AnimationPicture.gap, height: height),
      title:
        "\(report.title), played: \(report.pictured.map(\.name).joined(separator: " beside "))",
      style: style)
  }

  private func draw(
    _ replay: ReportReplay, _ column: Int, _ picture: inout SVGText, _ style: inout String
  ) {
    let left = AnimationPicture.margin + Double(column) * (columnWidth + AnimationPicture.gap)
    var place = screen
    place.x = left + (columnWidth - screen.width) / 2
    place.y = 54
    let size = replay.recording.header.viewport
    picture.rect("screen", place, "rx=\"8\"")
    picture.window(place, SVGFrame(width: size.width, height: size.height)) { picture in
      for (index, track) in ElementTrack.all(of: replay.recording).enumerated() {
        let name = "r\(column)e\(index)"
        picture.element(
          replay.recording.cells[track.cells[0]], at: nil, identifier: name)
        style += cycle.style(name, ElementMotion(track, replay.recording).states)
      }
      ViewPicture(recording: replay.recording, frame: 0).drawAnchor(in: &picture)
    }
    picture.rect("screen", place, "rx=\"8\" style=\"fill:none\"")
    let words = column == 0 ? "one-text" : "two-text"
    picture.text(
      "bold middle \(words)", x: left + columnWidth / 2, y: place.y + place.height + 20,
      replay.name)
    plot(
      replay, column,
      SVGFrame(
        x: left, y: place.y + place.height + 34, width: columnWidth,
        height: AnimationPicture.plotHeight), &picture, &style)
  }

  /// The offset over time, with a dot where the phone is.
  private func plot(
    _ replay: ReportReplay, _ column: Int, _ place: SVGFrame, _ picture: inout SVGText,
    _ style: inout String
  ) {
    let recording = replay.recording
    let axis = report.subject.recording.mainAxis
    let offsets = report.pictured.flatMap { $0.recording.offsets.map { $0[axis] } }
    let value = PlotScale(
      values: PlotScale.range(offsets, least: 2), start: place.y + place.height, end: place.y)
    let time = PlotScale(
      values: cycle.start...cycle.end, start: place.x + 46, end: place.x + place.width - 6)
    picture.rect(
      "screen",
      SVGFrame(x: place.x + 40, y: place.y, width: place.width - 40, height: place.height),
      "rx=\"4\"")
    picture.rows(
      value, about: 3, from: place.x + 40, to: place.x + place.width, gap: 6
    ) { step, _ in step.signText(1) }
    let points = (0..<recording.count).filter { recording.milliseconds($0) >= cycle.start }
    func point(_ frame: Int) -> (x: String, y: String) {
      (
        time.place(recording.milliseconds(frame)).text(1),
        value.place(recording.offsets[frame][axis]).text(1)
      )
    }
    let kind = column == 0 ? "one" : "two"
    picture.path(
      "curve \(kind)", "M" + points.map { "\(point($0).x) \(point($0).y)" }.joined(separator: "L"))
    for finding in replay.findings where finding.isFlap {
      let x = time.place(recording.milliseconds(finding.shownFrame))
      let isLeft = x > place.x + place.width / 2
      picture.text(
        "small bold halo flap-text\(isLeft ? " end" : "")", x: isLeft ? x - 6 : x + 6,
        y: place.y + 13, "▲ \(finding.kind.rawValue) \(finding.size)")
    }
    picture.line("<circle id=\"r\(column)dot\" class=\"dot \(kind)\" r=\"4.5\"/>")
    let states = (0..<recording.count).map { frame in
      "transform:translate(\(point(frame).x)px,\(point(frame).y)px)"
    }
    style += cycle.style("r\(column)dot", states)
    picture.text(
      "small soft end", x: place.x + place.width, y: place.y + place.height + 16,
      "offset, pt · \((cycle.end - cycle.start).text(0)) ms")
  }
}
