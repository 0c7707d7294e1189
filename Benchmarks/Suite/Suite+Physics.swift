import ScrollPhysics

extension Suite {
  /// One axis of a free flight, beside its two lines of arithmetic.
  static func physicsSteps() throws -> [Benchmark] {
    let period = 1000.0 / 120
    let start = Deceleration(
      position: 0, velocity: 8, decay: try Decay(factor: 0.9995),
      limits: AxisLimits(minimum: 0, maximum: 1e6, bounces: true))
    let steps = 10_000
    let expected: UInt64 = 0x7f66_16af_e7c8_73f7
    let (hand, engine) = (Box(Checksum()), Box(Checksum()))
    return [
      Benchmark(
        name: "physics step by hand", item: "step", expected: expected,
        run: {
          var (position, velocity) = (start.position, start.velocity)
          let step = start.decay.step(over: period)
          for _ in 0..<steps {
            position += velocity * step.reach
            velocity *= step.remaining
          }
          hand.value = Checksum(of: position, velocity)
          return steps
        }, checksum: { hand.value.value }),
      Benchmark(
        name: "physics step", item: "step", expected: expected, beside: "physics step by hand",
        budget: .nanoseconds(5),
        run: {
          var flight = start
          for _ in 0..<steps { flight.advance(by: period) }
          engine.value = Checksum(of: flight.position, flight.velocity)
          return steps
        }, checksum: { engine.value.value }),
    ]
  }
}
