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
    guard let (place, mark) = map.worstFault(limits.breaches) else { return }
    let release = map.release(at: place)
    func count(_ verdicts: some Sequence<ReleaseVerdict>) -> Int {
      verdicts.reduce(0) { $0 + (limits.breaches($1).isEmpty ? 0 : 1) }
    }
    let grid = map.sheets.reduce(0) { $0 + count($1.verdicts) }
    let between = map.sheets.reduce(0) { $0 + count($1.between.map(\.verdict)) }
    let share = grid == 0 ? "" : " (\(Percentage.text(grid, of: map.plan.count)))"
    let only = between == 0 ? "" : ", \(between) more between the grid's points"
    var lines = [
      """
      \(name) is expected to meet "shows no flaps everywhere": \(grid) of \(map.plan.count.counted("release")) do not\
      \(share)\(only)
      """,
      "  tried  \(map.coverage)",
      "  worst  \(mark.kind.rawValue) \(mark.size) at \(release.words)",
    ]
    if let swipe = try smallest(mark.kind, release) {
      let file = GestureFile(swipe.gesture).json()
      lines.append(
        "  swipe  the smallest found that shows \(swipe.mark.kind.rawValue) \(swipe.mark.size):")
      lines.append(String(decoding: file, as: UTF8.self))
      attachments = [(TestVerdict.fileName("\(name)--\(swipe.mark.kind.rawValue)"), file)]
    }
    messages = [lines.joined(separator: "\n")]
  }
}
