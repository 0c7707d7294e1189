import ReplayAnalysis
import ReplayReport
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
      \(ranking.grid.count.counted("release")) each: \(span(offsets.start, offsets.end)) pt around the middle page's rest, \
      at \(span(velocities.start, velocities.end)) pt/ms. Ranked by the points that the content goes back in all, \
      then by the largest rise of speed in pt/ms; then the percentage of releases that flap, and how.
      """
    return console.section("Release rules, the one that flaps least first", intro) + "\n"
      + console.laidOut(table) + (comparison.map { "\n" + $0 } ?? "")
  }

  /// The columns from which on the rule's number and each kind of flap have a column.
  private static let roomy = 80

  private var isRoomy: Bool { console.width >= RankingText.roomy }

  /// The kinds of flap that there are.
  private var kinds: [FindingKind] {
    FindingKind.allCases.filter { kind in
      kind.isFlap && ranking.entries.contains { $0.report.kinds[kind] != nil }
    }
  }

  private var table: TextTable {
    let (rule, how) = isRoomy ? (["rule"], kinds.map(\.rawValue)) : ([], ["how"])
    var table = TextTable(["", "carousel"] + rule + ["back", "rise", "flap"] + how)
    for (index, entry) in ranking.entries.enumerated() {
      table.append([TextCell("\(index + 1)")] + cells(entry))
    }
    return table
  }

  private func cells(_ entry: RuleRanking.Entry) -> [TextCell] {
    let shares = kinds.map { ($0, percentage(entry.report.kinds[$0] ?? 0, of: entry)) }
    let rule = entry.scenario.ruleNumber.map { "\($0)" } ?? ""
    let numbers = [
      Numeral.rounded(entry.score.backwardDistance, places: 0),
      Numeral.fixed(entry.score.speedRise, places: 2), percentage(entry.report.flapping, of: entry),
    ]
    let how = isRoomy ? shares.map(\.1) : [told(shares.filter { $0.1 != "–" })]
    return ([entry.scenario.name] + (isRoomy ? [rule] : []) + numbers + how).map { TextCell($0) }
  }

  private func told(_ shares: [(FindingKind, String)]) -> String {
    shares.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")
  }

  private func percentage(_ count: Int, of entry: RuleRanking.Entry) -> String {
    guard count > 0 else { return "–" }
    return Numeral.fixed(100 * Double(count) / Double(entry.report.releases), places: 1)
  }

  private func span(_ start: Double, _ end: Double) -> String {
    "\(Numeral.text(start)) to \(Numeral.text(end))"
  }

  private var comparison: String? {
    guard let (worse, better) = ranking.comparison else { return nil }
    let (back, less) = (worse.score.backwardDistance, better.score.backwardDistance)
    let sentence = """
      On the same cells \(words(worse)) is worse than \(words(better)) by \(Numeral.rounded(back - less)) pt: it takes \
      the content back by \(Numeral.rounded(back)) pt over the grid, the other by \(Numeral.rounded(less)) pt. \
      Both flap: \(flaps(worse)); \(flaps(better)).
      """
    return console.paragraph(sentence)
  }

  private func words(_ entry: RuleRanking.Entry) -> String {
    "\(rule(entry)) (\(entry.scenario.name))"
  }

  private func rule(_ entry: RuleRanking.Entry) -> String {
    entry.scenario.ruleNumber.map { "rule \($0)" } ?? entry.scenario.name
  }

  private func flaps(_ entry: RuleRanking.Entry) -> String {
    let kinds = FindingKind.allCases.filter { $0.isFlap && entry.report.kinds[$0] != nil }
    let counts = kinds.map { "\($0.rawValue) in \(entry.report.kinds[$0] ?? 0)" }
    return
      "\(rule(entry)) in \(entry.report.flapping.counted("release")) (\(counts.joined(separator: ", ")))"
  }
}
