import CAllocations
import ScrollLayout
import ScrollPhysics
import ScrollReplay

let carousel = try FlightCarousel()
var runner = TimelineRunner(carousel.scenario, releasedAt: .zero, reading: Vector(x: 8, y: 0))
runner.finish()
print(
  runner.recording.count, runner.recording.offsets.last!.x,
  Double(runner.recording.cells.count) / Double(runner.recording.count))
let hand = HandWritten(frames: 5000)
print(hand.fly(carousel, from: 0, velocity: 8))
let clock = ContinuousClock()
for _ in 0..<(CommandLine.arguments.count > 1 ? 1 : 20) {
  let before = allocation_count()
  var frames = 0
  let t = clock.measure {
    for _ in 0..<(CommandLine.arguments.count > 1 ? 10 : 200) {
      runner.rewind()
      runner.finish()
      frames += runner.recording.count
    }
  }
  let after = allocation_count()
  var f2 = 0
  let t2 = clock.measure {
    for _ in 0..<(CommandLine.arguments.count > 1 ? 10 : 200) {
      f2 += hand.fly(carousel, from: 0, velocity: 8).0
    }
  }
  let ns = Double(t.components.attoseconds) / 1e9 / Double(frames)
  let ns2 = Double(t2.components.attoseconds) / 1e9 / Double(f2)
  print(ns, ns2, ns / ns2, after - before)
}
