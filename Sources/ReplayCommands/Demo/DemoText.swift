import ReplayAnalysis
import ReplayFormats
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
    var parts = [replays, ranking]
    if !demo.consequences.isEmpty { parts.append(consequences) }
    if let brake = demo.hardestBrake { parts.append(price(brake)) }
    if let worst = demo.worst { parts.append(WorstFlapText(worst, on: console).text) }
    return parts.joined(separator: "\n\n")
  }

  private var replays: String {
    let flapping = demo.replays.filter { !$0.explanation.flaps.isEmpty }.count
    let intro = """
      \(demo.replays.count) replays, \(flapping) of them flap. Speeds are the finger's at release in pt/ms, \
      rests offsets in pt; flaps are what a person sees as a flutter.
      """
    return section("Gestures through carousels", intro)
      + "\n" + laidOut(ReplayTable(demo.replays, width: console.width).table)
  }

  private var ranking: String {
    RankingText(demo.ranking, on: console).text
  }

  private var consequences: String {
    var table = TextTable()
    var last: String?
    for consequence in demo.consequences {
      let name = consequence.scenario == last ? "" : consequence.scenario
      table.append([TextCell("  " + name, .bold), TextCell(consequence.text)])
      last = consequence.scenario
    }
    return section("What carousels do by their make, whatever the swipe") + "\n" + laidOut(table)
  }

  private func price(_ replay: DemoReplay) -> String {
    let intro = """
      setContentOffset(_:animated:) starts from rest, so a flick is stopped first: \(replay.gesture.name) through \
      \(replay.scenario.name) loses \(Numeral.rounded(replay.brake)) pt/ms in one frame, a brake. Points back, \
      rises and brakes in pt/ms by remedy:
      """
    let table = RemedyTable(replay.explanation, own: replay.scenario.remedy).table
    return section("The price of setContentOffset on a flick", intro) + "\n" + laidOut(table)
  }

  private func section(_ title: String, _ intro: String = "") -> String {
    console.section(title, intro)
  }

  private func laidOut(_ table: TextTable) -> String { console.laidOut(table) }
}

extension Console {
  /// A section's title, and an introduction under it.
  func section(_ title: String, _ intro: String = "") -> String {
    let text = DisplayText.wrap(intro, to: width).joined(separator: "\n")
    return styled(title, .bold) + "\n" + (intro.isEmpty ? "" : text + "\n")
  }

  /// A table as wide as there is room.
  func laidOut(_ table: TextTable) -> String { table.text(width: width, usesColor: usesColor) }
}
