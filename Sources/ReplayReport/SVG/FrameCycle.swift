import ReplayAnalysis
import ScrollReplay

/// Frames as CSS plays them again and again: at a quarter of their speed, with a rest at the end.
struct FrameCycle: Sendable, Hashable {
  /// The time with which each round begins, milliseconds of the replay.
  let start: Double
  /// The time of the last frame of the longest replay, milliseconds.
  let end: Double
  private let times: [[Double]]
  /// The time that is shown where nothing moves.
  private let still: Double

  private static let slowness = 4.0
  /// Milliseconds of the reader's time.
  private static let rest = 1400.0

  init(_ report: Report) {
    let recordings = report.pictured.map(\.recording)
    let subject = report.subject.recording
    let last = max(1, recordings.map(\.duration).max() ?? 1)
    end = last
    start = subject.motionStart(end: last)
    times = recordings.map { recording in (0..<recording.count).map { recording.milliseconds($0) } }
    let fault = (report.subject.flaps.first ?? report.subject.findings.first)?.shownFrame
    still = subject.milliseconds(fault ?? subject.count - 1)
  }

  private var duration: Double { (end - start) * FrameCycle.slowness + FrameCycle.rest }

  /// The rules by which an element goes through `states`, one for each frame of the replay in its name: `r0…`.
  ///
  /// - Parameters:
  ///   - name: the element's identifier.
  ///   - states: declarations, one for each frame; an element that never changes gets no animation.
  func style(_ name: String, _ states: [String]) -> String {
    let times = self.times[name.hasPrefix("r1") ? 1 : 0]
    guard let first = states.first else { return "" }
    let shown = times.lastIndex { $0 <= still } ?? 0
    let base = "#\(name) { \(states[min(shown, states.count - 1)])"
    let from = times.lastIndex { $0 <= start } ?? 0
    guard states[from...].contains(where: { $0 != states[from] }) else {
      return "#\(name) { \(states.indices.contains(from) ? states[from] : first) }\n"
    }
    var frames = "0% { \(states[from]) }"
    for frame in states.indices.dropFirst(from + 1) where states[frame] != states[frame - 1] {
      let share = (times[frame] - start) * FrameCycle.slowness / duration * 100
      frames += " \(share.text(3))% { \(states[frame]) }"
    }
    return """
      \(base); animation: \(name) \(duration.text(0))ms step-end infinite }
      @keyframes \(name) { \(frames) 100% { \(states[states.count - 1]) } }

      """
  }
}
