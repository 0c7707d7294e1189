package import ScrollPhysics

/// What a layout answers to `layoutAttributesForElements(in:)` frame after frame, effects included.
///
/// While scrolling brings no other elements into sight it searches for none: those of the frame before are taken
/// again, as they were before the effects.
package struct ElementsInSight: Sendable, Hashable {
  /// What the layout does to the elements, in this order; may be changed while running.
  package var effects: [CellEffect]
  private let geometry: FlowGeometry
  /// Where the elements in sight are those of the frame before, and how many those are without the effects'.
  private var steady = SteadyRange.none
  private var count = 0

  /// Shows the elements of `geometry`.
  ///
  /// - Precondition: `validate()` throws for none of `effects`.
  package init(of geometry: FlowGeometry, effects: [CellEffect]) {
    self.geometry = geometry
    self.effects = effects
  }

  /// Appends the elements of one frame.
  ///
  /// During a view animation those are what is seen *and* what the model shows: cells on their way out stay until
  /// they are out (D).
  ///
  /// - Parameters:
  ///   - bounds: The scroll view's bounds in content coordinates, of the geometry's size.
  ///   - seen: The content offset that is seen: the bounds' origin but for view animations.
  ///   - previous: Where in `elements` those of the call before start.
  /// - Complexity: that of a search if others come into sight, else linear in their number; no allocation while
  ///   capacity is left.
  package mutating func append(
    in bounds: Rectangle, seen: Vector, after previous: Int,
    to elements: inout [LayoutAttributes]
  ) {
    let start = elements.count
    if seen != bounds.origin {
      let shown = Rectangle(origin: seen, size: bounds.size)
      geometry.appendElements(in: bounds.union(shown), to: &elements)
      steady = .none
    } else if steady.contains(seen) {
      elements.repeatElements(from: previous, count: count)
    } else {
      steady = geometry.appendSteadyElements(in: bounds, to: &elements)
      count = elements.count - start
    }
    for effect in effects {
      effect.apply(to: &elements, from: start, bounds: bounds, geometry: geometry)
    }
  }
}

extension [LayoutAttributes] {
  /// Appends `count` of the elements again, from index `start` on.
  package mutating func repeatElements(from start: Int, count: Int) {
    let distance = self.count - start
    precondition(start >= 0 && count >= 0 && count <= distance, "there are no such elements")
    append(addingCapacity: count) { copies in
      // Unsafe, because an array cannot safely read itself while it grows, and to go through another one costs as
      // much again. The copies lie behind the originals in the same storage.
      copies.withUnsafeMutableBufferPointer { copies, copied in
        guard let place = copies.baseAddress else { return }
        place.initialize(from: place - distance, count: count)
        copied = count
      }
    }
  }
}
