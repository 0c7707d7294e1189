import ReplayReport
import ReplayTuning
import ScrollReplay

/// A sweep or a search told to people.
struct TuneText {
  private let report: TuneReport
  private let console: Console

  init(_ report: TuneReport, on console: Console) {
    self.report = report
    self.console = console
  }

  private static let mostRows = 10

  /// The ranking, the Pareto front, the curves and the maps.
  var text: String {
    let tuning = report.result.tuning
    guard let best = tuning.best else {
      return console.paragraph(
        "No point could be tried: \(tuning.refused.counted("point")) refused.")
    }
    let refused = tuning.refused == 0 ? "" : " \(tuning.refused) could not be tried."
    var parts = [
      console.paragraph(
        "\(tuning.trials.count.counted("point")), \(best.replays.counted("replay")) each, the best first.\(refused)"
      ),
      console.laidOut(ranking),
      console.paragraph(
        "No other is better in \(report.measures.0.rawValue) without being worse in \(report.measures.1.rawValue):"
      ),
      console.laidOut(front),
    ]
    for (index, curve) in report.result.curves.enumerated() where curve.count > 1 {
      parts.append(console.laidOut(table(of: curve, along: index)))
    }
    for plane in report.result.planes {
      for term in terms.indices {
        let map = PlaneText(report.result, plane, term: term).lines(width: console.width)
        parts.append(map.map { $0 + "\n" }.joined())
      }
    }
    return parts.joined(separator: "\n")
  }

  private var names: [String] { report.result.names }
  private var terms: [String] { report.result.problem.objective.terms.map { "\($0)" } }

  private var ranking: TextTable {
    var table = TextTable([""] + names + terms)
    for (index, trial) in report.result.tuning.trials.prefix(TuneText.mostRows).enumerated() {
      table.append([TextCell("\(index + 1)")] + values(trial) + trial.score.map(cell))
    }
    let more = report.result.tuning.trials.count - TuneText.mostRows
    if more > 0 { table.append(title: TextCell("and \(more) more", .dim)) }
    return table
  }

  private var front: TextTable {
    var table = TextTable(names + [report.measures.0.rawValue, report.measures.1.rawValue])
    for trial in report.front {
      table.append(
        values(trial) + [mean(report.measures.0, trial), mean(report.measures.1, trial)])
    }
    return table
  }

  private func table(of curve: [Trial], along index: Int) -> TextTable {
    var table = TextTable([names[index]] + terms)
    for trial in curve { table.append([values(trial)[index]] + trial.score.map(cell)) }
    return table
  }

  private func values(_ trial: Trial) -> [TextCell] {
    trial.values.map { value in
      switch value {
      case .number(let number): TextCell(Numeral.rounded(number, places: 6))
      case .word(let word): TextCell(word)
      }
    }
  }

  private func mean(_ measure: Measure, _ trial: Trial) -> TextCell {
    cell(trial.means[measure.index])
  }

  private func cell(_ number: Double) -> TextCell { TextCell(Numeral.rounded(number, places: 3)) }

  /// What may vary, and what can be measured.
  static func parameters(on console: Console) -> String {
    var table = TextTable(["parameter", "what it is"])
    for parameter in TuningParameter.all {
      table.append([TextCell(parameter.name), TextCell(parameter.about)])
    }
    let measures = Measure.allCases.map(\.rawValue).joined(separator: ", ")
    return console.laidOut(table) + "\n" + console.paragraph("Measures: \(measures).")
  }
}
