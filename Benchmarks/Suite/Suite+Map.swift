import ReplayAnalysis
import ReplayTuning
import ScrollPhysics
import ScrollReplay

extension Suite {
  /// A map of the header carousel, to rest, on one core and on two, beside bare flights as long as its replays.
  ///
  /// The budget is a map of 1,000 × 1,000 releases in two minutes on two cores; this one has so many fewer that a round
  /// has time for it.
  static func map() throws -> [Benchmark] {
    let scenario = try HeaderCarousel.scenario()
    let plan = MapPlan(
      ReleaseGrid(
        offsets: try .init(from: -150, to: 150, by: 25),
        velocities: try .init(from: -2, to: 2, by: 0.25)),
      along: .horizontal, from: scenario.start)
    let hand = try BareFlights(plan, of: scenario)
    let sum = Box(Checksum())
    let loop = Benchmark(
      name: "releases by hand", item: "release", expected: 0x96a5_7c16_8a68_5db3,
      run: {
        sum.value = hand.fly()
        return plan.count
      }, checksum: { sum.value.value })
    let report = Box(GridReport())
    let judged = Benchmark(
      name: "releases judged", item: "release", expected: 0x302a_c091_8636_31b8,
      beside: loop.name,
      run: {
        report.value = scenario.report(over: plan.grid)
        return report.value.releases
      },
      checksum: {
        let report = report.value
        return Checksum(
          of: Double(report.flapping), report.total.backwardDistance, report.total.speedRise
        ).value
      })
    return [loop, judged]
      + [1, 2].map { tasks in
        let map = Box<FlapMap?>(nil)
        return Benchmark(
          name: "map, \(cores(tasks))", item: "release", expected: 0x24c2_e022_9f79_8ffa,
          beside: loop.name,
          budget: tasks == 2 ? .nanoseconds(120_000) : nil,
          run: {
            map.value = waiting { try? await FlapMap(plan, of: scenario, tasks: tasks) }
            return map.value?.releases ?? 0
          }, checksum: { map.value.map { Checksum(of: $0).value } ?? 0 })
      }
  }

  /// How a row is called that works on so many cores.
  static func cores(_ tasks: Int) -> String { tasks == 1 ? "one core" : "\(tasks) cores" }
}

/// Flights with the frames of a map's replays and nothing else: two axes of motion, rounded to pixels.
private struct BareFlights {
  private var flights: [(velocity: Double, frames: Int)] = []
  private let step: FlightStep
  private let grid: PixelGrid

  init(_ plan: MapPlan, of scenario: Scenario) throws {
    step = scenario.traits.decelerationRate.decay().step(over: 1000.0 / 120)
    grid = scenario.grid
    for offset in plan.grid.offsets.values {
      for velocity in plan.grid.velocities.values {
        let place = Vector(x: scenario.start.x + offset, y: 0)
        let replay = scenario.replay(releasedAt: place, reading: Vector(x: velocity, y: 0))
        flights.append((velocity, replay.count))
      }
    }
  }

  func fly() -> Checksum {
    var sum = Checksum()
    for flight in flights {
      var (x, vx, y, vy) = (0.0, flight.velocity, opaque(0.0), opaque(0.0))
      var largest = 0.0
      for _ in 0..<flight.frames {
        let before = grid.round(x)
        x += vx * step.reach
        vx *= step.remaining
        y += vy * step.reach
        vy *= step.remaining
        largest = max(largest, (grid.round(x) - before).magnitude, grid.round(y))
      }
      sum.combine(x, largest)
    }
    return sum
  }
}

extension Checksum {
  /// Folds every verdict of a map.
  fileprivate init(of map: FlapMap) {
    self.init()
    for verdict in map.sheets.lazy.flatMap(\.verdicts) {
      combine(verdict.target, verdict.rest, verdict.score.backwardDistance)
      for mark in verdict.marks { combine(mark.magnitude) }
    }
  }
}
