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
    var rows: [(region: FlapRegion, sheets: [MapSheet])] = []
    var more = 0
    for sheet in map.sheets {
      let regions = sheet.flapRegions
      for region in regions.prefix(MapReport.mostRegions) {
        let same = rows.firstIndex {
          $0.region == region && $0.sheets[0].conditions.start == sheet.conditions.start
        }
        if let same { rows[same].sheets.append(sheet) } else { rows.append((region, [sheet])) }
      }
      more += max(0, regions.count - MapReport.mostRegions)
    }
    var table = MapTable(["flaps at", "pt", "pt/ms", "releases", "kinds"])
    for (region, sheets) in rows {
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
    let found = map.sheets.flatMap { sheet in sheet.between.map { (sheet: sheet, release: $0) } }
    let order = found.enumerated().sorted {
      ($1.element.release.verdict.score, $0.offset) < ($0.element.release.verdict.score, $1.offset)
    }
    var table = MapTable(["flaps only between", "pt", "pt/ms", "flap"])
    for (sheet, release) in order.prefix(MapReport.mostBetween).map(\.element) {
      table.append([
        TextCell(place(of: [sheet])), TextCell(Numeral.rounded(release.offset)),
        TextCell(Numeral.rounded(release.velocity, places: 4)),
        TextCell(release.verdict.flapWords),
      ])
    }
    let more = found.count - table.rows.count
    if more > 0 { table.note = "and \(more) more" }
    return table
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
