import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The carousel of the frame benchmarks: three cells in sight, scaled by their distance from the middle, and long
/// enough for a long flight.
struct FlightCarousel {
  let viewport = Extent(width: 375, height: 150)
  let item = Extent(width: 150, height: 150)
  let spacing = 10.0
  let count = 400
  let minimumScale = 0.7
  /// Milliseconds from frame to frame.
  let period = 1000.0 / 120
  let decay: Decay

  /// Creates the carousel that slows down by `factor` a millisecond.
  init(factor: Double) throws(PhysicsError) { decay = try Decay(factor: factor) }

  /// From one cell to the next, points.
  var pitch: Double { item.width + spacing }

  /// The same for the engine.
  var scenario: Scenario {
    var section = FlowSection(items: .fixed(item, count: count))
    section.minimumLineSpacing = spacing
    var scenario = Scenario(
      name: "flight", viewport: viewport,
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.traits.decelerationRate = .exact(decay)
    scenario.effects = [.scale(minimum: minimumScale)]
    scenario.clock = .oneHundredTwenty
    return scenario
  }
}
