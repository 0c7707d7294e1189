import ReplayAnalysis
import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// A sweep of the deceleration over four swipes, on one core and on two, beside a plain loop of the same replays.
  static func sweep() throws -> [Benchmark] {
    let scenario = try HeaderCarousel.scenario()
    let gestures = try [0.3, 0.6, 1.2, 2].map { speed in
      try SwipeRequest(direction: .left, speed: speed).gesture(named: "left", seed: 6)
    }
    let rates = (0...10).map { 0.99 + 0.0008 * Double($0) }
    let values = rates.map { "\($0)" }.joined(separator: ",")
    let problem = try TuningProblem(
      scenarios: [scenario], gestures: gestures,
      variations: [try Variation(parsing: "decelerationRate=\(values)")],
      objective: try Objective(parsing: "flaps, settleTime"))
    let decays = try rates.map { try Decay(factor: $0) }
    let replays = rates.count * gestures.count
    let sum = Box(0.0)
    let loop = Benchmark(
      name: "sweep by hand", item: "replay", expected: 0x3892_13f2_8b3f_beb1,
      run: {
        sum.value = 0
        for decay in decays {
          var varied = scenario
          varied.traits.decelerationRate = .exact(decay)
          for gesture in gestures {
            let recording = varied.replay(gesture)
            sum.value += Double(recording.findings().count)
            sum.value += recording.metrics(.horizontal)[0].settleTime
          }
        }
        return replays
      }, checksum: { Checksum(of: sum.value).value })
    return [loop]
      + [1, 2].map { tasks in
        let best = Box<Trial?>(nil)
        return Benchmark(
          name: "sweep, \(cores(tasks))", item: "replay", expected: 0x25ea_17f5_89f8_6dd4,
          beside: loop.name,
          run: {
            best.value = waiting { await problem.sweep(tasks: tasks) }.best
            return replays
          },
          checksum: {
            var sum = Checksum()
            for number in best.value.map({ $0.score + $0.means }) ?? [] { sum.combine(number) }
            return sum.value
          })
      }
  }
}
