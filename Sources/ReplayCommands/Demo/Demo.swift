import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Everything that the demo tells: the bundled carousels and gestures, replayed.
struct Demo: Sendable {
  /// Every carousel with its own gesture, and with a handful of others.
  let replays: [DemoReplay]
  /// The release rules by how badly they flap.
  let ranking: RuleRanking
  /// What carousels do wrong by their make.
  let consequences: [Consequence]

  /// Replays what is in `folder`, and says before each carousel how far it is.
  init(_ folder: FixtureFolder, progress: (String) -> Void) throws(CommandError) {
    let gestures = try folder.gestures()
    let scenarios = Demo.sorted(try folder.scenarios())
    var replays: [DemoReplay] = []
    var ranking = RuleRanking(try folder.grid())
    for (index, (scenario, own)) in scenarios.enumerated() {
      progress("\(index + 1) of \(scenarios.count): \(scenario.name)")
      let others = DemoGestures.handful(scenario.layout.scrollDirection).filter { $0 != own?.name }
      let tried = (own.map { [$0] } ?? []) + others.compactMap { gestures[$0] }
      replays += tried.map { DemoReplay(scenario, $0) }
      ranking.add(scenario)
    }
    self.replays = replays
    self.ranking = ranking
    consequences = Consequence.all(scenarios.map(\.scenario), replays, gestures: gestures)
  }

  /// By the number of their rule, those without one last.
  private static func sorted(
    _ scenarios: [(scenario: Scenario, gesture: Gesture?)]
  ) -> [(scenario: Scenario, gesture: Gesture?)] {
    scenarios.enumerated().sorted {
      let (a, b) = ($0.element.scenario.ruleNumber ?? .max, $1.element.scenario.ruleNumber ?? .max)
      return (a, $0.offset) < (b, $1.offset)
    }.map(\.element)
  }

  /// The replay that flaps worst, by its score; none if none flaps.
  var worst: DemoReplay? {
    replays.filter { !$0.explanation.flaps.isEmpty }
      .max { $0.explanation.score < $1.explanation.score }
  }

  /// The flick that `setContentOffset(_:animated:)` brakes hardest.
  var hardestBrake: DemoReplay? {
    replays.filter { $0.scenario.namesTarget && $0.brake > 0 }.max { $0.brake < $1.brake }
  }
}

extension DemoReplay {
  /// What `setContentOffset(_:animated:)` costs, pt/ms.
  var brake: Double {
    explanation.outcomes.first { $0.remedy == .setContentOffset }?.brake ?? 0
  }
}
