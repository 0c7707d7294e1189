import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds answers of hooks and attributes of layouts that must not be given.
  func badAttributes() -> [Finding] { badTargets() + changesWithoutInvalidation() }

  /// Targets that are not finite or lie out of range, by the hooks' own answers.
  private func badTargets() -> [Finding] {
    lifts.flatMap { lift -> [Finding] in
      guard let release = lift.release else { return [] }
      if release.hadInvalidTarget {
        return [
          bad(
            release, nil, 0,
            "the hook answered NaN or infinity; the proposal or the limit stands in for it")
        ]
      }
      return Axis.allCases.compactMap { outOfRange(release, $0) }
    }
  }

  private func outOfRange(_ release: Release, _ axis: Axis) -> Finding? {
    let answer = release.delegateTarget[axis]
    let limits = release.limits(axis)
    let excess = limits.excess(answer)
    guard answer != release.proposed[axis], excess.magnitude > tolerance else { return nil }
    return bad(
      release, axis, excess.magnitude,
      """
      the hook answered \(answer.text), and offsets go from \(limits.minimum.text) to \
      \(limits.maximum.text): the view heads for \(release.target[axis].text)
      """)
  }

  private func bad(
    _ release: Release, _ axis: Axis?, _ magnitude: Double, _ cause: String
  ) -> Finding {
    Finding(
      .badAttributes, frames: release.frame...release.frame, axis: axis,
      phase: recording.phases[release.frame], magnitude: magnitude, unit: .points, cause: cause,
      rule: "PHYSICS §2.2: a changed target is rounded and clamped")
  }

  /// Attributes that differ from the frame before's although no layout pass was due.
  ///
  /// Silent about recordings that do not tell their layout passes.
  func changesWithoutInvalidation() -> [Finding] {
    guard !recording.isForFindings,
      recording.events.contains(where: { $0.contains(.layoutPass) })
    else { return [] }
    var found: [Finding] = []
    for frame in 0..<recording.count where frame > 0 {
      // Mostly nothing did, and then nothing is looked up.
      guard !recording.events[frame].contains(.layoutPass), !recording.repeatsCells(in: frame),
        !recording.isRebuilt(frame)
      else { continue }
      let (old, new) = (recording.cells(in: frame - 1), recording.cells(in: frame))
      let lookup = ElementLookup(old)
      found += new.compactMap { cell in
        guard let index = lookup.lastIndex(of: cell.element), old[index] != cell,
          !old.contains(cell)
        else { return nil }
        return changed(cell, from: old[index], frame)
      }
    }
    return found
  }

  private func changed(
    _ cell: LayoutAttributes, from before: LayoutAttributes, _ frame: Int
  ) -> Finding {
    let shift = (cell.center - before.center).squaredLength.squareRoot()
    return Finding(
      .badAttributes, frames: (frame - 1)...frame, axis: nil, phase: recording.phases[frame],
      cells: [cell.element], magnitude: shift, unit: .points,
      cause: """
        \(cell.element.text) changed in frame \(frame) without a layout pass: attributes that were handed out \
        were written to afterwards
        """,
      rule: "UICollectionViewLayout: copy attributes before changing them, and invalidate")
  }
}

extension Recording {
  /// Whether the cells of a frame are those of the frame before.
  fileprivate func repeatsCells(in frame: Int) -> Bool {
    let start = Int(cellEnds[frame - 1])
    let end = Int(cellEnds[frame])
    let distance = start - (frame > 1 ? Int(cellEnds[frame - 2]) : 0)
    guard end - start == distance else { return false }
    for index in start..<end where cells[index] != cells[index - distance] { return false }
    return true
  }
}
