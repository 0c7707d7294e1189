import ScrollLayout
import ScrollPhysics

/// Ten cells, item = viewport − 40, spacing 20, side insets 20, 200 points high, with header and footer.
struct Carousel {
  let layout: FlowLayout
  let geometry: FlowGeometry
  let viewport: Double

  init(viewport: Double, header: Double = 0, footer: Double = 0) {
    self.viewport = viewport
    layout = FlowLayout(
      scrollDirection: .horizontal,
      sections: [
        FlowSection(
          items: .fixed(Extent(width: viewport - 40, height: 150), count: 10),
          minimumLineSpacing: 20, sectionInset: Insets(left: 20, right: 20),
          headerReferenceSize: Extent(width: header, height: 0),
          footerReferenceSize: Extent(width: footer, height: 0))
      ])
    geometry = FlowGeometry(layout, boundsSize: Extent(width: viewport, height: 200))
  }

  /// The largest offset that the view keeps to.
  var end: Double { geometry.contentSize.width - viewport }

  func target(
    of rule: inout ReleaseRule, _ release: (offset: Double, velocity: Double, proposed: Double)
  ) -> Vector {
    let offset = Vector(x: release.offset, y: 3)
    return rule.target(
      for: ReleaseProposal(
        contentOffset: offset, velocity: Vector(x: release.velocity, y: 0),
        proposed: Vector(x: release.proposed, y: 3),
        bounds: Rectangle(origin: offset, size: geometry.boundsSize)),
      in: geometry, layout: layout)
  }

  /// Where the content rests after a swipe from rest at `start` that ends at `offset`: clamped, as the view does.
  func rest(_ rule: inout ReleaseRule, offset: Double, velocity: Double) -> Double {
    let proposed = min(max(offset + velocity * 494.5, 0), end)
    return min(max(target(of: &rule, (offset, velocity, proposed)).x, 0), end)
  }
}
