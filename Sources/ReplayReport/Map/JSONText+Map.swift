import ReplayAnalysis
import ReplayFormats
import ReplayTuning
import ScrollReplay

extension JSONText {
  /// Writes what a page tells of a sheet's releases: the grid, where each rests, and the faults of those that have any.
  mutating func value(_ sheet: MapSheet) {
    let faulty = sheet.verdicts.enumerated().filter { !$0.element.marks.isEmpty }
    object { text in
      text.member("offsets", sheet.grid.offsets)
      text.member("velocities", sheet.grid.velocities)
      text.array("rests", of: sheet.verdicts) { $0.value($1.rest.toDecimals(2)) }
      text.array("at", of: faulty) { $0.value($1.offset) }
      text.array("faults", of: faulty) {
        $0.value(
          $1.element.marks.map { "\($0.kind.rawValue) \($0.size)" }.joined(separator: ", "))
      }
    }
  }

  private mutating func member(_ key: StaticString, _ steps: ReleaseGrid.Steps) {
    array(key) { text in
      text.value(steps.start)
      text.value(steps.end)
      text.value(steps.count)
    }
  }
}
