import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

extension PlotPicture {
  /// Where each release headed, until the next or the end.
  ///
  /// - Returns: where the labels are.
  func targets(_ scale: PlotScale, _ picture: inout SVGText) -> [SVGFrame] {
    var labels: [SVGFrame] = []
    let recording = report.subject.recording
    for (place, release) in recording.releases.enumerated() {
      let next = place + 1 < recording.releases.count ? recording.releases[place + 1].frame : nil
      let from = time.place(max(time.values.lowerBound, recording.milliseconds(release.frame)))
      let to = next.map { time.place(recording.milliseconds($0)) } ?? PlotPicture.right
      let y = scale.place(release.target[axis])
      guard from < to, y < scale.start, y > scale.end else { continue }
      picture.path("target", "M\(from.text(1)) \(y.text(1))H\(to.text(1))")
      guard to - from > 100 else { continue }
      let text = "target \(release.target[axis].signText(2)) pt"
      let base = y > scale.end + 16 ? y - 5 : y + 14
      picture.text("small target-text halo", x: from + 6, y: base, text)
      labels.append(PlotPicture.box(text, x: from + 6, base: base))
    }
    return labels
  }

  /// The name of each fault where neither a curve nor another label is, as far as there is such a place.
  ///
  /// - Parameters:
  ///   - scale: of the offsets.
  ///   - labels: where labels are already, to which these are added.
  ///   - picture: where they are drawn.
  func marks(_ scale: PlotScale, _ labels: inout [SVGFrame], _ picture: inout SVGText) {
    for finding in report.subject.findings {
      let text = "\(finding.isFlap ? "▲" : "◆") \(finding.kind.rawValue) \(finding.size)"
      let place = time.place(report.subject.recording.milliseconds(finding.shownFrame))
      var box = PlotPicture.box(text, x: place + 6, base: 0)
      let isLeft = box.x + box.width > PlotPicture.right
      if isLeft { box.x = place - 6 - box.width }
      let rows = (0..<3).map { 15 + Double($0) * 16 }
      let (high, low) = (rows.map { scale.end + $0 }, rows.map { scale.start + 7 - $0 })
      let bases = hasRoomAbove(box, scale) ? high + low : low + high
      let free = bases.first { base in
        var box = box
        box.y = base - box.height
        return !labels.contains { $0.overlaps(box) }
      }
      guard let base = free else { continue }
      box.y = base - box.height
      labels.append(box)
      picture.text(
        "bold halo \(finding.isFlap ? "flap" : "fault")-text\(isLeft ? " end" : "")",
        x: isLeft ? place - 6 : place + 6, y: base, text)
    }
  }

  /// Whether the curves leave more room above them than under them, where a label is to stand.
  private func hasRoomAbove(_ box: SVGFrame, _ scale: PlotScale) -> Bool {
    let near = report.pictured.flatMap { replay in
      (0..<replay.recording.count).filter { frame in
        let x = time.place(replay.recording.milliseconds(frame))
        return x > box.x - 12 && x < box.x + box.width + 12
      }.map { scale.place(replay.recording.offsets[$0][axis]) }
    }
    let (highest, lowest) = (near.min() ?? scale.start, near.max() ?? scale.end)
    return highest - scale.end > scale.start - lowest
  }

  /// About where a label stands that starts at `x`: no font is asked.
  private static func box(_ text: String, x: Double, base: Double) -> SVGFrame {
    SVGFrame(x: x, y: base - 13, width: Double(text.count) * 6.8, height: 13)
  }
}

extension SVGFrame {
  /// Whether both have a place in common.
  fileprivate func overlaps(_ other: SVGFrame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
