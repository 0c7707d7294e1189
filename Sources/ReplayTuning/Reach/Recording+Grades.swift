import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Recording {
  /// The elements that are seen whole in a frame in which the content rests, and how.
  func grades(in frame: Int, along axis: Axis) -> [(element: ElementID, grade: Reach.Grade)] {
    let offset = offsets[frame][axis]
    let length = boundsSize(in: frame)[axis]
    let pixel = header.grid.pixel + 1e-6
    let snapping = header.snapping.flatMap { $0.axis == axis ? $0 : nil }
    return cells(in: frame).compactMap { cell in
      let half = cell.size[axis] / 2
      let place = cell.center[axis] - offset
      let shown = min(length, place + half) - max(0, place - half)
      guard cell.alpha > 0, shown >= min(2 * half, length) - pixel else { return nil }
      let isInPlace =
        snapping.map { snapping in
          cell.element.kind != .cell || (place - snapping.anchor * length).magnitude <= pixel
        } ?? true
      return (cell.element, isInPlace ? .inPlace : .inSight)
    }
  }
}
