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
      text.key("truncated")
      text.value(recording.isTruncated)
      text.member("axis", recording.mainAxis == .horizontal ? "x" : "y")
      text.member("width", recording.header.viewport.width)
      text.member("height", recording.header.viewport.height)
      text.sizes(recording)
      text.snapping(recording.header.snapping)
      text.frames(recording)
      text.key("releases")
      text.array { text in
        for release in recording.releases { text.value(release, along: recording.mainAxis) }
      }
      text.key("elements")
      text.array { text in
        for track in ElementTrack.all(of: recording) { text.value(track, of: recording) }
      }
      text.judgement(replay)
    }
  }

  private mutating func judgement(_ replay: ReportReplay) {
    key("findings")
    array { text in
      for finding in replay.findings { text.value(finding, of: replay.recording) }
    }
    member("backwardDistance", replay.score.backwardDistance)
    member("speedRise", replay.score.speedRise)
    if let remedy = replay.remedy { member("remedy", remedy.word.description) }
    if !replay.swift.isEmpty { member("swift", replay.swift) }
    if replay.isBest {
      key("best")
      value(true)
    }
  }

  private mutating func value(_ finding: Finding, of recording: Recording) {
    object { text in
      text.member("kind", finding.kind.rawValue)
      text.key("flap")
      text.value(finding.isFlap)
      text.member("first", finding.frames.lowerBound)
      text.member("last", finding.frames.upperBound)
      text.member("phase", "\(finding.phase)")
      text.member("size", finding.size)
      text.member("magnitude", finding.magnitude)
      text.member("cause", finding.cause)
      text.member("rule", finding.rule)
      text.key("cells")
      text.array { text in
        for cell in finding.cells { text.value(cell.label(recording.header.elementNames)) }
      }
      text.key("remedies")
      text.array { text in
        for remedy in finding.remedies { text.value(remedy.word.description) }
      }
    }
  }

  private mutating func sizes(_ recording: Recording) {
    guard !recording.boundsChanges.isEmpty else { return }
    key("sizes")
    array { text in
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
    key("snapping")
    object { text in
      text.member("axis", snapping.axis == .horizontal ? "x" : "y")
      text.member("anchor", snapping.anchor)
      text.member("rule", snapping.rule)
    }
  }
}
