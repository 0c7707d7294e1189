import ReplayAnalysis
import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension MapReport {
  /// What was mapped, and what chooses its targets.
  var headline: String { "\(title): \(rule)" }

  /// Where it does not flap.
  var calm: String {
    guard !map.isCalm else { return "No release flaps." }
    guard let calm = map.sheets.compactMap(\.largestCalm).max(by: { $0.count < $1.count }) else {
      return "No release is free of flaps."
    }
    return """
      Free of flaps, the largest block: \(calm.offsets.words) pt, \(calm.velocities.words) pt/ms, \
      \(calm.count.counted("release")).
      """
  }

  /// The release that flaps worst.
  var worst: String? {
    guard let worst = map.worst else { return nil }
    let verdict = map.verdict(at: worst)
    let conditions = conditions(of: map.sheets[worst.sheet])
    return """
      Worst: \(verdict.flapWords) at \(map.release(at: worst).words)\
      \(conditions.isEmpty ? "" : " \(conditions)"), and rests at \(Numeral.rounded(verdict.rest)).
      """
  }

  /// What no swipe reaches.
  var reached: String? {
    guard let reach else { return nil }
    let rests = reach.rests.count.counted("rest")
    let found = reach.isComplete ? rests : "the first \(rests)"
    let how = "Swiped on from \(found), \(reach.releases.counted("release")): "
    let shown = reach.missed.prefix(MapReport.mostMissed).map { element, grade in
      "\(element.text) is \(grade == .never ? "never seen whole at rest" : "seen, but never where it should rest")"
    }
    let more = reach.missed.count - shown.count
    var parts = shown + (more > 0 ? ["and \(more.counted("element")) more"] : [])
    if reach.unsearched > 0 {
      parts.append(
        "\(reach.unsearched) of \(reach.elements.count.counted("element")) were not searched")
    }
    if reach.missed.isEmpty {
      let which = reach.knowsAll ? "" : " that came in sight"
      parts.insert(
        "every \(reach.unsearched > 0 ? "other " : "")element\(which) is reached", at: 0)
    }
    if !reach.knowsAll, !reach.isComplete { parts.append("the content goes on past these swipes") }
    return how + parts.joined(separator: "; ") + "."
  }

  private static let mostMissed = 8

  /// How many of a picture's releases flap.
  static func words(_ flapping: Int, of count: Int, between: Int) -> String {
    guard flapping == 0 else { return "\(Percentage.text(flapping, of: count)) flap" }
    return between == 0 ? "no flaps" : "flaps between the points only"
  }

  /// Where a sheet's content rested at first, and what else tells it from the others.
  func place(of sheet: MapSheet) -> String {
    let conditions = conditions(of: sheet)
    return conditions.isEmpty
      ? Numeral.rounded(sheet.conditions.start[sheet.conditions.axis]) : conditions
  }

  /// What tells a sheet from the plan's others; empty if there is only one.
  func conditions(of sheet: MapSheet) -> String {
    guard map.sheets.count > 1 else { return "" }
    var words = ["from \(Numeral.rounded(sheet.conditions.start[sheet.conditions.axis])) pt"]
    if let hertz = sheet.conditions.hertz { words.append("\(Numeral.rounded(hertz)) Hz") }
    if let phase = sheet.conditions.phase {
      words.append("\(Numeral.rounded(phase)) of a frame")
    }
    return words.joined(separator: ", ")
  }
}

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

extension MinimalGesture {
  /// What the swipe shows.
  var headline: String {
    "The smallest swipe found that shows \(mark.kind.rawValue) \(mark.size):"
  }
}

extension ReleaseVerdict {
  /// Its flaps, each with its size.
  var flapWords: String {
    marks.filter(\.kind.isFlap).map { "\($0.kind.rawValue) \($0.size)" }.joined(separator: ", ")
  }
}

extension FindingMark {
  /// How large it is, with its unit.
  package var size: String { "\(Numeral.rounded(magnitude)) \(unit.rawValue)" }
}

extension ReleaseInput {
  /// Where and how fast: `30 pt, 0.3 pt/ms`.
  package var words: String {
    "\(Numeral.rounded(offset - start[axis])) pt, \(Numeral.rounded(velocity)) pt/ms"
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
