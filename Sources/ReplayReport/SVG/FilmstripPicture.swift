import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The frames around a fault, one beside the other; what is held against the replay in a row under it.
struct FilmstripPicture {
  private let report: Report
  /// The frames that are shown.
  let frames: Range<Int>
  private let fault: Finding?

  private static let count = 7
  private static let margin = 16.0
  private static let gap = 10.0

  init(_ report: Report) {
    self.report = report
    let subject = report.subject
    let fault = subject.flaps.first ?? subject.findings.first
    self.fault = fault
    let middle =
      fault?.shownFrame ?? subject.recording.releases.first?.frame ?? subject.recording.count / 2
    let longest = report.pictured.map(\.recording.count).max() ?? 0
    let first = max(0, min(middle - 3, longest - FilmstripPicture.count))
    frames = first..<min(longest, first + FilmstripPicture.count)
  }

  /// The picture.
  var bytes: [UInt8] {
    var picture = SVGText()
    let size = report.subject.recording.header.viewport
    let scale = min(140 / size.width, 210 / size.height)
    let cell = SVGFrame(width: size.width * scale, height: size.height * scale)
    let rowHeight = cell.height + 84
    let margin = FilmstripPicture.margin
    for (row, replay) in report.pictured.enumerated() {
      draw(
        replay, row,
        SVGFrame(y: margin + Double(row) * rowHeight, width: cell.width, height: cell.height),
        &picture)
    }
    let columns = Double(frames.count)
    return picture.document(
      SVGFrame(
        width: max(
          420, 2 * margin + columns * cell.width + (columns - 1) * FilmstripPicture.gap),
        height: Double(report.pictured.count) * rowHeight),
      title: title)
  }

  private var title: String {
    let fault = fault.map { ": \($0.kind.rawValue) \($0.size)" } ?? ""
    return "Frames \(frames.lowerBound) to \(frames.upperBound - 1) of \(report.title)\(fault)"
  }

  private func draw(
    _ replay: ReportReplay, _ row: Int, _ place: SVGFrame, _ picture: inout SVGText
  ) {
    let style = row == 0 ? "one-text" : "two-text"
    picture.text(
      "bold \(style)", x: FilmstripPicture.margin, y: place.y + 12,
      row == 0 ? "\(report.title), \(replay.name)" : replay.name)
    for (column, frame) in frames.enumerated() {
      var screen = place
      screen.x =
        FilmstripPicture.margin + Double(column) * (place.width + FilmstripPicture.gap)
      screen.y += 38
      draw(replay, frame, screen, isTold: row == 0, &picture)
    }
  }

  private func draw(
    _ replay: ReportReplay, _ frame: Int, _ screen: SVGFrame, isTold: Bool,
    _ picture: inout SVGText
  ) {
    let recording = replay.recording
    let shown = min(frame, recording.count - 1)
    let found = isTold ? fault.flatMap { $0.shownFrame == frame ? $0 : nil } : nil
    let kind = found.map { $0.isFlap ? " flap" : " fault" } ?? ""
    let size = recording.boundsSize(in: shown)
    picture.text("small soft", x: screen.x, y: screen.y - 7, "frame \(frame)")
    if let found {
      picture.text(
        "small bold \(found.isFlap ? "flap" : "fault")-text", x: screen.x,
        y: screen.y + screen.height + 30,
        "\(found.isFlap ? "▲" : "◆") \(found.kind.rawValue) \(found.size)")
    }
    picture.rect("screen\(kind)", screen, "rx=\"6\"")
    picture.window(screen, SVGFrame(width: size.width, height: size.height)) { picture in
      if shown > 0 {
        ViewPicture(recording: recording, frame: shown - 1).drawGhost(in: &picture)
      }
      ViewPicture(recording: recording, frame: shown).draw(in: &picture)
      ViewPicture(recording: recording, frame: shown).drawAnchor(in: &picture)
      if frame < recording.count { arrow(replay, shown, kind, width: screen.width, &picture) }
    }
    picture.rect("screen\(kind)", screen, "rx=\"6\" style=\"fill:none\"")
    caption(recording, frame, screen, kind, &picture)
  }

  /// The offset, and how far it went in the frame.
  private func caption(
    _ recording: Recording, _ frame: Int, _ screen: SVGFrame, _ kind: String,
    _ picture: inout SVGText
  ) {
    let axis = recording.mainAxis
    let shown = min(frame, recording.count - 1)
    let offset = recording.offsets[shown][axis]
    picture.text(
      "small", x: screen.x, y: screen.y + screen.height + 15, "\(offset.signText(1)) pt")
    guard frame < recording.count else {
      picture.text(
        "small soft end", x: screen.x + screen.width, y: screen.y + screen.height + 15, "at rest")
      return
    }
    let step = frame > 0 ? offset - recording.offsets[frame - 1][axis] : 0
    picture.text(
      "small end\(kind.isEmpty ? " soft" : " bold\(kind)-text")", x: screen.x + screen.width,
      y: screen.y + screen.height + 15,
      step == 0 ? "still" : "\(step > 0 ? "+" : "")\(step.signText(1))")
  }

  /// How the element in the middle went on the screen since the frame before.
  private func arrow(
    _ replay: ReportReplay, _ frame: Int, _ kind: String, width: Double,
    _ picture: inout SVGText
  ) {
    guard frame > 0, let element = followed(replay.recording) else { return }
    let now = ViewPicture(recording: replay.recording, frame: frame)
    let before = ViewPicture(recording: replay.recording, frame: frame - 1)
    guard let to = now.centre(of: element), let from = before.centre(of: element) else { return }
    let axis = replay.recording.mainAxis
    let (start, end) = (from[axis], to[axis])
    // A pixel of the picture, in points of the view.
    let pixel = now.recording.header.viewport.width / width
    guard (end - start).magnitude >= 3 * pixel else { return }
    let head = min(6 * pixel, (end - start).magnitude) * (end > start ? -1 : 1)
    let wing = 3.5 * pixel
    // Beside the label, not across it.
    let across =
      (axis == .horizontal ? to.y : to.x) + now.recording.boundsSize(in: frame).width * 0.17
    func point(_ along: Double, _ aside: Double = 0) -> String {
      axis == .horizontal
        ? "\(along.text(1)) \((across + aside).text(1))"
        : "\((across + aside).text(1)) \(along.text(1))"
    }
    picture.path(
      "arrow\(kind)",
      "M\(point(start))L\(point(end))M\(point(end + head, -wing))L\(point(end))L\(point(end + head, wing))"
    )
  }

  /// The element whose way is shown: one that the fault is about, or the one nearest to the middle.
  private func followed(_ recording: Recording) -> ElementID? {
    if let accused = fault?.cells.first { return accused }
    let frame = min(frames.lowerBound, recording.count - 1)
    let axis = recording.mainAxis
    let middle = recording.offsets[frame][axis] + recording.boundsSize(in: frame)[axis] / 2
    return recording.cells(in: frame).min {
      ($0.center[axis] - middle).magnitude < ($1.center[axis] - middle).magnitude
    }?.element
  }
}

extension Finding {
  /// The frame that shows it: the first, or the second of two.
  var shownFrame: Int { frames.count == 2 ? frames.upperBound : frames.lowerBound }
}
