import ScrollPhysics
import ScrollReplay

extension Suite {
  /// The same flight through the headless UIKit, the making of the view included: a plain flow layout, and one that
  /// copies and scales its three attributes in every frame. The native replay says what must come out.
  static func uikitFrames() throws -> [Benchmark] {
    let carousel = try FlightCarousel(factor: 0.998)
    return [
      uikitFrame("UIKit frame, flow", carousel, scales: false, budget: 2_000),
      uikitFrame("UIKit frame, three copies", carousel, scales: true, budget: 5_000),
    ]
  }

  private static func uikitFrame(
    _ name: String, _ carousel: FlightCarousel, scales: Bool, budget: Double
  ) -> Benchmark {
    let velocity = 8.0
    var scenario = carousel.scenario
    if !scales { scenario.effects = [] }
    let native = scenario.replay(releasedAt: .zero, reading: Vector(x: velocity, y: 0))
    let recording = Box(Recording(header: native.header))
    return Benchmark(
      name: name, item: "frame", expected: native.checksum, beside: "native frame",
      budget: .nanoseconds(budget),
      run: {
        let flight = MainActor.assumeIsolated {
          try? UIKitCarousel.fly(carousel, velocity: velocity, scales: scales)
        }
        recording.value = flight ?? recording.value
        return recording.value.count
      }, checksum: { recording.value.checksum })
  }
}
