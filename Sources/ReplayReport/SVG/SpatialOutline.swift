import ScrollLayout
import ScrollPhysics

/// The outline of an element that is turned in space, as it is seen through the perspective of its transform.
struct SpatialOutline {
  /// The four corners about the element's centre, points.
  let corners: [Vector]

  /// Projects an element; none if a corner lies beside or behind the eye.
  init?(_ size: Extent, _ transform: Transform3D) {
    let rows = transform.rows
    var corners: [Vector] = []
    for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
      let point = x * size.width * rows.0 + y * size.height * rows.1 + rows.3
      guard point.w > 1e-3 else { return nil }
      corners.append(Vector(x: point.x / point.w, y: point.y / point.w))
    }
    self.corners = corners
  }

  /// As a path's data, the element's centre brought to `place`.
  func path(at place: Vector) -> String {
    let points = corners.map { "\(($0.x + place.x).text(2)) \(($0.y + place.y).text(2))" }
    return "M" + points.joined(separator: "L") + "z"
  }
}
