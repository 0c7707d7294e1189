import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollReplay

extension TestVerdict {
  /// Reports a map that could not be made.
  init(_ error: MapError) { messages = [error.description] }

  /// Judges `map`: one message, about the worst, with the smallest swipe that shows it.
  ///
  /// - Parameters:
  ///   - map: the map.
  ///   - name: what was mapped.
  ///   - limits: what it may not show.
  ///   - smallest: looks for the smallest swipe that shows a fault of a release.
  /// - Throws: what `smallest` throws.
  init<Failure: Error>(
    _ map: FlapMap, of name: String, _ limits: FlapLimits,
    smallest: (FindingKind, ReleaseInput) throws(Failure) -> MinimalGesture?
  ) throws(Failure) {
    let breaches = map.tried.compactMap { release, verdict in
      limits.breach(verdict).map { (release: release, mark: $0, verdict: verdict) }
    }
    let worst = breaches.reduce(breaches.first) { worst, next in
      worst.map { next.verdict.score > $0.verdict.score } ?? true ? next : worst
    }
    guard let worst else { return }
    let grid = map.sheets.reduce(0) { sum, sheet in
      sum + sheet.verdicts.count { limits.breach($0) != nil }
    }
    let between = breaches.count - grid
    let only = between == 0 ? "" : ", \(between) more between the grid's points"
    var lines = [
      """
      \(name) is expected to meet "shows no flaps everywhere": \(grid) of \(map.plan.count.counted("release")) do not \
      (\(Percentage.text(grid, of: map.plan.count)))\(only)
      """,
      "  tried  \(map.coverage)",
      "  worst  \(worst.mark.kind.rawValue) \(worst.mark.size) at \(worst.release.words)",
    ]
    if let swipe = try smallest(worst.mark.kind, worst.release) {
      let file = GestureFile(swipe.gesture).json()
      lines.append(
        "  swipe  the smallest found that shows \(swipe.mark.kind.rawValue) \(swipe.mark.size):")
      lines.append(String(decoding: file, as: UTF8.self))
      attachments = [(TestVerdict.fileName("\(name)--\(swipe.mark.kind.rawValue)"), file)]
    }
    messages = [lines.joined(separator: "\n")]
  }
}

extension FlapMap {
  /// Every release that was tried and has a verdict, the grids' and those between their points.
  fileprivate var tried: [(release: ReleaseInput, verdict: ReleaseVerdict)] {
    sheets.flatMap { sheet in
      sheet.verdicts.enumerated().map { (sheet.release(at: $0.offset), $0.element) }
        + sheet.between.map {
          (sheet.conditions.release(offset: $0.offset, velocity: $0.velocity), $0.verdict)
        }
    }
  }
}
