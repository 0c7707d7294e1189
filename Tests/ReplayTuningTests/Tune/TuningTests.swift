import ReplayAnalysis
import ReplayTuning
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Tuning")
struct TuningTests {
  private func problem(
    _ variations: [String], minimise objective: String, _ rule: ReleaseRule.Kind = .nearestCentre(),
    speed: Double = 0.5, swipes: Int = 1
  ) throws -> TuningProblem {
    let request = SwipeRequest(direction: .left, speed: speed)
    return try TuningProblem(
      scenarios: [try carousel(rule)],
      gestures: try (0..<swipes).map {
        try request.gesture(named: "swipe \($0)", seed: UInt64(6 + $0))
      },
      variations: try variations.map { try Variation(parsing: $0) },
      objective: try Objective(parsing: objective))
  }

  @Test("a sweep tries every point and ranks what it measures")
  func sweep() async throws {
    let problem = try problem(
      ["remedy=none,setContentOffset", "hz=60,120"], minimise: "settleTime")
    let tuning = await problem.sweep()
    #expect(tuning.trials.count == 4)
    #expect(zip(tuning.trials, tuning.trials.dropFirst()).allSatisfy { $0.score[0] <= $1.score[0] })
    // UIKit's animation takes 300 ms whatever the distance; its last pixel, less.
    let animated = try #require(
      tuning.trials.first { $0.values == [.word("setContentOffset"), .number(120)] })
    #expect(animated.score[0] > 250 && animated.score[0] <= 310)
  }

  @Test("the order of terms decides, and weights add up")
  func objectives() async throws {
    let rows: [(String, [Double])] = [
      ("overshoot", [0]), ("settleTime, overshoot", [0, 0]), ("2*settleTime + settleTime", [0]),
    ]
    let problem = try problem(["remedy=setContentOffset"], minimise: "settleTime")
    let settle = try #require(await problem.sweep().best).score[0]
    for (text, _) in rows {
      let own = try self.problem(["remedy=setContentOffset"], minimise: text)
      let score = try #require(await own.sweep().best).score
      switch text {
      case "overshoot": #expect(score == [0])
      case "settleTime, overshoot": #expect(score == [settle, 0])
      default: #expect(score == [3 * settle])
      }
    }
  }

  @Test("is the same with 1, 2 and 8 tasks, swept and searched", arguments: [2, 8])
  func tasks(_ tasks: Int) async throws {
    let problem = try problem(["spring.dampingRatio=0.5...1"], minimise: "overshoot,settleTime")
    #expect(await problem.sweep(tasks: tasks) == problem.sweep())
    #expect(
      await problem.search(seed: 3, budget: 24, tasks: tasks)
        == problem.search(seed: 3, budget: 24))
  }

  static let searched: [([String], String, Double)] = [
    (["spring.dampingRatio=0.5...1/0.1"], "overshoot, settleTime", 0.5),
    (["spring.duration=100...600/50"], "speedStep", 1),
    (
      ["spring.dampingRatio=0.6...1/0.1", "spring.duration=100...500/100"],
      "overshoot:worst + 0.1*settleTime", 0.5
    ),
    (
      ["remedy=none,setContentOffset,springDistancesPerSecond"], "flaps, speedStep, settleTime", 0.3
    ),
  ]

  @Test("a search gets as low as the grid does", arguments: searched)
  func search(_ variations: [String], _ objective: String, _ speed: Double) async throws {
    let problem = try problem(variations, minimise: objective, speed: speed)
    let grid = try #require(await problem.sweep(tasks: 2).best)
    let found = try #require(await problem.search(seed: 1, budget: 80, tasks: 2).best)
    #expect(!grid.isBetter(than: found), "\(grid.score) at \(grid.values), \(found.score)")
  }

  @Test("it does with fewer tries than the grid has points", arguments: [1, 2, 3] as [UInt64])
  func sparingSearch(seed: UInt64) async throws {
    let problem = try problem(
      ["spring.dampingRatio=0.5...1/0.05", "spring.duration=100...600/50"],
      minimise: "worstStep + 0.1*settleTime", speed: 1, swipes: 4)
    let sweep = await problem.sweep(tasks: 2)
    let search = await problem.search(seed: seed, budget: 80, tasks: 2)
    #expect(sweep.trials.count == 121 && search.trials.count <= 80)
    let (grid, found) = (try #require(sweep.best), try #require(search.best))
    #expect(!grid.isBetter(than: found), "\(grid.score) at \(grid.values), \(found.score)")
  }

  @Test(
    "a search tries the ends of up to three ranges first, whatever its seed and budget",
    arguments: 1...4, [16, 24])
  func ends(_ count: Int, _ budget: Int) async throws {
    let variations = [
      "spring.dampingRatio=0.5...1", "spring.duration=200...500", "gateSpeed=0.1...0.3",
      "snapping.anchor=0.25...0.75",
    ]
    let problem = try problem(Array(variations.prefix(count)), minimise: "settleTime")
    let ends = [[0.5, 1], [200, 500], [0.1, 0.3], [0.25, 0.75]]
    for seed in UInt64(1)...3 {
      let tried = Set(
        await problem.search(seed: seed, budget: budget, tasks: 2).trials.map(\.values))
      let corners = ends.prefix(count).reduce([[]]) { corners, ends in
        corners.flatMap { corner in ends.map { corner + [ParameterValue.number($0)] } }
      }
      #expect(tried.count <= budget)
      if count <= 3 {
        #expect(corners.allSatisfy(tried.contains))
      } else {
        #expect(!corners.allSatisfy(tried.contains))
      }
    }
  }

  @Test("a search finds a best value at the end of a range, to the bit")
  func endOfRange() async throws {
    // A spring settles the sooner the shorter it is.
    let problem = try problem(["spring.duration=200...500"], minimise: "settleTime")
    let best = try #require(await problem.search(seed: 5, budget: 16).best)
    #expect(best.values == [.number(200)])
  }

  @Test("the Pareto front holds what no other beats")
  func front() async throws {
    let problem = try problem(
      ["spring.dampingRatio=0.5...1/0.1", "spring.duration=200,400"], minimise: "overshoot")
    let tuning = await problem.sweep()
    let front = tuning.paretoFront(.overshoot, .settleTime)
    #expect(!front.isEmpty)
    let (a, b) = (
      Measure.allCases.firstIndex(of: .overshoot)!, Measure.allCases.firstIndex(of: .settleTime)!
    )
    for trial in tuning.trials {
      let beaten = front.contains { $0.means[a] <= trial.means[a] && $0.means[b] <= trial.means[b] }
      #expect(beaten)
    }
    for (one, next) in zip(front, front.dropFirst()) {
      #expect(one.means[a] <= next.means[a] && one.means[b] > next.means[b])
    }
  }

  @Test("a curve goes through the values of one parameter alone")
  func curve() async throws {
    let problem = try problem(
      ["spring.dampingRatio=0.5,1", "spring.duration=200,400"], minimise: "overshoot")
    let curve = await problem.curve(along: 1, through: [.number(0.5), .number(400)])
    #expect(curve.map(\.values) == [[.number(0.5), .number(200)], [.number(0.5), .number(400)]])
  }

  @Test("a plane is the grid of its two parameters, whatever the number of threads")
  func plane() async throws {
    let problem = try problem(
      [
        "spring.dampingRatio=0.5...1/0.25", "decelerationRate=normal,fast",
        "spring.duration=200,400",
      ], minimise: "overshoot")
    let grid = await problem.sweep()
    let plane = await problem.plane(0, 2, through: [.number(9), .word("fast"), .number(9)])
    #expect(plane.trials.count == 6)
    for row in plane.rows.indices {
      for column in plane.columns.indices {
        let trial = try #require(plane[row, column])
        #expect(trial.values == [plane.columns[column], .word("fast"), plane.rows[row]])
        #expect(grid.trials.contains(trial))
      }
    }
    let range = try #require(plane.range(of: 0))
    #expect(plane.trials.allSatisfy { range.contains($0?.score[0] ?? -1) })
    let beside = await problem.plane(
      0, 2, through: [.number(9), .word("fast"), .number(9)], tasks: 8)
    #expect(beside == plane)
  }

  @Test("the order in which parameters are named does not matter")
  func order() async throws {
    let variations = [
      "remedy=spring,springDistancesPerSecond", "spring.dampingRatio=0.5,1",
      "spring.duration=200,400",
    ]
    let best = try #require(
      await problem(variations, minimise: "overshoot,settleTime").sweep().best)
    let reversed = try #require(
      await problem(variations.reversed(), minimise: "overshoot,settleTime").sweep().best)
    #expect(best.score == reversed.score)
    #expect(best.values == reversed.values.reversed())
    // The spring's numbers count, whoever is named first.
    #expect(best.values[1] == .number(1) && best.values[2] == .number(200))
  }

  @Test("a plane of many values keeps the first, the last and some between")
  func thinned() async throws {
    let problem = try problem(
      ["spring.dampingRatio=0.5...1/0.01", "spring.duration=200,400"], minimise: "overshoot")
    let plane = await problem.plane(0, 1, through: [.number(0.5), .number(200)], most: 6)
    #expect(plane.columns == [0.5, 0.6, 0.7, 0.8, 0.9, 1].map { .number($0) })
  }
}
