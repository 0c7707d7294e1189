import ReplayAnalysis
import ScrollReplay

/// The ranking of release rules told to people.
struct RankingText {
  private let ranking: RuleRanking
  private let console: Console

  init(_ ranking: RuleRanking, on console: Console) {
    self.ranking = ranking
    self.console = console
  }

  /// Title, table, and by how much nearest centre is worse than header-aware pages.
  var text: String {
    let (offsets, velocities) = (ranking.grid.offsets, ranking.grid.velocities)
    let intro = """
      \(ranking.grid.count) releases each: \(span(offsets.start, offsets.end)) pt around the middle page's rest, \
      at \(span(velocities.start, velocities.end)) pt/ms. Ranked by the points that the content goes back in all, \
      then by the largest rise of speed in pt/ms; then the percentage of releases that flap, and how.
      """
    return console.section("Release rules, the one that flaps least first", intro) + "\n"
      + console.laidOut(table) + (comparison.map { "\n" + $0 } ?? "")
  }

  /// The columns from which on each kind of flap has one of its own.
  private static let roomy = 80

  private var table: TextTable {
    let isRoomy = console.width >= RankingText.roomy
    let kinds = FindingKind.allCases.filter { kind in
      kind.isFlap && ranking.entries.contains { $0.report.kinds[kind] != nil }
    }
    var table = TextTable(
      ["", "carousel", "rule", "back", "rise", "flap"] + (isRoomy ? kinds.map(\.rawValue) : ["how"]))
    for (index, entry) in ranking.entries.enumerated() {
      let shares = kinds.map { kind in
        (kind, percentage(entry.report.kinds[kind] ?? 0, of: entry))
      }
      let how = isRoomy ? shares.map(\.1) : [told(shares.filter { $0.1 != "0" })]
      table.append(
        [
          TextCell("\(index + 1)"), TextCell(entry.scenario.name),
          TextCell(entry.scenario.ruleNumber.map { "\($0)" } ?? ""),
          TextCell(Numeral.rounded(entry.score.backwardDistance, places: 0)),
          TextCell(Numeral.rounded(entry.score.speedRise)),
          TextCell(percentage(entry.report.flapping, of: entry)),
        ] + how.map { TextCell($0) })
    }
    return table
  }

  private func told(_ shares: [(FindingKind, String)]) -> String {
    shares.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")
  }

  private func percentage(_ count: Int, of entry: RuleRanking.Entry) -> String {
    let releases = max(entry.report.releases, 1)
    return Numeral.rounded(100 * Double(count) / Double(releases), places: 1)
  }

  private func span(_ start: Double, _ end: Double) -> String {
    "\(Numeral.text(start)) to \(Numeral.text(end))"
  }

  private var comparison: String? {
    guard let (worse, better) = ranking.comparison else { return nil }
    let back = worse.report.total.backwardDistance - better.report.total.backwardDistance
    let sentence = """
      On the same cells, \(words(worse)) is worse than \(words(better)): it takes the content back by \
      \(Numeral.rounded(back)) pt more over the grid, \(amount(worse)) against \(amount(better)). Both flap: in \
      \(percentage(worse.report.flapping, of: worse)) and \(percentage(better.report.flapping, of: better)) of \
      100 releases.
      """
    return DisplayText.wrap(sentence, to: console.width).joined(separator: "\n") + "\n"
  }

  private func words(_ entry: RuleRanking.Entry) -> String {
    "rule \(entry.scenario.ruleNumber.map { "\($0)" } ?? "–") (\(entry.scenario.name))"
  }

  private func amount(_ entry: RuleRanking.Entry) -> String {
    Numeral.rounded(entry.report.total.backwardDistance)
  }
}
