import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollReplay

extension JSONText {
  /// Writes what a page tells of a sheet's releases: the grid, where each rests, and the faults of those that have any.
  mutating func value(_ sheet: MapSheet) {
    let faulty = sheet.verdicts.enumerated().filter { !$0.element.marks.isEmpty }
    object { text in
      text.key("offsets")
      text.value(sheet.grid.offsets)
      text.key("velocities")
      text.value(sheet.grid.velocities)
      text.array("rests", of: sheet.verdicts) { $0.value($1.rest.toDecimals(2)) }
      text.array("at") { text in
        for (index, _) in faulty { text.value(index) }
      }
      text.array("faults") { text in
        for (_, verdict) in faulty {
          text.value(
            verdict.marks.map { "\($0.kind.rawValue) \($0.size)" }.joined(separator: ", "))
        }
      }
    }
  }

  private mutating func value(_ steps: ReleaseGrid.Steps) {
    array { text in
      text.value(steps.start)
      text.value(steps.end)
      text.value(steps.count)
    }
  }
}
