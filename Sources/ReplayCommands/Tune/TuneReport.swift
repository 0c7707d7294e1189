import ReplayFormats
import ReplayTuning

/// A sweep or a search, and the curves through its best point.
struct TuneReport {
  let problem: TuningProblem
  let tuning: Tuning
  /// By variation: the trials along it through the best.
  let curves: [[Trial]]
  /// Those of the Pareto front.
  let measures: (Measure, Measure)

  /// The trials that no other beats in both measures.
  var front: [Trial] { tuning.paretoFront(measures.0, measures.1) }

  /// Everything for machines.
  var json: String {
    var text = JSONText()
    text.object(.lines) { text in
      text.key("version")
      text.value(1)
      text.key("parameters")
      text.array { text in
        for variation in problem.variations { text.value(variation.parameter.name) }
      }
      text.key("objective")
      text.array { text in
        for term in problem.objective.terms { text.value("\(term)") }
      }
      text.key("measures")
      text.array { text in
        for measure in Measure.allCases { text.value(measure.rawValue) }
      }
      text.trials("trials", tuning.trials)
      text.trials("front", front)
      text.key("curves")
      text.array(.lines) { text in
        for curve in curves {
          text.array(.lines) { text in
            for trial in curve { text.value(trial) }
          }
        }
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
      text.key("values")
      text.array { text in
        for value in trial.values {
          switch value {
          case .number(let number): text.value(number)
          case .word(let word): text.value(word)
          }
        }
      }
      text.key("score")
      text.numbers(trial.score)
      text.key("means")
      text.numbers(trial.means)
      text.key("replays")
      text.value(trial.replays)
    }
  }

  private mutating func numbers(_ numbers: [Double]) {
    array { text in
      for number in numbers { text.value(number) }
    }
  }
}
