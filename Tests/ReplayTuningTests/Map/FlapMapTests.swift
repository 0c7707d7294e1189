import ReplayAnalysis
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Flap map")
struct FlapMapTests {
  @Test("counts what the grid report counts, which replays by itself")
  func counts() async throws {
    let scenario = try carousel(.nearestCentre())
    var plan = try scenario.plan((-100, 100, 50), (-1, 1, 0.25))
    plan.halvings = 0
    let map = try await FlapMap(plan, of: scenario)
    let report = scenario.report(over: plan.grid)
    #expect(map.releases == report.releases && map.releases == 45)
    #expect(map.flapping == report.flapping && map.flapping > 0)
    #expect(map.shares.map(\.kind) == FindingKind.allCases.filter { report.kinds[$0] != nil })
    for share in map.shares { #expect(share.count == report.kinds[share.kind]) }
    let worst = try #require(map.worst)
    #expect(map.verdict(at: worst).score == report.worst)
    let release = map.release(at: worst)
    #expect(release.offset - scenario.start.x == report.worstRelease?.offset)
    #expect(release.velocity == report.worstRelease?.velocity)
  }

  @Test("is the same with 1, 2 and 8 tasks, and one release after the other", arguments: [1, 2, 8])
  func tasks(_ tasks: Int) async throws {
    let scenario = try carousel(.nearestCentre(), header: 200)
    var plan = try scenario.plan((-60, 60, 40), (-0.6, 0.6, 0.2))
    plan.hertz = [60, 120]
    let map = try await FlapMap(plan, of: scenario, tasks: tasks)
    let alone = FlapMap(plan) { release in
      var scenario = scenario
      scenario.clock = release.hertz == 120 ? .oneHundredTwenty : .sixty
      return scenario.replay(release)
    }
    #expect(map == alone)
    #expect(map.sheets.map(\.conditions.hertz) == [60, 120])
  }

  @Test("finds a flap one grid cell wide")
  func planted() throws {
    let (calm, flapping) = (try carousel(), try carousel(.nearestCentre()))
    let plan = try calm.plan((-50, 50, 10), (-1, 1, 0.1))
    // Half a cell to each side of one release. At 0.3 pt/ms it would fly 145 pt, to nearer the cell behind it than the
    // next: a jump back.
    let map = FlapMap(plan) { release in
      let isPlanted =
        (release.offset - calm.start.x - 30).magnitude < 5
        && (release.velocity - 0.3).magnitude < 0.05
      return (isPlanted ? flapping : calm).replay(release)
    }
    #expect(map.flapping == 1)
    let worst = try #require(map.worst)
    #expect(map.release(at: worst).offset == calm.start.x + 30)
    #expect(map.release(at: worst).velocity == 0.3)
    #expect(map.verdict(at: worst).mark(.teleport)?.magnitude == 30)
    #expect(map.sheets[0].flapRegions.map(\.count) == [1])
    #expect(!map.isCalm)
  }

  @Test("finds a flap thinner than a grid cell at the border between two behaviours")
  func thin() throws {
    let (slow, flapping) = (try carousel(), try carousel(.nearestCentre()))
    let fast = try carousel(.statefulPage(pitch: .lineSpacing), remedy: .setContentOffset)
    let plan = try slow.plan((10, 30, 10), (0.26, 0.5, 0.08))
    // A quarter of the way between two columns, where only halving twice gets.
    let map = FlapMap(plan) { release in
      if release.velocity < 0.275 { return slow.replay(release) }
      return (release.velocity < 0.285 ? flapping : fast).replay(release)
    }
    #expect(map.flapping == 0)
    #expect(map.flapsBetween > 0)
    #expect(!map.isCalm)
    for release in map.sheets[0].between {
      #expect(release.velocity >= 0.275 && release.velocity < 0.285)
      #expect(release.verdict.flaps)
    }
    let calm = try #require(map.sheets[0].calmRegions(1).first)
    #expect(calm.velocities == 0.42...0.5)
  }

  @Test("names a phase's own releases by drags that end in them", arguments: [0, 0.25, 0.5])
  func phases(_ phase: Double) async throws {
    let scenario = try carousel(.nearestCentre())
    var plan = try scenario.plan((30, 30, 10), (0.3, 0.3, 1))
    plan.phases = [phase]
    let map = try await FlapMap(plan, of: scenario)
    let verdict = map.sheets[0].verdicts[0]
    #expect(verdict.mark(.teleport)?.magnitude == 30)
    #expect(verdict.rest == scenario.start.x)
  }

  @Test("refuses a frame rate that no display has")
  func badRate() async throws {
    let scenario = try carousel()
    var plan = try scenario.plan((0, 0, 1), (0, 0, 1))
    plan.hertz = [0]
    await #expect(throws: MapError.self) { try await FlapMap(plan, of: scenario) }
  }

  @Test("put together of rows that were mapped in shares it is the same", arguments: [1, 2, 5])
  func shares(_ count: Int) async throws {
    let scenario = try carousel(.nearestCentre(), header: 200)
    var plan = try scenario.plan((-60, 60, 40), (-0.6, 0.6, 0.2))
    plan.starts.append(scenario.start + Vector(x: 355, y: 0))
    var rows: [MapRow] = []
    for share in 0..<count {
      let part = plan.rowCount * share / count..<plan.rowCount * (share + 1) / count
      plan.mapRows(part) { release in
        var scenario = scenario
        scenario.start = release.start
        return scenario.replay(release)
      } _: {
        rows.append($0)
      }
    }
    let map = try await FlapMap(plan, of: scenario)
    #expect(FlapMap(plan, rows: rows) == map)
    #expect(map.flapsBetween > 0)
  }

  @Test("its hash tells one map from another")
  func hash() async throws {
    let scenario = try carousel(.nearestCentre())
    let plan = try scenario.plan((-60, 60, 40), (-0.6, 0.6, 0.2))
    let map = try await FlapMap(plan, of: scenario)
    #expect(try await FlapMap(plan, of: scenario, tasks: 8).hash == map.hash)
    #expect(map.hashText.count == 16)
    var rows = (0..<plan.rowCount).map { row in
      MapRow(verdicts: (0..<plan.grid.velocities.count).map { map.sheets[0][row, $0] })
    }
    #expect(FlapMap(plan, rows: rows).hash != map.hash)
    let unrefined = FlapMap(plan, rows: rows).hash
    rows[2].verdicts[3].rest += 1 / 3
    #expect(FlapMap(plan, rows: rows).hash != unrefined)
  }
}
