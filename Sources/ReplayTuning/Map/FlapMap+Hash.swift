import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

extension FlapMap {
  /// A hash of every verdict, fixed for all time: debug and release builds and any number of threads give the same.
  public var hash: UInt64 {
    var hash = StableHash()
    for sheet in sheets {
      for verdict in sheet.verdicts { hash.combine(verdict) }
      for release in sheet.between {
        hash.combine(release.offset)
        hash.combine(release.velocity)
        hash.combine(release.verdict)
      }
      hash.combine(sheet.triedBetween)
    }
    return hash.value
  }

  /// The hash as files and reports show it: sixteen hexadecimal digits.
  public var hashText: String { StableHash.text(of: hash) }
}

extension StableHash {
  fileprivate mutating func combine(_ verdict: ReleaseVerdict) {
    for mark in verdict.marks {
      combine(mark.kind.index)
      combine(mark.magnitude)
    }
    combine(verdict.score.backwardDistance)
    combine(verdict.score.speedRise)
    combine(verdict.target)
    combine(verdict.rest)
    combine(verdict.pages ?? .min)
    combine(Int(verdict.row.rawValue) << 8 | Int(verdict.ending.rawValue))
    for requirement in ReleaseRequirement.allCases {
      combine(verdict.broken.contains(requirement) ? 1 : 0)
    }
  }
}
