public import ScrollPhysics

/// What a layout does to its elements while the content scrolls, as people publish it.
///
/// A pure function of attributes, bounds and geometry, evaluated anew at every change of the bounds.
public enum CellEffect: Sendable, Hashable {
  /// Cells shrink away from the middle of the bounds: from 1 there to `minimum`, at `reach` points and beyond.
  ///
  /// Without a reach it is the first section's item length plus line spacing: the neighbour of a centred
  /// cell has the smallest scale. Taken from the geometry, so it is stale when the geometry is.
  case scale(minimum: Double, reach: Double? = nil)

  /// An element whose start is scrolled past stays at the start of the bounds, above the others.
  ///
  /// As published, the pinned copy is *appended*: while the original too is in sight, the element appears
  /// twice. A finding, not a fault of this function. The elements may be changed while running.
  case sticky([ElementID])

  /// Checks the numbers, as whoever reads an effect from outside must.
  ///
  /// - Throws: which number is out of its domain: `minimum` in 0 ... 1, `reach` finite
  ///   and at least `ReleaseRule.leastPitch`.
  public func validate() throws(PhysicsError) {
    guard case .scale(let minimum, let reach) = self else { return }
    guard minimum >= 0, minimum <= 1 else {
      throw PhysicsError("smallest scale", minimum, mustBe: "in 0 ... 1")
    }
    if let reach {
      guard reach >= ReleaseRule.leastPitch, reach < .infinity else {
        throw PhysicsError(
          "reach of the scale", reach,
          mustBe: "finite, at least \(ReleaseRule.leastPitch) points")
      }
    }
  }

  /// Edits the elements from index `start` on, in place; may append copies.
  ///
  /// - Parameters:
  ///   - attributes: The elements in sight, those of this frame from `start` on.
  ///   - start: The first element to edit, in `0 ... attributes.count`.
  ///   - bounds: The scroll view's bounds in content coordinates.
  ///   - geometry: Where elements are without the effect.
  /// - Precondition: `validate()` does not throw.
  /// - Complexity: O(*n*) in the elements edited, and pinned elements; no allocation while capacity is left.
  public func apply(
    to attributes: inout [LayoutAttributes], from start: Int, bounds: Rectangle,
    geometry: FlowGeometry
  ) {
    switch self {
    case .scale(let minimum, let reach):
      precondition(minimum >= 0 && minimum <= 1, "scale is \(minimum), but must be in 0 ... 1")
      let axis = geometry.scrollDirection
      CellEffect.scale(
        &attributes, from: start, minimum: minimum, reach: reach ?? geometry.linePitch,
        middle: bounds.minimum(axis) + bounds.size[axis] / 2, along: axis)
    case .sticky(let elements):
      for element in elements {
        CellEffect.pin(element, in: &attributes, bounds: bounds, geometry: geometry)
      }
    }
  }

  /// Scales cells by their distance from `middle`; leaves them alone under a reach too small to divide by.
  private static func scale(
    _ attributes: inout [LayoutAttributes], from start: Int, minimum: Double, reach: Double,
    middle: Double, along axis: Axis
  ) {
    guard reach >= ReleaseRule.leastPitch else { return }
    let loss = 1 - minimum
    let perReach = 1 / reach
    attributes.withUnsafeMutableBufferPointer { attributes in
      for index in start..<attributes.count where attributes[index].element.kind == .cell {
        let center = attributes[index].center
        let distance = abs((axis == .horizontal ? center.x : center.y) - middle)
        attributes[index].transform = .scale(1 - loss * min(distance * perReach, 1))
      }
    }
  }

  // Not inlined: it needs much more room than scaling, which is done in every frame.
  @inline(never)
  private static func pin(
    _ element: ElementID, in attributes: inout [LayoutAttributes], bounds: Rectangle,
    geometry: FlowGeometry
  ) {
    let axis = geometry.scrollDirection
    guard var pinned = geometry.attributes(of: element) else { return }
    let half = pinned.size[axis] / 2
    guard bounds.minimum(axis) > pinned.center[axis] - half else { return }
    pinned.center[axis] = bounds.minimum(axis) + half
    pinned.zIndex = 1
    attributes.append(pinned)
  }
}

extension FlowGeometry {
  /// From one line of the first section to the next, by its first item: item length plus line spacing; 0 where
  /// there is no section.
  public var linePitch: Double { sections.isEmpty ? 0 : sections[0].pitch }
}
