import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// The demo told to people, section by section.
struct DemoText {
  private let demo: Demo
  private let console: Console

  init(_ demo: Demo, on console: Console) {
    self.demo = demo
    self.console = console
  }

  /// The whole text.
  var text: String {
    var parts = [replays]
    if !demo.ranking.entries.isEmpty { parts.append(RankingText(demo.ranking, on: console).text) }
    if !demo.consequences.isEmpty { parts.append(consequences) }
    if let brake = demo.hardestBrake { parts.append(price(brake)) }
    if let worst = demo.worst { parts.append(WorstFlapText(worst, on: console).text) }
    return parts.joined(separator: "\n")
  }

  private var replays: String {
    let flapping = demo.replays.filter { !$0.explanation.flaps.isEmpty }.count
    let others = Remedy.all.filter { $0 != .none }.map(\.word.description).joined(separator: ", ")
    let intro = """
      \(demo.replays.count.counted("replay")), \(flapping) with flaps. pt/ms is the finger's speed at \
      release, rest the offset at the end in points. Of a finding: which of \(others) leaves nothing of \
      its kind.
      """
    return console.section("Gestures through carousels", intro)
      + "\n" + console.laidOut(ReplayTable(demo.replays, width: console.width).table)
  }

  private var consequences: String {
    var table = TextTable()
    for (names, texts) in Consequence.grouped(demo.consequences) {
      table.append(title: TextCell(names.joined(separator: ", "), .bold))
      for text in texts { table.append(["", TextCell(text)]) }
    }
    return console.section("What carousels do by their make, whatever the swipe") + "\n"
      + console.laidOut(table)
  }

  private func price(_ replay: DemoReplay) -> String {
    let intro = """
      setContentOffset(_:animated:) starts from rest, so a flick is stopped first: \
      \(replay.gesture.name) through \(replay.scenario.name) loses \
      \(Numeral.fixed(replay.brake, places: 2)) pt/ms in one frame, a brake. What each remedy leaves, in \
      points back and pt/ms of rise and brake:
      """
    let table = RemedyTable(replay.explanation, own: replay.scenario.remedy).table
    return console.section("The price of setContentOffset on a flick", intro) + "\n"
      + console.laidOut(table)
  }
}
