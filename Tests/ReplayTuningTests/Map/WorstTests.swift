import ReplayAnalysis
import ReplayTuning
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("The worst release of a map")
struct WorstTests {
  /// What a release shows: flaps, and how far it goes backward by its score, points.
  struct Release: Sendable {
    var flaps: [FindingKind: Double] = [:]
    var backward = 0.0

    var verdict: ReleaseVerdict {
      ReleaseVerdict(
        marks: FindingKind.allCases.compactMap { kind in
          flaps[kind].map { FindingMark(kind, magnitude: $0, unit: .points) }
        }, score: FlapScore(backwardDistance: backward, speedRise: 0), target: 0, rest: 0,
        pages: nil, row: .natural, ending: .told, broken: [])
    }
  }

  private func map(_ releases: [Release], between: [Release] = []) throws -> FlapMap {
    let grid = ReleaseGrid(
      offsets: try .init(from: 0, to: 0, by: 1),
      velocities: try .init(from: 0, to: Double(releases.count - 1), by: 1))
    let found = between.map { BetweenRelease(offset: 0, velocity: 0.5, verdict: $0.verdict) }
    return FlapMap(
      MapPlan(grid, along: .horizontal, from: .zero),
      rows: [MapRow(verdicts: releases.map(\.verdict), between: found, triedBetween: found.count)])
  }

  static let cases: [(words: String, releases: [Release], worst: Int?)] = [
    ("none flaps", [Release(), Release(flaps: [.brake: 2])], nil),
    (
      "of one kind without a score, the first of the largest",
      [10.0, 81, 40, 81].map { Release(flaps: [.cellFlicker: $0]) }, 1
    ),
    (
      "of one kind, the largest, whatever the score",
      [
        Release(flaps: [.reversal: 30], backward: 60),
        Release(flaps: [.reversal: 50], backward: 50),
      ],
      1
    ),
    (
      "of equally large ones, the higher score",
      [Release(flaps: [.kick: 2], backward: 1), Release(flaps: [.kick: 2], backward: 3)], 1
    ),
    (
      "of several kinds, the largest of that with the higher score",
      [
        Release(flaps: [.cellFlicker: 90]), Release(flaps: [.teleport: 20], backward: 20),
        Release(flaps: [.teleport: 30], backward: 30),
      ], 2
    ),
    (
      "a brake is no flap, however large",
      [Release(flaps: [.brake: 9], backward: 9), Release(flaps: [.stall: 1])], 1
    ),
  ]

  @Test("is the largest of its kind, and of those the one with the highest score", arguments: cases)
  func rule(_ words: String, _ releases: [Release], _ worst: Int?) throws {
    let map = try map(releases)
    #expect(map.worst?.index == worst, "\(words)")
    // What lies between the grid's points does not count where the grid flaps.
    let more = try self.map(releases, between: [Release(flaps: [.teleport: 99], backward: 99)])
    #expect(more.worst?.index == worst ?? releases.count, "\(words)")
  }

  @Test("lies between the grid's points where only they flap")
  func between() throws {
    let map = try map(
      [Release(), Release()], between: [4.0, 7].map { Release(flaps: [.reversal: $0]) })
    let worst = try #require(map.worst)
    #expect(map.verdict(at: worst).mark(.reversal)?.magnitude == 7)
    #expect(map.release(at: worst).velocity == 0.5)
  }
}
