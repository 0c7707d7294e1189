import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension JSONText {
  /// Writes a replay as a page holds it.
  mutating func value(_ replay: ReportReplay) {
    let recording = replay.recording
    object { text in
      text.member("name", replay.name)
      text.member("scenario", recording.header.scenario)
      text.member("gesture", recording.header.gesture)
      text.member("hash", recording.hashText)
      text.member("truncated", recording.isTruncated)
      text.member("axis", recording.mainAxis == .horizontal ? "x" : "y")
      text.rounded("width", recording.header.viewport.width)
      text.rounded("height", recording.header.viewport.height)
      text.sizes(recording)
      text.snapping(recording.header.snapping)
      text.frames(recording)
      text.array("releases", of: recording.releases) { $0.value($1, along: recording.mainAxis) }
      text.array("elements", of: ElementTrack.all(of: recording)) { $0.value($1, of: recording) }
      text.judgement(replay)
    }
  }

  private mutating func judgement(_ replay: ReportReplay) {
    array("findings", of: replay.findings) { $0.value($1, of: replay.recording) }
    rounded("backwardDistance", replay.score.backwardDistance)
    rounded("speedRise", replay.score.speedRise)
    if let remedy = replay.remedy { member("remedy", remedy.word.description) }
    if !replay.swift.isEmpty { member("swift", replay.swift) }
    if replay.isBest {
      member("best", true)
    }
  }

  private mutating func value(_ finding: Finding, of recording: Recording) {
    object { text in
      text.member("kind", finding.kind.rawValue)
      text.member("flap", finding.isFlap)
      text.member("first", finding.frames.lowerBound)
      text.member("last", finding.frames.upperBound)
      text.member("phase", "\(finding.phase)")
      text.member("size", finding.size)
      text.rounded("magnitude", finding.magnitude)
      text.member("cause", finding.cause)
      text.member("rule", finding.rule)
      text.array("cells", of: finding.cells) { $0.value($1.label(recording.header.elementNames)) }
      text.array("remedies", of: finding.remedies) { $0.value($1.word.description) }
    }
  }

  private mutating func sizes(_ recording: Recording) {
    guard !recording.boundsChanges.isEmpty else { return }
    array("sizes") { text in
      for change in recording.boundsChanges {
        text.array { text in
          text.value(change.frame)
          text.value(change.size.width)
          text.value(change.size.height)
        }
      }
    }
  }

  private mutating func snapping(_ snapping: Snapping?) {
    guard let snapping else { return }
    object("snapping") { text in
      text.member("axis", snapping.axis == .horizontal ? "x" : "y")
      text.rounded("anchor", snapping.anchor)
      text.member("rule", snapping.rule)
    }
  }
}
