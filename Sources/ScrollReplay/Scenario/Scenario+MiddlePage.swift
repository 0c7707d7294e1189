import ScrollLayout
import ScrollPhysics

extension Scenario {
  /// The same scenario, at first at rest on its middle page: where a rule leaves the middle one of its snap
  /// positions when a finger lifts there without speed.
  ///
  /// Releases around that meet neither end of the content.
  ///
  /// - Returns: the scenario with its start there; as it is, if there are no snap positions.
  /// - Complexity: one replay.
  public func startingAtMiddlePage() -> Scenario {
    var scenario = self
    let axis = layout.scrollDirection
    let positions = rule.snapPositions(in: FlowGeometry(layout, boundsSize: viewport))
    guard !positions.isEmpty else { return scenario }
    // A rule that counts pages must first believe that it is there.
    scenario.start[axis] = positions[positions.count / 2]
    let still = scenario.replay(releasedAt: scenario.start, reading: .zero)
    scenario.start = still.offsets.last ?? scenario.start
    return scenario
  }
}
