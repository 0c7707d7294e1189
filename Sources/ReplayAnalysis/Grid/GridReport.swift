import ScrollLayout
import ScrollPhysics
public import ScrollReplay

/// How a scenario behaves over many releases: what release rules are ranked by.
public struct GridReport: Sendable, Hashable {
  /// How many releases were replayed.
  public private(set) var releases = 0
  /// How many of them flapped.
  public private(set) var flapping = 0
  /// How many showed a fault of each kind, once for each release.
  public private(set) var kinds: [FindingKind: Int] = [:]
  /// All scores together: backward distances and speed rises, each summed.
  public private(set) var total = FlapScore.zero
  /// The largest speed rise of any release, pt/ms.
  public private(set) var largestRise = 0.0
  /// The worst single score.
  public private(set) var worst = FlapScore.zero
  /// Where the worst release was, relative to the scenario's start; none if none flapped at all.
  public private(set) var worstRelease: GridRelease?

  /// Creates the report of no releases.
  package init() {}

  mutating func add(_ judgement: Judgement, _ release: GridRelease) {
    releases += 1
    if judgement.findings.contains(where: \.isFlap) { flapping += 1 }
    for kind in Set(judgement.findings.map(\.kind)) { kinds[kind, default: 0] += 1 }
    total.backwardDistance += judgement.score.backwardDistance
    total.speedRise += judgement.score.speedRise
    largestRise = max(largestRise, judgement.score.speedRise)
    if judgement.score > worst {
      worst = judgement.score
      worstRelease = release
    }
  }
}

/// One release of a grid.
public struct GridRelease: Sendable, Hashable {
  /// Points from the scenario's start, along the layout's scroll direction.
  public var offset: Double
  /// The finger's last reading, pt/ms.
  public var velocity: Double

  /// Creates a release.
  public init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }
}

extension Scenario {
  /// Replays every release of `grid` around the scenario's start, and judges each.
  ///
  /// The gate makes slow ones start from rest.
  ///
  /// - Parameters:
  ///   - grid: offsets along the layout's scroll direction, and velocities.
  ///   - thresholds: from which size on something counts.
  /// - Returns: how many flapped, how, and how badly.
  /// - Complexity: one replay and its analysis a release; storage is used again.
  public func report(
    over grid: ReleaseGrid, thresholds: FindingThresholds = .standard
  ) -> GridReport {
    var report = GridReport()
    let axis = layout.scrollDirection
    var runner = TimelineRunner.forFindings(self)
    for offset in grid.offsets.values {
      for velocity in grid.velocities.values {
        var place = start
        place[axis] += offset
        var reading = Vector.zero
        reading[axis] = velocity
        runner.rewind(releasedAt: place, reading: reading)
        runner.finish()
        report.add(
          runner.recording.judgement(thresholds: thresholds, explains: false),
          GridRelease(offset: offset, velocity: velocity))
      }
    }
    return report
  }
}
