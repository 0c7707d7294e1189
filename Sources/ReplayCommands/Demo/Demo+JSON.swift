import ReplayAnalysis
import ReplayFormats
import ScrollReplay

extension Demo {
  /// Everything for machines: `{"version","replays","ranking","consequences","price","worst"}`.
  func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      text.array("replays", of: replays, .lines) { $0.value($1) }
      text.array("ranking", of: ranking.entries, .lines) { $0.value($1) }
      text.array("consequences", of: consequences, .lines) { $0.value($1) }
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
      text.member("frames", replay.recording.count)
      text.member("rest", replay.rest)
      text.member("hash", replay.recording.hashText)
      text.score(replay.explanation.score)
      text.array("findings", of: replay.explanation.findings) { $0.value($1) }
    }
  }

  fileprivate mutating func value(_ entry: RuleRanking.Entry) {
    object { text in
      text.member("scenario", entry.scenario.name)
      text.member("rule", entry.scenario.ruleWords)
      text.member("releases", entry.report.releases)
      text.score(entry.score)
      text.member("flapping", entry.report.flapping)
      text.array("kinds") { text in
        for kind in FindingKind.allCases {
          guard let releases = entry.report.kinds[kind] else { continue }
          text.object { text in
            text.member("kind", kind.rawValue)
            text.member("releases", releases)
          }
        }
      }
    }
  }

  fileprivate mutating func value(_ consequence: Consequence) {
    object { text in
      text.member("scenario", consequence.scenario)
      text.member("text", consequence.text)
    }
  }

  fileprivate mutating func price(_ replay: DemoReplay) {
    object("price") { text in
      text.names(replay)
      text.member("brake", replay.brake)
    }
  }

  fileprivate mutating func worst(_ replay: DemoReplay) {
    let remedy = replay.explanation.best.remedy
    object("worst") { text in
      text.names(replay)
      text.score(replay.explanation.score)
      text.member("remedy", remedy.word.description)
      text.member("swift", RemedySource.swift(for: replay.scenario, remedy: remedy))
    }
  }

  private mutating func names(_ replay: DemoReplay) {
    member("scenario", replay.scenario.name)
    member("rule", replay.scenario.ruleWords)
    member("gesture", replay.gesture.name)
  }

  private mutating func score(_ score: FlapScore) {
    member("backwardDistance", score.backwardDistance)
    member("speedRise", score.speedRise)
  }
}
