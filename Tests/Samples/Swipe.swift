import ScrollPhysics
package import ScrollReplay

/// A finger that goes along x by steps of `interval` milliseconds: the content's velocities, pt/ms, in order.
package func swipe(
  _ velocities: [Double], interval: Double = 8, from start: Double = 300, lift: Double = 0,
  at time: Double = 0
) -> [TouchSample] {
  var x = start
  var clock = time
  func sample(_ phase: TouchPhase) -> TouchSample {
    TouchSample(time: Int64(clock * 1e6), phase: phase, position: Vector(x: x, y: 100))
  }
  var samples = [sample(.began)]
  for velocity in velocities {
    x -= velocity * interval
    clock += interval
    samples.append(sample(.moved))
  }
  clock += lift
  return samples + [sample(.ended)]
}
