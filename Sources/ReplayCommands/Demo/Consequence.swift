import ReplayAnalysis
import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// Something that a carousel does wrong by its make, whatever the swipe, as replaying it shows.
struct Consequence: Sendable, Hashable {
  /// The carousel.
  let scenario: String
  /// What it does, in a sentence without a full stop.
  let text: String

  /// What replays of every one of `scenarios` show, in their order.
  ///
  /// - Parameter gestures: swipes by name; those that are missing are not tried.
  static func all(
    _ scenarios: [Scenario], _ replays: [DemoReplay], gestures: [String: Gesture]
  ) -> [Consequence] {
    scenarios.flatMap { scenario -> [Consequence] in
      let walk = Walk(scenario, gestures)
      let own = replays.filter { $0.scenario.name == scenario.name }
      let texts = [walk.drift, walk.ends, walk.reach, standing(own), gentle(own)]
      return texts.compactMap { $0 }.map { Consequence(scenario: scenario.name, text: $0) }
    }
  }

  /// Every carousel with all it does, those that do the same in one.
  static func grouped(_ all: [Consequence]) -> [(names: [String], texts: [String])] {
    var groups: [(names: [String], texts: [String])] = []
    for consequence in all {
      if let last = groups.indices.last, groups[last].names == [consequence.scenario] {
        groups[last].texts.append(consequence.text)
      } else {
        groups.append(([consequence.scenario], [consequence.text]))
      }
    }
    return groups.reduce(into: []) { merged, group in
      if let same = merged.firstIndex(where: { $0.texts == group.texts }) {
        merged[same].names += group.names
      } else {
        merged.append(group)
      }
    }
  }

  /// What changes and effects of the cells make of the carousel's own gesture, the first of `own`.
  private static func standing(_ own: [DemoReplay]) -> String? {
    guard let replay = own.first,
      !(replay.scenario.effects.isEmpty && replay.scenario.changes.isEmpty),
      let finding = replay.explanation.findings.first(where: {
        [.cellFlicker, .misplacedRest].contains($0.kind)
      })
    else { return nil }
    return "\(finding.kind.rawValue): \(finding.cause)"
  }

  /// The flaps of gentle releases, the largest of each kind, where header and footer are pages of their own.
  private static func gentle(_ own: [DemoReplay]) -> String? {
    guard own.first?.scenario.hasHeaderPage == true else { return nil }
    let flaps = own.filter(\.isGentle).flatMap(\.explanation.flaps)
    let largest = FindingKind.allCases.compactMap { kind in
      flaps.filter { $0.kind == kind }.max { $0.magnitude < $1.magnitude }
    }
    guard !largest.isEmpty else { return nil }
    let kinds = largest.map { "\($0.kind.rawValue) \($0.size)" }.joined(separator: ", ")
    return "flaps when released gently: up to \(kinds)"
  }
}
