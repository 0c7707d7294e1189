public import ScrollPhysics
import ScrollReplay

/// How many releases of a map break the rules that every release should obey.
public struct MapRules: Sendable, Hashable {
  /// Faster than the gate, with a target behind the finger: the flight can only jump there.
  public internal(set) var backward = 0
  /// Neighbours of which the faster one has its target further back, by more than a pixel.
  public internal(set) var fallingWithVelocity = 0
  /// Neighbours of which the one released further on has its target further back, by more than a pixel.
  public internal(set) var fallingWithOffset = 0
  /// Releases whose end no notice tells.
  public internal(set) var untold = 0
  /// Releases whose end is told more than once.
  public internal(set) var toldTwice = 0
  /// Releases after which the content never came to rest.
  public internal(set) var endless = 0
  /// The most pages that a release went from where it started; none where nothing snaps.
  public internal(set) var mostPages: Int?
}

extension FlapMap {
  /// Checks every sheet against the rules.
  ///
  /// - Parameters:
  ///   - gate: the speed under which a release stands, pt/ms.
  ///   - pixel: a pixel's length, points.
  public func rules(gate: Double = ScrollConstants.uikit.gateSpeed, pixel: Double) -> MapRules {
    var rules = MapRules()
    for sheet in sheets { rules.add(sheet, gate: gate, pixel: pixel) }
    return rules
  }
}

extension MapRules {
  fileprivate mutating func add(_ sheet: MapSheet, gate: Double, pixel: Double) {
    let columns = sheet.grid.velocities.count
    let home = sheet.homePage
    for (index, verdict) in sheet.verdicts.enumerated() {
      let release = sheet.release(at: index)
      let isFlick = release.velocity.magnitude >= gate
      if isFlick, (verdict.target - release.offset) * release.velocity < 0 { backward += 1 }
      switch verdict.ending {
      case .told: break
      case .untold: untold += 1
      case .toldTwice: toldTwice += 1
      case .endless: endless += 1
      }
      if let home, verdict.page >= 0 {
        mostPages = max(mostPages ?? 0, Int((verdict.page - home).magnitude))
      }
      let floor = verdict.target - pixel - 1e-6
      if (index + 1) % columns != 0, sheet.verdicts[index + 1].target < floor {
        fallingWithVelocity += 1
      }
      if index + columns < sheet.verdicts.count, sheet.verdicts[index + columns].target < floor {
        fallingWithOffset += 1
      }
    }
  }
}

extension MapSheet {
  /// The page that the content rested on: that of the slowest release nearest to there.
  fileprivate var homePage: Int32? {
    var nearest: (distance: Double, page: Int32)?
    for (index, verdict) in verdicts.enumerated() where verdict.page >= 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.velocities.count)
      let distance = grid.offsets[row].magnitude + grid.velocities[column].magnitude
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (distance, verdict.page) }
    }
    return nearest?.page
  }
}
