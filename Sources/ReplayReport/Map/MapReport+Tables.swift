import ReplayAnalysis
import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension MapReport {
  /// Kinds down, remedies across.
  var shares: MapTable {
    var table = MapTable(
      ["releases that show"] + maps.map { $0.remedy.label } + ["largest"])
    func percentages(_ count: (FlapMap) -> Int) -> [TextCell] {
      maps.map { TextCell(Percentage.text(count($0.map), of: $0.map.plan.count)) }
    }
    table.append([TextCell("any flap", .bold)] + percentages(\.flapping))
    if maps.contains(where: { $0.map.flapsBetween > 0 }) {
      table.append(
        [TextCell("only between points")]
          + maps.map { TextCell($0.map.flapsBetween == 0 ? "–" : "\($0.map.flapsBetween)") })
    }
    let all = maps.map(\.map.shares)
    for kind in FindingKind.allCases {
      let row = all.map { $0.first { $0.kind == kind } }
      guard row.contains(where: { $0 != nil }) else { continue }
      let cells = zip(row, maps).map { share, entry in
        TextCell(Percentage.text(share?.count ?? 0, of: entry.map.plan.count))
      }
      let largest = row[0].map { "\($0.largest.size) at \(map.release(at: $0.place).words)" } ?? ""
      table.append(
        [TextCell(kind.rawValue, kind.isFlap ? .red : .plain)] + cells + [TextCell(largest)])
    }
    return table
  }

  /// Where it flaps: what frame rates and phases have alike in one row.
  var regions: MapTable {
    var found: [(row: FlapRegion, sheet: MapSheet)] = []
    var more = 0
    for sheet in map.sheets {
      let regions = sheet.flapRegions
      found += regions.prefix(MapReport.mostRegions).map { ($0, sheet) }
      more += max(0, regions.count - MapReport.mostRegions)
    }
    var table = MapTable(["flaps at", "pt", "pt/ms", "releases", "kinds"])
    for (region, sheets) in MapReport.merged(found) {
      table.append([
        TextCell(place(of: sheets)), TextCell(region.offsets.words),
        TextCell(region.velocities.words), TextCell("\(region.count)"),
        TextCell(region.kinds.map(\.rawValue).joined(separator: ", ")),
      ])
    }
    if more > 0 { table.note = "and \(more.counted("smaller region"))" }
    return table
  }

  private static let mostRegions = 5

  /// The flaps that were found only between the grid's points, the worst first by their score; none if there are none.
  var between: MapTable? {
    guard map.flapsBetween > 0 else { return nil }
    let found = map.sheets.flatMap { sheet in sheet.between.map { (row: $0, sheet: sheet) } }
    let order = found.enumerated().sorted {
      ($1.element.row.verdict.score, $0.offset) < ($0.element.row.verdict.score, $1.offset)
    }
    var table = MapTable(["flaps only between", "pt", "pt/ms", "flap"])
    let rows = MapReport.merged(order.map { (BetweenFlap($0.element.row), $0.element.sheet) })
    for (flap, sheets) in rows.prefix(MapReport.mostBetween) {
      table.append([
        TextCell(place(of: sheets)), TextCell(Numeral.rounded(flap.offset)),
        TextCell(Numeral.rounded(flap.velocity, places: 4)), TextCell(flap.words),
      ])
    }
    let more = rows.count - table.rows.count
    if more > 0 { table.note = "and \(more) more" }
    return table
  }

  /// What a row tells of a flap between the grid's points.
  private struct BetweenFlap: Hashable {
    let offset: Double
    let velocity: Double
    let words: String

    init(_ release: BetweenRelease) {
      (offset, velocity) = (release.offset, release.velocity)
      words = release.verdict.flapWords
    }
  }

  /// Rows that are alike, of sheets with one start, as one with all its sheets, in the order of the first of each.
  private static func merged<Row: Hashable>(
    _ rows: [(row: Row, sheet: MapSheet)]
  ) -> [(row: Row, sheets: [MapSheet])] {
    var merged: [(row: Row, sheets: [MapSheet])] = []
    var places: [Vector: [Row: Int]] = [:]
    for (row, sheet) in rows {
      if let place = places[sheet.conditions.start]?[row] {
        merged[place].sheets.append(sheet)
      } else {
        places[sheet.conditions.start, default: [:]][row] = merged.count
        merged.append((row, [sheet]))
      }
    }
    return merged
  }

  private static let mostBetween = 10

  /// Which rules are broken, and how often.
  var ruleTable: MapTable {
    var table = MapTable(["rule", "broken", ""])
    let rules = rules
    for breach in rules.breaches {
      table.append([
        TextCell(breach.rule.rawValue), TextCell(breach.count == 0 ? "–" : "\(breach.count)"),
        TextCell(breach.words),
      ])
    }
    if let pages = rules.mostPages {
      table.append([TextCell("travel"), "", TextCell("at most \(pages.counted("page"))")])
    }
    return table
  }
}

extension MinimalGesture {
  /// The swipe in numbers.
  var samples: MapTable {
    var table = MapTable(["  ms", "finger", "x", "y"])
    for sample in gesture.samples {
      table.append([
        TextCell("  " + Numeral.rounded(Double(sample.time) / 1e6)), TextCell("\(sample.phase)"),
        TextCell(Numeral.rounded(sample.position.x)), TextCell(Numeral.rounded(sample.position.y)),
      ])
    }
    return table
  }
}
