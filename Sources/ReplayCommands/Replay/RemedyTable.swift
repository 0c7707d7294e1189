import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// What each remedy leaves of a gesture's flaps and what it costs, the best one named.
struct RemedyTable {
  private let explanation: Explanation
  private let own: Remedy

  /// Compares `own`, the remedy with which the gesture was replayed, with all others.
  init(_ explanation: Explanation, own: Remedy) {
    self.explanation = explanation
    self.own = own
  }

  /// A line for each remedy: the flaps that are left, points back, and pt/ms of rise and brake.
  var table: TextTable {
    var table = TextTable(["  remedy", "flaps", "back", "rise", "brake", ""])
    let brakes = explanation.findings.filter { $0.kind == .brake }.map(\.magnitude)
    row(own, explanation.flaps, explanation.score, brakes.max() ?? 0, &table)
    for outcome in explanation.outcomes {
      row(outcome.remedy, outcome.flaps, outcome.score, outcome.brake, &table)
    }
    return table
  }

  private func row(
    _ remedy: Remedy, _ flaps: [Finding], _ score: FlapScore, _ brake: Double,
    _ table: inout TextTable
  ) {
    table.append([
      TextCell("  \(remedy.word)"), TextCell("\(flaps.count)"),
      TextCell(Numeral.rounded(score.backwardDistance)),
      TextCell(Numeral.rounded(score.speedRise, places: 3)),
      TextCell(Numeral.rounded(brake, places: 3)),
      explanation.best.remedy == remedy ? TextCell("best", .green) : "",
    ])
  }
}
