public import ReplayAnalysis
import ScrollReplay

/// How many releases of a map break the rules that every release should keep, and how.
public struct MapRules: Sendable, Hashable {
  /// Flicks whose target lies behind the finger, or where the content is: the flight can only jump there.
  public internal(set) var backward = 0
  /// Releases whose hook answered what is no offset of the content.
  public internal(set) var outOfRange = 0
  /// Neighbours of which the faster one has its target further back, by more than a pixel.
  public internal(set) var fallingWithVelocity = 0
  /// Neighbours of which the one released further on has its target further back, by more than a pixel.
  public internal(set) var fallingWithOffset = 0
  /// The most pages that a release went from where it started; none where nothing snaps.
  public internal(set) var mostPages: Int?
  /// Releases whose speed jumps up at a hand-over, or of which a frame leaps.
  public internal(set) var abrupt = 0
  /// Releases whose end no notice tells.
  public internal(set) var untold = 0
  /// Releases whose end is told more than once.
  public internal(set) var toldTwice = 0
  /// Releases after which the content never came to rest.
  public internal(set) var endless = 0
  /// Releases whose hook changed UIKit's target along the axis that does not snap, or whose layout changed what nobody
  /// had invalidated or updated.
  public internal(set) var unstable = 0

  /// Each rule that is counted, in words, with how many releases or neighbours break it, in the order of the rules.
  public var breaches: [(rule: ReleaseRequirement, words: String, count: Int)] {
    [
      (.direction, "flicks whose target does not lie ahead", backward),
      (.range, "the hook answered what is no offset of the content", outOfRange),
      (.monotone, "faster, but not as far", fallingWithVelocity),
      (.monotone, "lifted further on, but not as far", fallingWithOffset),
      (.continuity, "the speed jumps at a hand-over, or a frame leaps", abrupt),
      (.end, "no notice tells the app that the motion is over", untold),
      (.end, "more than one notice does", toldTwice),
      (.end, "never came to rest", endless),
      (.stability, "the axis that does not snap, attributes or what is in sight changed", unstable),
    ]
  }
}

extension FlapMap {
  /// Checks every sheet against the rules.
  ///
  /// - Parameter pixel: a pixel's length, points.
  public func rules(pixel: Double) -> MapRules {
    var rules = MapRules()
    for sheet in sheets { rules.add(sheet, pixel: pixel) }
    return rules
  }
}

extension MapRules {
  fileprivate mutating func add(_ sheet: MapSheet, pixel: Double) {
    let columns = sheet.grid.velocities.count
    for (index, verdict) in sheet.verdicts.enumerated() {
      add(verdict)
      if let pages = verdict.pages { mostPages = max(mostPages ?? 0, abs(pages)) }
      let floor = verdict.target - pixel - 1e-6
      if (index + 1) % columns != 0, sheet.verdicts[index + 1].target < floor {
        fallingWithVelocity += 1
      }
      if index + columns < sheet.verdicts.count, sheet.verdicts[index + columns].target < floor {
        fallingWithOffset += 1
      }
    }
  }

  private mutating func add(_ verdict: ReleaseVerdict) {
    if verdict.broken.contains(.direction) { backward += 1 }
    if verdict.broken.contains(.range) { outOfRange += 1 }
    if verdict.broken.contains(.stability) { unstable += 1 }
    if verdict.mark(.kick) != nil || verdict.mark(.teleport) != nil { abrupt += 1 }
    switch verdict.ending {
    case .told: break
    case .untold: untold += 1
    case .toldTwice: toldTwice += 1
    case .endless: endless += 1
    }
  }
}
