import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A map told to people.
struct MapText {
  private let report: MapReport
  private let console: Console

  init(_ report: MapReport, on console: Console) {
    self.report = report
    self.console = console
  }

  /// What was tried, how much of it flaps, where, where not, and the worst.
  var text: String {
    let map = report.map
    var parts = [
      console.paragraph("\(report.scenario.name): \(report.scenario.ruleWords)"),
      console.paragraph(coverage), console.laidOut(shares),
    ]
    if !map.isCalm { parts.append(console.laidOut(regions)) }
    if let calm { parts.append(console.paragraph(calm)) }
    if let worst { parts.append(worst) }
    parts.append(console.laidOut(rules))
    if let reach = report.reach { parts.append(console.paragraph(told(reach))) }
    return parts.joined(separator: "\n")
  }

  private var grid: ReleaseGrid { report.map.plan.grid }

  private var coverage: String {
    let plan = report.map.plan
    let starts = plan.starts.map { Numeral.rounded($0[plan.axis]) }.joined(separator: ", ")
    let rates = plan.hertz.map { Numeral.rounded($0) }.joined(separator: ", ")
    var words = [
      "\(plan.count) releases: \(span(grid.offsets)) pt around \(starts)",
      "\(span(grid.velocities)) pt/ms",
    ]
    if !rates.isEmpty { words.append("at \(rates) Hz") }
    if !plan.phases.isEmpty {
      words.append(
        "\(plan.phases.map { Numeral.rounded($0) }.joined(separator: ", ")) of a frame after it")
    }
    let between = report.map.releases - plan.count
    words.append("and \(between) between neighbours that differ")
    let found = report.map.flapsBetween
    let thin = found == 0 ? "" : " \(Numeral.counted(found, "flap")) only there."
    return words.joined(separator: ", ") + "." + thin
  }

  private func span(_ steps: ReleaseGrid.Steps) -> String {
    "\(Numeral.rounded(steps.start))…\(Numeral.rounded(steps.end)) by \(Numeral.rounded(steps.step, places: 4))"
  }

  /// Kinds down, remedies across.
  private var shares: TextTable {
    let maps = report.byRemedy
    var table = TextTable(
      ["releases that show"] + maps.map { $0.remedy.word.description } + ["largest"])
    table.append(
      [TextCell("any flap", .bold)]
        + maps.map { TextCell(Percentage.text($0.map.flapping, of: $0.map.plan.count)) })
    let all = maps.map(\.map.shares)
    for kind in FindingKind.allCases {
      let row = all.map { $0.first { $0.kind == kind } }
      guard row.contains(where: { $0 != nil }) else { continue }
      let counts = zip(row, maps).map { share, entry in
        Percentage.text(share?.count ?? 0, of: entry.map.plan.count)
      }
      let largest = row[0].map { size($0.largest) + place($0.place) } ?? ""
      table.append(
        [TextCell(kind.rawValue, kind.isFlap ? .red : .plain)]
          + (counts + [largest]).map { TextCell($0) })
    }
    return table
  }

  private func size(_ mark: FindingMark) -> String {
    "\(Numeral.rounded(mark.magnitude)) \(mark.unit.rawValue)"
  }

  private func place(_ place: MapPlace) -> String {
    let release = report.map.release(at: place)
    let offset = release.offset - release.start[release.axis]
    return " at \(Numeral.rounded(offset)) pt, \(Numeral.rounded(release.velocity)) pt/ms"
  }

  private static let mostRegions = 5

  private var regions: TextTable {
    var table = TextTable(["flaps at", "pt", "pt/ms", "releases", "kinds"])
    for sheet in report.map.sheets {
      let regions = sheet.flapRegions
      for region in regions.prefix(MapText.mostRegions) {
        table.append([
          TextCell(Numeral.rounded(sheet.conditions.start[sheet.conditions.axis])),
          TextCell(range(region.offsets)), TextCell(range(region.velocities)),
          TextCell("\(region.count)"),
          TextCell(region.kinds.map(\.rawValue).joined(separator: ", ")),
        ])
      }
      if regions.count > MapText.mostRegions {
        table.append(
          title: TextCell("and \(regions.count - MapText.mostRegions) smaller regions", .dim))
      }
    }
    return table
  }

  private func range(_ range: ClosedRange<Double>) -> String {
    range.lowerBound == range.upperBound
      ? Numeral.rounded(range.lowerBound)
      : "\(Numeral.rounded(range.lowerBound))…\(Numeral.rounded(range.upperBound))"
  }

  private var calm: String? {
    let calm = report.map.sheets.compactMap(\.largestCalm).max { $0.count < $1.count }
    guard let calm else { return "No release is free of flaps." }
    guard !report.map.isCalm else { return "No release flaps." }
    return """
      Free of flaps, the largest block: \(range(calm.offsets)) pt, \(range(calm.velocities)) pt/ms, \
      \(calm.count) releases.
      """
  }

  private var worst: String? {
    guard let worst = report.map.worst else { return nil }
    let verdict = report.map.verdict(at: worst)
    let flaps = verdict.marks.filter(\.kind.isFlap).map { "\($0.kind.rawValue) \(size($0))" }
    var text = console.paragraph(
      "Worst: \(flaps.joined(separator: ", "))\(place(worst)), and rests at \(Numeral.rounded(verdict.rest))."
    )
    guard let smallest = report.smallest else { return text }
    text += console.paragraph(
      "The smallest swipe found that shows \(smallest.mark.kind.rawValue) \(size(smallest.mark)):")
    var table = TextTable(["  ms", "finger", "x", "y"])
    for sample in smallest.gesture.samples {
      table.append([
        TextCell("  " + Numeral.rounded(Double(sample.time) / 1e6)), TextCell("\(sample.phase)"),
        TextCell(Numeral.rounded(sample.position.x)), TextCell(Numeral.rounded(sample.position.y)),
      ])
    }
    return text + console.laidOut(table)
  }

  private var rules: TextTable {
    let rules = report.rules
    var table = TextTable(["rule", "broken", ""])
    let rows: [(String, Int, String)] = [
      ("direction", rules.backward, "flicks whose target lies behind the finger"),
      ("monotone", rules.fallingWithVelocity, "faster, but not as far"),
      ("monotone", rules.fallingWithOffset, "lifted further on, but not as far"),
      ("end", rules.untold, "no notice tells the app that the motion is over"),
      ("end", rules.toldTwice, "more than one notice does"),
      ("end", rules.endless, "never came to rest"),
    ]
    for (name, count, about) in rows {
      table.append([TextCell(name), TextCell(count == 0 ? "–" : "\(count)"), TextCell(about)])
    }
    if let pages = rules.mostPages {
      table.append([TextCell("travel"), "", TextCell("at most \(Numeral.counted(pages, "page"))")])
    }
    return table
  }

  private func told(_ reach: Reach) -> String {
    let found =
      reach.isComplete ? "\(reach.rests.count) rests" : "the first \(reach.rests.count) rests"
    let missed = reach.missed.map { element, grade in
      "\(element.words) is \(grade == .never ? "never seen whole at rest" : "seen, but never where it should rest")"
    }
    let how = "Swiped on from \(found), \(reach.releases) releases"
    return missed.isEmpty
      ? "\(how): every element is reached." : "\(how): \(missed.joined(separator: "; "))."
  }
}

extension ElementID {
  /// What a sentence calls the element.
  var words: String {
    switch kind {
    case .cell: "cell [\(section), \(item)]"
    case .header: "header \(section)"
    case .footer: "footer \(section)"
    case .supplementary: "supplementary view [\(section), \(item)]"
    case .decoration: "decoration view [\(section), \(item)]"
    }
  }
}
