import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension FlapMap {
  /// Which releases were tried, and how many.
  package var coverage: String {
    let starts = plan.starts.map { Numeral.rounded($0[plan.axis]) }.joined(separator: ", ")
    var words = [
      "\(plan.count.counted("release")): \(plan.grid.offsets.words) pt around \(starts)",
      "\(plan.grid.velocities.words) pt/ms",
    ]
    words += plan.conditionWords
    words.append("and \(releases - plan.count) between neighbours that differ")
    let found = flapsBetween
    let thin = found == 0 ? "" : " \(found.counted("flap")) only there."
    return words.joined(separator: ", ") + "." + thin
  }
}

extension FlapMap {
  /// How much of it flaps, in a word: a share of the grid, or that only what lies between its points does.
  package var shareWords: String {
    flapping == 0 && flapsBetween > 0 ? "between" : Percentage.text(flapping, of: plan.count)
  }
}

extension MapPlan {
  /// What is tried beside the grid, where something is: `at 60, 120 Hz`, `0.5 of a frame after it`.
  var conditionWords: [String] {
    func list(_ numbers: [Double]) -> String {
      numbers.map { Numeral.rounded($0) }.joined(separator: ", ")
    }
    return (hertz.isEmpty ? [] : ["at \(list(hertz)) Hz"])
      + (phases.isEmpty ? [] : ["\(list(phases)) of a frame after it"])
  }
}

extension ReleaseGrid.Steps {
  /// `-150…150 by 5`.
  var words: String {
    "\(Numeral.rounded(start))…\(Numeral.rounded(end)) by \(Numeral.rounded(step, places: 4))"
  }
}

extension ClosedRange<Double> {
  /// `-150…150`, or the one number.
  var words: String {
    lowerBound == upperBound
      ? Numeral.rounded(lowerBound)
      : "\(Numeral.rounded(lowerBound))…\(Numeral.rounded(upperBound))"
  }
}
