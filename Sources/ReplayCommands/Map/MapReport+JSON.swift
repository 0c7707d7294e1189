import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension MapReport {
  /// Everything for machines.
  func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.key("version")
      text.value(1)
      text.key("scenario")
      text.value(title)
      text.key("hash")
      text.value(map.hashText)
      text.key("releases")
      text.value(map.releases)
      text.key("flapping")
      text.value(map.flapping)
      text.key("flapsBetween")
      text.value(map.flapsBetween)
      text.key("remedies")
      text.array(.lines) { text in
        for entry in maps { text.value(entry.remedy, entry.map) }
      }
      text.key("sheets")
      text.array(.lines) { text in
        for sheet in map.sheets { text.value(sheet) }
      }
      if let worst = map.worst {
        text.key("worst")
        text.release(map.release(at: worst), map.verdict(at: worst))
      }
      if let smallest {
        text.key("smallest")
        text.array { text in
          for sample in smallest.gesture.samples {
            text.array { text in
              text.value(Double(sample.time) / 1e6)
              text.value("\(sample.phase)")
              text.value(sample.position.x)
              text.value(sample.position.y)
            }
          }
        }
      }
      text.rules(rules)
      if let reach { text.reach(reach) }
    }
    return text.finished()
  }
}

extension JSONText {
  fileprivate mutating func value(_ remedy: Remedy, _ map: FlapMap) {
    object { text in
      text.key("remedy")
      text.value(remedy.word.description)
      text.key("flapping")
      text.value(map.flapping)
      text.key("kinds")
      text.array { text in
        for share in map.shares {
          text.object { text in
            text.key("kind")
            text.value(share.kind.rawValue)
            text.key("releases")
            text.value(share.count)
            text.key("largest")
            text.value(share.largest.magnitude)
            text.key("unit")
            text.value(share.largest.unit.rawValue)
          }
        }
      }
    }
  }

  fileprivate mutating func value(_ sheet: MapSheet) {
    object(.lines) { text in
      text.key("start")
      text.value(sheet.conditions.start[sheet.conditions.axis])
      text.optional("hz", sheet.conditions.hertz)
      text.optional("phase", sheet.conditions.phase)
      text.key("offsets")
      text.steps(sheet.grid.offsets)
      text.key("velocities")
      text.steps(sheet.grid.velocities)
      text.key("faults")
      text.array(.lines) { text in
        for (index, verdict) in sheet.verdicts.enumerated() where !verdict.marks.isEmpty {
          text.release(sheet.release(at: index), verdict)
        }
        for found in sheet.between {
          text.release(
            sheet.conditions.release(offset: found.offset, velocity: found.velocity), found.verdict)
        }
      }
      if let calm = sheet.largestCalm {
        text.key("calm")
        text.object { text in
          text.key("releases")
          text.value(calm.count)
          text.key("offsets")
          text.range(calm.offsets)
          text.key("velocities")
          text.range(calm.velocities)
        }
      }
    }
  }

  fileprivate mutating func release(_ release: ReleaseInput, _ verdict: ReleaseVerdict) {
    object { text in
      text.key("offset")
      text.value(release.offset - release.start[release.axis])
      text.key("velocity")
      text.value(release.velocity)
      text.key("start")
      text.value(release.start)
      text.optional("hz", release.hertz)
      text.optional("phase", release.phase)
      text.key("rest")
      text.value(verdict.rest)
      text.key("kinds")
      text.array { text in
        for mark in verdict.marks { text.value(mark.kind.rawValue) }
      }
      text.key("sizes")
      text.array { text in
        for mark in verdict.marks { text.value(mark.magnitude) }
      }
    }
  }

  private mutating func optional(_ name: StaticString, _ number: Double?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  private mutating func steps(_ steps: ReleaseGrid.Steps) {
    array { text in
      text.value(steps.start)
      text.value(steps.end)
      text.value(steps.step)
    }
  }

  private mutating func range(_ range: ClosedRange<Double>) {
    array { text in
      text.value(range.lowerBound)
      text.value(range.upperBound)
    }
  }

  fileprivate mutating func rules(_ rules: MapRules) {
    key("rules")
    array(.lines) { text in
      for breach in rules.breaches {
        text.object { text in
          text.key("rule")
          text.value(breach.rule.rawValue)
          text.key("words")
          text.value(breach.words)
          text.key("broken")
          text.value(breach.count)
        }
      }
    }
    if let pages = rules.mostPages {
      key("mostPages")
      value(pages)
    }
  }

  fileprivate mutating func reach(_ reach: Reach) {
    key("missed")
    array { text in
      for (element, grade) in reach.missed {
        text.object { text in
          text.key("element")
          text.value(element.text)
          text.key("grade")
          text.value("\(grade)")
        }
      }
    }
  }
}
