package import ScrollPhysics

/// How far a view may scroll along its axis and still show the same elements.
package struct SteadyRange: Sendable, Hashable {
  private let axis: Axis
  private let low: Double
  private let high: Double
  private let across: Double

  fileprivate init(_ axis: Axis, low: Double, high: Double, across: Double) {
    self.axis = axis
    // A margin for what the exact test rounds, which grows with the numbers.
    self.low = low + max(1e-6, low.magnitude * 0x1p-48)
    self.high = high - max(1e-6, high.magnitude * 0x1p-48)
    self.across = across
  }

  /// The range that holds no offset.
  package static let none = SteadyRange(.horizontal, low: 0, high: 0, across: 0)

  /// Whether a view whose bounds start at `origin` shows the same elements.
  @inline(__always)
  package func contains(_ origin: Vector) -> Bool {
    origin[axis] > low && origin[axis] < high && origin[axis.other] == across
  }
}

extension FlowGeometry {
  /// Appends every element whose frame shares an area with `rect`, in the order of `layoutAttributesForElements(in:)`.
  ///
  /// - Returns: a range around `rect` in which scrolling shows the same elements; it may be narrower than it
  ///   could be.
  /// - Complexity: that of a search in twice the rectangle.
  package func appendSteadyElements(
    in rect: Rectangle, to elements: inout [LayoutAttributes]
  ) -> SteadyRange {
    let axis = scrollDirection
    let length = rect.size[axis]
    let offset = rect.origin[axis]
    var (low, high) = (offset - length / 2, offset + length / 2)
    var wide = rect
    wide.origin[axis] = low
    wide.size[axis] = 2 * length
    let window = SearchWindow(rect, along: axis)
    forEachElement(in: wide) { element, center, size in
      let (start, end) = (center[axis] - size[axis] / 2, center[axis] + size[axis] / 2)
      if window.shows(center, size) {
        elements.append(LayoutAttributes(element: element, center: center, size: size))
        low = max(low, start - length)
        high = min(high, end)
      } else if end <= offset {
        low = max(low, end)
      } else {
        high = min(high, start - length)
      }
    }
    return SteadyRange(axis, low: low, high: high, across: rect.origin[axis.other])
  }
}
