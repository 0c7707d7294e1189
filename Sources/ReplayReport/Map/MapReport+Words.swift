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
    let all = map.sheets.map { (sheet: $0, calm: $0.calmRegions(MapReport.mostCalm)) }
    guard
      let (sheet, calm) = all.max(by: { $0.calm.first?.count ?? 0 < $1.calm.first?.count ?? 0 }),
      !calm.isEmpty
    else { return "No release is free of flaps." }
    let conditions = conditions(of: sheet)
    let blocks = calm.map { calm in
      "\(calm.offsets.words) pt, \(calm.velocities.words) pt/ms, \(calm.count.counted("release"))"
    }
    return """
      Free of flaps\(conditions.isEmpty ? "" : " \(conditions)"), the largest \
      \(blocks.count == 1 ? "block" : "blocks"): \(blocks.joined(separator: "; ")).
      """
  }

  /// How many blocks without flaps are named.
  package static let mostCalm = 3

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

  /// Where the content of sheets of one start rested at first, and what else tells them from the plan's others.
  func place(of sheets: [MapSheet]) -> String {
    let start = sheets[0].conditions.start
    guard map.sheets.count > 1 else { return Numeral.rounded(start[sheets[0].conditions.axis]) }
    guard sheets.count > 1 else { return conditions(of: sheets[0]) }
    let isAll = sheets.count == map.sheets.count { $0.conditions.start == start }
    let others = sheets.map { $0.conditions.otherWords.joined(separator: ", ") }
    return "\(sheets[0].conditions.startWords), "
      + (isAll ? "at all" : others.joined(separator: "; "))
  }

  /// What tells a sheet from the plan's others; empty if there is only one.
  func conditions(of sheet: MapSheet) -> String {
    guard map.sheets.count > 1 else { return "" }
    return ([sheet.conditions.startWords] + sheet.conditions.otherWords).joined(separator: ", ")
  }
}

extension MapConditions {
  /// Where the content rested.
  fileprivate var startWords: String { "from \(Numeral.rounded(start[axis])) pt" }

  /// The frame rate and the phase, where there are any.
  fileprivate var otherWords: [String] {
    (hertz.map { ["\(Numeral.rounded($0)) Hz"] } ?? [])
      + (phase.map { ["\(Numeral.rounded($0)) of a frame"] } ?? [])
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
