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
      text.member("version", 1)
      text.member("scenario", title)
      text.member("hash", map.hashText)
      text.member("releases", map.releases)
      text.member("flapping", map.flapping)
      text.member("flapsBetween", map.flapsBetween)
      text.array("remedies", of: maps, .lines) { $0.value($1.remedy, $1.map) }
      text.array("sheets", of: map.sheets, .lines) { $0.value($1) }
      if let worst = map.worst {
        text.key("worst")
        text.release(map.release(at: worst), map.verdict(at: worst))
      }
      if let smallest {
        text.array("smallest") { text in
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
      text.member("remedy", remedy.word.description)
      text.member("flapping", map.flapping)
      text.member("flapsBetween", map.flapsBetween)
      text.array("kinds") { text in
        for share in map.shares {
          text.object { text in
            text.member("kind", share.kind.rawValue)
            text.member("releases", share.count)
            text.member("largest", share.largest.magnitude)
            text.member("unit", share.largest.unit.rawValue)
          }
        }
      }
    }
  }

  fileprivate mutating func value(_ sheet: MapSheet) {
    object(.lines) { text in
      text.member("start", sheet.conditions.start[sheet.conditions.axis])
      text.member("hz", sheet.conditions.hertz)
      text.member("phase", sheet.conditions.phase)
      text.member("offsets", sheet.grid.offsets)
      text.member("velocities", sheet.grid.velocities)
      text.array("faults", .lines) { text in
        for (index, verdict) in sheet.verdicts.enumerated() where !verdict.marks.isEmpty {
          text.release(sheet.release(at: index), verdict)
        }
      }
      text.array("between", of: sheet.between, .lines) { text, found in
        text.release(
          sheet.conditions.release(offset: found.offset, velocity: found.velocity), found.verdict)
      }
      text.array("calm", of: sheet.calmRegions(MapReport.mostCalm), .lines) { text, calm in
        text.object { text in
          text.member("releases", calm.count)
          text.member("offsets", calm.offsets)
          text.member("velocities", calm.velocities)
        }
      }
    }
  }

  fileprivate mutating func release(_ release: ReleaseInput, _ verdict: ReleaseVerdict) {
    object { text in
      text.member("offset", release.offset - release.start[release.axis])
      text.member("velocity", release.velocity)
      text.member("start", release.start)
      text.member("hz", release.hertz)
      text.member("phase", release.phase)
      text.member("rest", verdict.rest)
      text.array("kinds", of: verdict.marks) { $0.value($1.kind.rawValue) }
      text.array("sizes", of: verdict.marks) { $0.value($1.magnitude) }
    }
  }

  private mutating func member(_ key: StaticString, _ steps: ReleaseGrid.Steps) {
    member(key, [steps.start, steps.end, steps.step])
  }

  private mutating func member(_ key: StaticString, _ range: ClosedRange<Double>) {
    member(key, [range.lowerBound, range.upperBound])
  }

  fileprivate mutating func rules(_ rules: MapRules) {
    array("rules", .lines) { text in
      for breach in rules.breaches {
        text.object { text in
          text.member("rule", breach.rule.rawValue)
          text.member("words", breach.words)
          text.member("broken", breach.count)
        }
      }
    }
    member("mostPages", rules.mostPages)
  }

  fileprivate mutating func reach(_ reach: Reach) {
    member("searchedAll", reach.unsearched == 0 && (reach.knowsAll || reach.isComplete))
    member("unsearched", reach.unsearched)
    array("missed") { text in
      for (element, grade) in reach.missed {
        text.object { text in
          text.member("element", element.text)
          text.member("grade", "\(grade)")
        }
      }
    }
  }
}
