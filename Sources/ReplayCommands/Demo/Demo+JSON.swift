import ReplayAnalysis
import ReplayFormats
import ScrollReplay

extension Demo {
  /// Everything for machines: `{"version","replays","ranking","consequences","price","worst"}`.
  func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.key("version")
      text.value(1)
      text.key("replays")
      text.array(.lines) { text in
        for replay in replays { text.value(replay) }
      }
      text.key("ranking")
      text.array(.lines) { text in
        for entry in ranking.entries { text.value(entry) }
      }
      text.key("consequences")
      text.array(.lines) { text in
        for consequence in consequences { text.value(consequence) }
      }
      if let hardestBrake { text.price(hardestBrake) }
      if let worst { text.worst(worst) }
    }
    return text.finished()
  }
}

extension JSONText {
  fileprivate mutating func value(_ replay: DemoReplay) {
    object { text in
      text.names(replay)
      text.key("speed")
      if let reading = replay.reading { text.value(reading) } else { text.null() }
      text.key("frames")
      text.value(replay.recording.count)
      text.key("rest")
      text.value(replay.rest)
      text.key("hash")
      text.value(replay.recording.hashText)
      text.score(replay.explanation.score)
      text.key("findings")
      text.array { text in
        for finding in replay.explanation.findings { text.value(finding) }
      }
    }
  }

  fileprivate mutating func value(_ entry: RuleRanking.Entry) {
    object { text in
      text.key("scenario")
      text.value(entry.scenario.name)
      text.key("rule")
      text.value(entry.scenario.ruleWords)
      text.key("releases")
      text.value(entry.report.releases)
      text.score(entry.score)
      text.key("flapping")
      text.value(entry.report.flapping)
      text.key("kinds")
      text.array { text in
        for kind in FindingKind.allCases {
          guard let releases = entry.report.kinds[kind] else { continue }
          text.object { text in
            text.key("kind")
            text.value(kind.rawValue)
            text.key("releases")
            text.value(releases)
          }
        }
      }
    }
  }

  fileprivate mutating func value(_ consequence: Consequence) {
    object { text in
      text.key("scenario")
      text.value(consequence.scenario)
      text.key("text")
      text.value(consequence.text)
    }
  }

  fileprivate mutating func price(_ replay: DemoReplay) {
    key("price")
    object { text in
      text.names(replay)
      text.key("brake")
      text.value(replay.brake)
    }
  }

  fileprivate mutating func worst(_ replay: DemoReplay) {
    let remedy = replay.explanation.best.remedy
    key("worst")
    object { text in
      text.names(replay)
      text.score(replay.explanation.score)
      text.key("remedy")
      text.value(remedy.word.description)
      text.key("swift")
      text.value(RemedySource.swift(for: replay.scenario, remedy: remedy))
    }
  }

  private mutating func names(_ replay: DemoReplay) {
    key("scenario")
    value(replay.scenario.name)
    key("rule")
    value(replay.scenario.ruleWords)
    key("gesture")
    value(replay.gesture.name)
  }

  private mutating func score(_ score: FlapScore) {
    key("backwardDistance")
    value(score.backwardDistance)
    key("speedRise")
    value(score.speedRise)
  }
}
