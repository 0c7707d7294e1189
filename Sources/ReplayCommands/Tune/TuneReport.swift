import ReplayFormats
import ReplayReport
import ReplayTuning

/// A sweep or a search, with the curves and maps through its best point.
struct TuneReport {
  let result: TuningResult
  /// Those of the Pareto front.
  let measures: (Measure, Measure)

  /// The trials that no other beats in both measures.
  var front: [Trial] { result.tuning.paretoFront(measures.0, measures.1) }

  /// Everything for machines.
  var json: String {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      text.array("parameters", of: result.problem.variations) { $0.value($1.parameter.name) }
      text.array("objective", of: result.problem.objective.terms) { $0.value("\($1)") }
      text.array("measures", of: Measure.allCases) { $0.value($1.rawValue) }
      text.trials("trials", result.tuning.trials)
      text.trials("front", front)
      text.array("curves", .lines) { text in
        for curve in result.curves {
          text.array(.lines) { text in
            for trial in curve { text.value(trial) }
          }
        }
      }
      text.array("planes", of: result.planes, .lines) { $0.value($1, of: result.problem) }
    }
    return String(decoding: text.finished(), as: UTF8.self)
  }
}

extension JSONText {
  fileprivate mutating func trials(_ name: StaticString, _ trials: [Trial]) {
    array(name, of: trials, .lines) { $0.value($1) }
  }

  fileprivate mutating func value(_ trial: Trial) {
    object { text in
      text.values("values", trial.values)
      text.member("score", trial.score)
      text.member("means", trial.means)
      text.member("replays", trial.replays)
    }
  }

  /// A plane: its values, and each term's numbers by rows, null where nothing could be tried.
  fileprivate mutating func value(_ plane: TuningPlane, of problem: TuningProblem) {
    object(.lines) { text in
      text.member("horizontal", problem.variations[plane.horizontal].parameter.name)
      text.member("vertical", problem.variations[plane.vertical].parameter.name)
      text.values("columns", plane.columns)
      text.values("rows", plane.rows)
      text.array("scores", .lines) { text in
        for trial in plane.trials {
          if let trial { text.value(trial.score) } else { text.null() }
        }
      }
    }
  }

  private mutating func values(_ name: StaticString, _ values: [ParameterValue]) {
    array(name) { text in
      for value in values {
        switch value {
        case .number(let number): text.value(number)
        case .word(let word): text.value(word)
        }
      }
    }
  }
}
