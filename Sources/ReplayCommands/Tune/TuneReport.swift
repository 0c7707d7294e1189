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
      text.key("version")
      text.value(1)
      text.key("parameters")
      text.array { text in
        for variation in result.problem.variations { text.value(variation.parameter.name) }
      }
      text.key("objective")
      text.array { text in
        for term in result.problem.objective.terms { text.value("\(term)") }
      }
      text.key("measures")
      text.array { text in
        for measure in Measure.allCases { text.value(measure.rawValue) }
      }
      text.trials("trials", result.tuning.trials)
      text.trials("front", front)
      text.key("curves")
      text.array(.lines) { text in
        for curve in result.curves {
          text.array(.lines) { text in
            for trial in curve { text.value(trial) }
          }
        }
      }
      text.key("planes")
      text.array(.lines) { text in
        for plane in result.planes { text.value(plane, of: result.problem) }
      }
    }
    return String(decoding: text.finished(), as: UTF8.self)
  }
}

extension JSONText {
  fileprivate mutating func trials(_ name: StaticString, _ trials: [Trial]) {
    key(name)
    array(.lines) { text in
      for trial in trials { text.value(trial) }
    }
  }

  fileprivate mutating func value(_ trial: Trial) {
    object { text in
      text.values("values", trial.values)
      text.key("score")
      text.numbers(trial.score)
      text.key("means")
      text.numbers(trial.means)
      text.key("replays")
      text.value(trial.replays)
    }
  }

  /// A plane: its values, and each term's numbers by rows, null where nothing could be tried.
  fileprivate mutating func value(_ plane: TuningPlane, of problem: TuningProblem) {
    object(.lines) { text in
      text.key("horizontal")
      text.value(problem.variations[plane.horizontal].parameter.name)
      text.key("vertical")
      text.value(problem.variations[plane.vertical].parameter.name)
      text.values("columns", plane.columns)
      text.values("rows", plane.rows)
      text.key("scores")
      text.array(.lines) { text in
        for trial in plane.trials {
          if let trial { text.numbers(trial.score) } else { text.null() }
        }
      }
    }
  }

  private mutating func values(_ name: StaticString, _ values: [ParameterValue]) {
    key(name)
    array { text in
      for value in values {
        switch value {
        case .number(let number): text.value(number)
        case .word(let word): text.value(word)
        }
      }
    }
  }

  private mutating func numbers(_ numbers: [Double]) {
    array { text in
      for number in numbers { text.value(number) }
    }
  }
}
