import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds elements that appear twice in a frame.
  func duplicates() -> [Finding] {
    var found: [Finding] = []
    var open: [(element: ElementID, start: Int)] = []
    for frame in sightChanges {
      let doubled = doubledElements(frame)
      for (element, start) in open where !doubled.contains(element) {
        found.append(duplicate(element, start...(frame - 1)))
      }
      open.removeAll { !doubled.contains($0.element) }
      for element in doubled where !open.contains(where: { $0.element == element }) {
        open.append((element, frame))
      }
    }
    return found + open.map { duplicate($0.element, $0.start...(recording.count - 1)) }
  }

  private func doubledElements(_ frame: Int) -> [ElementID] {
    let cells = recording.cells(in: frame)
    let lookup = ElementLookup(cells)
    return cells.indices.filter { lookup.lastIndex(of: cells[$0].element) != $0 }
      .map { cells[$0].element }
  }

  private func duplicate(_ element: ElementID, _ frames: ClosedRange<Int>) -> Finding {
    Finding(
      .cellFlicker, frames: frames, axis: nil, phase: recording.phases[frames.lowerBound],
      cells: [element], magnitude: Double(frames.count), unit: .frames,
      cause: """
        \(element.text) appears twice in \(frames.count.counted("frame")): a copy is appended to the layout's attributes \
        while the original is among them
        """,
      rule: "UICollectionViewLayout: one attributes object an index path and kind")
  }
}
