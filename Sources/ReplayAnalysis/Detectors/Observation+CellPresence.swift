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
        \(element.text) appears twice in \(frames.count) frames: a copy is appended to the layout's attributes \
        while the original is among them
        """,
      rule: "UICollectionViewLayout: one attributes object an index path and kind")
  }

  /// Finds elements that are missing in a frame although they lie well in sight.
  ///
  /// An element that comes or goes at the view's edge is none: no more than `visibleMargin` of it was in sight.
  func absences() -> [Finding] {
    sightChanges.dropFirst().flatMap { frame -> [Finding] in
      guard !recording.isRebuilt(frame) else { return [] }
      let (old, new) = (recording.cells(in: frame - 1), recording.cells(in: frame))
      let gone = missing(from: new, of: old, in: frame).map {
        absence($0, frame, "\($0.text) is gone in frame \(frame), although it lies in sight")
      }
      let late = missing(from: old, of: new, in: frame - 1).map {
        absence(
          $0, frame, "\($0.text) comes in frame \(frame), although it lay in sight before")
      }
      return gone + late
    }
  }

  /// The elements of `others` that `cells` lacks and that would be in sight in `frame`.
  private func missing(
    from cells: ArraySlice<LayoutAttributes>, of others: ArraySlice<LayoutAttributes>, in frame: Int
  ) -> [ElementID] {
    let lookup = ElementLookup(cells)
    var lacking: [ElementID] = []
    for (index, cell) in zip(others.indices, others) where !lookup.contains(cell.element) {
      if cell.alpha > 0 && isInSight(cell.untransformedFrame, frame)
        && isInSight(drawnFrame(ofCell: index), frame)
      {
        lacking.append(cell.element)
      }
    }
    return lacking
  }

  /// The smallest upright rectangle around an element as it is drawn: a cover that stands edge on is narrow.
  private func drawnFrame(ofCell index: Int) -> Rectangle {
    let cell = recording.cells[index]
    let plane = cell.transform
    let space = recording.spatialTransform(ofCell: index)?.rows
    var low = Vector(x: .infinity, y: .infinity)
    var high = Vector(x: -.infinity, y: -.infinity)
    for (right, down) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
      let (x, y) = (right * cell.size.width, down * cell.size.height)
      var point = Vector(
        x: plane.a * x + plane.c * y + plane.tx, y: plane.b * x + plane.d * y + plane.ty)
      if let space {
        let image = x * space.0 + y * space.1 + space.3
        guard image.w > 0 else { return cell.untransformedFrame }
        point = Vector(x: image.x / image.w, y: image.y / image.w)
      }
      low = Vector(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Vector(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rectangle(
      origin: cell.center + low, size: Extent(width: high.x - low.x, height: high.y - low.y))
  }

  private func isInSight(_ rect: Rectangle, _ frame: Int) -> Bool {
    let view = Rectangle(
      origin: recording.offsets[frame], size: recording.boundsSize(in: frame))
    return Axis.allCases.allSatisfy {
      let shown =
        min(view.maximum($0), rect.maximum($0)) - max(view.minimum($0), rect.minimum($0))
      return shown > min(thresholds.visibleMargin, rect.size[$0] / 2)
    }
  }

  private func absence(_ element: ElementID, _ frame: Int, _ cause: String) -> Finding {
    Finding(
      .cellFlicker, frames: (frame - 1)...frame, axis: nil, phase: recording.phases[frame],
      cells: [element], magnitude: 1, unit: .frames, cause: cause,
      rule: "UICollectionViewLayout: layoutAttributesForElements(in:) names all in the rect")
  }
}
