import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Scenario {
  /// How many elements all frames of a replay may show together: two gigabytes of them.
  private static let mostElements = 1 << 24

  /// Makes sure that memory holds a replay of `finger`.
  ///
  /// - Throws: `CommandError` (bad data) for a gesture that is too long for all that is in sight.
  func requireRoom(for finger: FingerInput) throws(CommandError) {
    guard case .gesture(let gesture) = finger else { return }
    let seconds = Double(gesture.duration) / 1e9
    let frames =
      switch clock.source {
      case .rate(let hertz): seconds * hertz
      case .times(let times): Double(times.count)
      }
    let inSight = FlowGeometry(layout, boundsSize: viewport)
      .mostElementsInSight(of: viewport[layout.scrollDirection])
    let count = frames * Double(inSight)
    guard count <= Double(Scenario.mostElements) else {
      throw CommandError(
        .badData,
        """
        \(gesture.name) takes \(Numeral.rounded(seconds)) s, in which \(name) shows up to \
        \(Numeral.rounded(count, places: 0)) elements in all frames, but must show at most \(Scenario.mostElements)
        """)
    }
  }
}
