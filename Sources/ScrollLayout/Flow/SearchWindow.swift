import ScrollPhysics

/// The rectangle in which elements are searched, with its edges worked out once.
struct SearchWindow {
  /// The range along the scroll direction, with a point of slack at both ends, so that no rounding hides an
  /// element from the search; each one found is then tested exactly.
  let low: Double
  let high: Double
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double

  init(_ rect: Rectangle, along axis: Axis) {
    left = rect.origin.x
    right = rect.origin.x + rect.size.width
    top = rect.origin.y
    bottom = rect.origin.y + rect.size.height
    low = (axis == .horizontal ? left : top) - 1
    high = (axis == .horizontal ? right : bottom) + 1
  }

  /// Whether the frame of `size` around `center` shares an area with the rectangle.
  ///
  /// The arithmetic of `Rectangle.intersects`, step by step: the same answer to the last bit.
  func shows(_ center: Vector, _ size: Extent) -> Bool {
    let x = center.x - size.width / 2
    let y = center.y - size.height / 2
    return x < right && left < x + size.width && y < bottom && top < y + size.height
  }
}
