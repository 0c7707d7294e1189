import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A scenario's map, those of its other remedies, and what is told of them.
struct MapReport {
  /// What was mapped.
  let scenario: Scenario
  /// By the scenario's own remedy.
  let map: FlapMap
  /// By each other remedy, if there is a target for it to bring the content to.
  let others: [(remedy: Remedy, map: FlapMap)]
  /// What swipes reach.
  let reach: Reach?
  /// The smallest swipe that shows the worst flap.
  let smallest: MinimalGesture?

  init(
    of scenario: Scenario, _ plan: MapPlan, comparesRemedies: Bool, _ work: LongWork
  ) throws(CommandError) {
    self.scenario = scenario
    map = try MapReport.map(scenario, plan, work)
    var others: [(remedy: Remedy, map: FlapMap)] = []
    if comparesRemedies, scenario.namesTarget {
      for remedy in Remedy.all where remedy != scenario.remedy {
        var other = scenario
        other.remedy = remedy
        others.append((remedy, try MapReport.map(other, plan, work)))
      }
    }
    self.others = others
    reach = comparesRemedies ? Reach(of: scenario) : nil
    smallest = comparesRemedies ? MapReport.smallest(map, scenario) : nil
  }

  private static func map(
    _ scenario: Scenario, _ plan: MapPlan, _ work: LongWork
  ) throws(CommandError) -> FlapMap {
    let name = "\(scenario.name), \(scenario.remedy.word)"
    let tasks = work.tasks
    do throws(MapError) {
      return try work.wait(for: name, total: plan.count) { (progress) async throws(MapError) in
        try await FlapMap(plan, of: scenario, tasks: tasks) { progress.add($0) }
      }
    } catch {
      throw CommandError.usage(error.description)
    }
  }

  private static func smallest(_ map: FlapMap, _ scenario: Scenario) -> MinimalGesture? {
    guard let worst = map.worst,
      let flap = map.verdict(at: worst).marks.first(where: { $0.kind.isFlap })
    else { return nil }
    let release = map.release(at: worst)
    var scenario = scenario
    scenario.start = release.start
    return MinimalGesture.showing(
      flap.kind, at: release, in: DragLimits(scenario, along: release.axis)
    ) { scenario.replay($0) }
  }

  /// The rules that every release should obey.
  var rules: MapRules { map.rules(gate: scenario.constants.gateSpeed, pixel: scenario.grid.pixel) }

  /// The own remedy's map and the others', the own first.
  var byRemedy: [(remedy: Remedy, map: FlapMap)] { [(scenario.remedy, map)] + others }

  /// A heat map of each sheet, one below the other.
  var svg: String {
    FlapMapSVG(
      title: "\(scenario.name): \(scenario.ruleWords)", map: map,
      gate: scenario.constants.gateSpeed, edges: edges
    ).text
  }

  /// Where one page ends and the next begins, and the content's own ends, points.
  private var edges: [Double] {
    let geometry = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
    let places =
      scenario.ruleNumber == nil ? [] : scenario.rule.snapPositions(in: geometry).sorted()
    let between = zip(places, places.dropFirst()).map { ($0 + $1) / 2 }
    return [scenario.limits.lowerBound] + between + [scenario.limits.upperBound]
  }
}
