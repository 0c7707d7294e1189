import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollReplay

/// The worst flap told frame by frame: what happens, why, the remedy to paste, and what that makes of it.
struct WorstFlapText {
  private let replay: DemoReplay
  private let console: Console

  init(_ replay: DemoReplay, on console: Console) {
    self.replay = replay
    self.console = console
  }

  /// The whole text.
  var text: String {
    let explanation = replay.explanation
    let remedy = explanation.best.remedy
    let cured = cured(by: remedy)
    let before = FlapStrip(replay.recording, explanation.findings, along: replay.axis, frames)
    let after = FlapStrip(cured.recording, cured.findings, along: replay.axis, frames)
    let span =
      min(
        before.span.lowerBound, after.span.lowerBound)...max(
        before.span.upperBound, after.span.upperBound)
    let title = "The worst flap: \(replay.gesture.name) through \(replay.scenario.name)"
    guard remedy != replay.scenario.remedy else {
      return console.section(title, cause) + "\n" + plot(replay.recording, explanation.findings)
        + laidOut(before, span)
        + "\nNo remedy makes it better: it takes another target.\n"
    }
    return [
      console.section(title, cause) + "\n" + plot(replay.recording, explanation.findings)
        + laidOut(before, span),
      console.section("Its remedy is \(remedy.word), as Swift to paste")
        + "\n" + RemedySource.swift(for: replay.scenario, remedy: remedy),
      console.section("The same frames with \(remedy.word)", outcome) + "\n"
        + plot(cured.recording, cured.findings) + laidOut(after, span),
    ].joined(separator: "\n")
  }

  /// The largest flap.
  private var flap: Finding? {
    replay.explanation.flaps.max { $0.magnitude < $1.magnitude }
  }

  private var cause: String {
    guard let flap else { return "" }
    return "\(replay.scenario.ruleWords): \(flap.cause). (\(flap.rule).)"
  }

  /// Eight frames before the flap, and eight after it.
  private var frames: ClosedRange<Int> {
    guard let flap else { return 0...0 }
    return flap.frames.lowerBound - 8...flap.frames.upperBound + 8
  }

  private func cured(by remedy: Remedy) -> (recording: Recording, findings: [Finding]) {
    var scenario = replay.scenario
    scenario.remedy = remedy
    let recording = scenario.replay(replay.gesture)
    return (recording, recording.findings())
  }

  /// What the remedy removes, what it leaves, and what it costs.
  private var outcome: String {
    let best = replay.explanation.best
    let gone = replay.explanation.flaps.filter { flap in
      !best.flaps.contains { $0.kind == flap.kind }
    }
    let parts = [("Gone", gone), ("left", best.flaps), ("the price", best.brakes)]
    return parts.filter { !$0.1.isEmpty }.map { name, findings in
      "\(name): " + findings.map { "\($0.kind.rawValue) \($0.size)" }.joined(separator: ", ")
    }.joined(separator: "; ") + "."
  }

  /// Offset and velocity in characters, and an empty line after them.
  private func plot(_ recording: Recording, _ findings: [Finding]) -> String {
    console.drawn(
      TerminalPlot(recording, findings: findings, along: replay.axis, width: console.width)) + "\n"
  }

  private func laidOut(_ strip: FlapStrip, _ span: ClosedRange<Double>) -> String {
    console.laidOut(strip.table(span, columns: min(max(console.width - 56, 8), 40)))
  }
}
