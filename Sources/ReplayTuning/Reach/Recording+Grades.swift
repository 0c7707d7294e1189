import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// How an element is seen in a frame in which the content rests, and where it lies along the axis.
struct SeenElement {
  let element: ElementID
  let grade: Reach.Grade
  let start: Double
  let end: Double

  /// Whether it lies within the content that is seen from one rest to another in a view of `length`.
  func isSeen(from first: Double, to last: Double, length: Double) -> Bool {
    start >= first - 1e-6 && end <= last + length + 1e-6
  }
}

extension Recording {
  /// The elements of a frame in which the content rests.
  func seenElements(in frame: Int, along axis: Axis) -> [SeenElement] {
    let offset = offsets[frame][axis]
    let length = boundsSize(in: frame)[axis]
    let pixel = header.grid.pixel + 1e-6
    let snapping = header.snapping.flatMap { $0.axis == axis ? $0 : nil }
    return cells(in: frame).map { cell in
      let half = cell.size[axis] / 2
      let center = cell.center[axis]
      let place = center - offset
      let shown = min(length, place + half) - max(0, place - half)
      let isWhole = cell.alpha > 0 && shown >= min(2 * half, length) - pixel
      let isInPlace =
        snapping.map { snapping in
          cell.element.kind != .cell || (place - snapping.anchor * length).magnitude <= pixel
        } ?? true
      return SeenElement(
        element: cell.element, grade: !isWhole ? .never : isInPlace ? .inPlace : .inSight,
        start: center - half, end: center + half)
    }
  }
}
