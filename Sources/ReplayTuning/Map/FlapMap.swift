public import ReplayAnalysis
import ScrollReplay

/// What every release of a plan leads to: so that "no release flaps" is checked, not hoped.
public struct FlapMap: Sendable, Hashable {
  /// What was tried.
  public let plan: MapPlan
  /// One sheet for each of the plan's conditions, in their order.
  public let sheets: [MapSheet]

  /// How many releases were tried, those between the grids' points included.
  public var releases: Int { sheets.reduce(0) { $0 + $1.verdicts.count + $1.triedBetween } }

  /// How many of the grids' releases flap.
  public var flapping: Int { sheets.reduce(0) { $0 + $1.flapping } }

  /// How many flaps were found only between the grids' points.
  public var flapsBetween: Int { sheets.reduce(0) { $0 + $1.between.count } }

  /// The share of the grids' releases that flap, in 0…1.
  public var flapShare: Double { Double(flapping) / Double(max(plan.count, 1)) }

  /// Whether no release that was tried flaps, between the grids' points neither.
  public var isCalm: Bool { flapping == 0 && flapsBetween == 0 }

  /// How many of the grids' releases show each kind of fault, and the largest of each, in the order of the kinds; kinds
  /// that none shows are left out.
  public var shares: [FindingShare] {
    var shares: [FindingShare?] = FindingKind.allCases.map { _ in nil }
    for (number, sheet) in sheets.enumerated() {
      for (index, verdict) in sheet.verdicts.enumerated() {
        for mark in verdict.marks {
          let kind = mark.kind.index
          guard var share = shares[kind] else {
            shares[kind] = FindingShare(mark: mark, place: MapPlace(sheet: number, index: index))
            continue
          }
          share.count += 1
          if mark.magnitude > share.largest.magnitude {
            share.largest = mark
            share.place = MapPlace(sheet: number, index: index)
          }
          shares[kind] = share
        }
      }
    }
    return shares.compactMap { $0 }
  }

  /// The verdict at a place.
  public func verdict(at place: MapPlace) -> ReleaseVerdict {
    sheets[place.sheet].verdict(at: place.index)
  }

  /// The release at a place.
  public func release(at place: MapPlace) -> ReleaseInput {
    sheets[place.sheet].release(at: place.index)
  }
}

/// One release of a map.
public struct MapPlace: Sendable, Hashable {
  /// Which sheet.
  public var sheet: Int
  /// Which of its verdicts: the grid's, then those between its points.
  public var index: Int
}

/// How often a kind of fault is seen.
public struct FindingShare: Sendable, Hashable {
  /// How many releases show it.
  public var count = 1
  /// The largest of its kind.
  public var largest: FindingMark
  /// The first release that shows it as large.
  public var place: MapPlace

  init(mark: FindingMark, place: MapPlace) {
    largest = mark
    self.place = place
  }

  /// The kind of fault.
  public var kind: FindingKind { largest.kind }
}

extension FlapMap: CustomStringConvertible {
  /// How many releases were tried, and how many of them flap.
  public var description: String {
    "\(releases.counted("release")), \(flapping + flapsBetween) of them flap"
  }
}
