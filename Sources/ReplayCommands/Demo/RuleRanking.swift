import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Release rules by how badly they flap over many releases around their middle page, the best first.
struct RuleRanking: Sendable, Hashable {
  /// A rule with its carousel, at rest on its middle page.
  struct Entry: Sendable, Hashable {
    let scenario: Scenario
    let report: GridReport
  }

  /// The releases.
  let grid: ReleaseGrid
  /// The rules.
  private(set) var entries: [Entry] = []

  init(_ grid: ReleaseGrid) { self.grid = grid }

  /// Ranks `scenario`, if it has a rule to rank.
  ///
  /// It has if something chooses the target at release, nothing changes meanwhile, and the grid does not reach past
  /// the content's ends.
  mutating func add(_ scenario: Scenario) {
    guard scenario.namesTarget || scenario.traits.isPagingEnabled, scenario.changes.isEmpty,
      scenario.effects.isEmpty
    else { return }
    let middle = scenario.startingAtMiddlePage()
    guard middle.limits.contains(middle.place + grid.offsets.start),
      middle.limits.contains(middle.place + grid.offsets.end)
    else { return }
    let entry = Entry(scenario: middle, report: middle.report(over: grid))
    let place = entries.firstIndex { entry.isBetter(than: $0) } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// Nearest centre and header-aware pages on the same cells, at the same site, where the first is the worse.
  var comparison: (worse: Entry, better: Entry)? {
    for worse in entries.reversed() where worse.isNearestCentre {
      let better = entries.first {
        $0.scenario.layout == worse.scenario.layout && $0.isHeaderAware && $0.isBetter(than: worse)
          && $0.scenario.rule.site == worse.scenario.rule.site
      }
      if let better { return (worse, better) }
    }
    return nil
  }
}

extension RuleRanking.Entry {
  /// The flap score of all releases: how far they went back in all, and the largest rise of speed.
  var score: FlapScore {
    FlapScore(
      backwardDistance: report.total.backwardDistance, speedRise: report.largestRise)
  }

  func isBetter(than other: RuleRanking.Entry) -> Bool {
    (score, report.flapping) < (other.score, other.report.flapping)
  }

  fileprivate var isNearestCentre: Bool {
    if case .nearestCentre = scenario.rule.kind { true } else { false }
  }

  fileprivate var isHeaderAware: Bool { scenario.rule.kind == .headerAwarePage }
}

extension Scenario {
  /// Where the content is at first, along the layout's scroll direction.
  var place: Double { start[layout.scrollDirection] }

  /// The offsets at which the content can rest.
  var limits: ClosedRange<Double> {
    let axis = layout.scrollDirection
    let geometry = FlowGeometry(layout, boundsSize: viewport)
    let limits = AxisLimits(
      content: geometry.contentSize[axis], bounds: viewport[axis],
      leading: traits.contentInset.leading(axis), trailing: traits.contentInset.trailing(axis),
      bounces: traits.bounces, always: traits.alwaysBounces(axis))
    return limits.minimum...limits.maximum
  }

  /// The same carousel, at first at rest at `offset` or as near to it as it can.
  func starting(at offset: Double) -> Scenario {
    var scenario = self
    let limits = limits
    scenario.start[layout.scrollDirection] = grid.round(
      min(max(offset, limits.lowerBound), limits.upperBound))
    return scenario
  }
}
