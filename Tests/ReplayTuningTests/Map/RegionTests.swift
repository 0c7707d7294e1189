import ReplayAnalysis
import ReplayTuning
import Samples
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Regions of a map")
struct RegionTests {
  /// A sheet on which the releases flap that `flaps` says, by replays of two carousels.
  private func sheet(_ rows: Int, _ columns: Int, flaps: [Bool]) throws -> MapSheet {
    let (calm, flapping) = (try carousel(), try carousel(.nearestCentre()))
    var plan = try calm.plan(
      (30, 30 + Double(rows - 1), 1), (0.6, 0.6 + Double(columns - 1) / 8, 0.125))
    plan.halvings = 0
    let still = calm.replay(releasedAt: calm.start, reading: .zero)
    let jump = flapping.replay(
      releasedAt: calm.start + Vector(x: 30, y: 0), reading: Vector(x: 0.3, y: 0))
    var index = 0
    let map = FlapMap(plan) { _ in
      defer { index += 1 }
      return flaps[index] ? jump : still
    }
    return map.sheets[0]
  }

  @Test("each calm block is the largest that those before it leave", arguments: Seed.first(30))
  func calm(_ seed: Seed) throws {
    var numbers = seed.numbers
    let (rows, columns) = (Int(numbers.nextWhole(1...6)), Int(numbers.nextWhole(1...6)))
    let often = Int(numbers.nextWhole(1...9))
    let flaps = (0..<rows * columns).map { _ in numbers.once(in: often) }
    let sheet = try sheet(rows, columns, flaps: flaps)
    var taken = flaps
    for calm in sheet.calmRegions(3) {
      #expect(calm.count == RegionTests.largest(rows, columns, taken))
      var count = 0
      for index in flaps.indices {
        let release = sheet.release(at: index)
        let offset = release.offset - sheet.conditions.start.x
        guard calm.offsets.contains(offset), calm.velocities.contains(release.velocity) else {
          continue
        }
        #expect(!taken[index])
        taken[index] = true
        count += 1
      }
      #expect(count == calm.count)
    }
    let found = sheet.calmRegions(3).count
    #expect(found == 3 || RegionTests.largest(rows, columns, taken) == 0)
  }

  /// How many points the largest block has of which none is taken, by trying every block.
  private static func largest(_ rows: Int, _ columns: Int, _ taken: [Bool]) -> Int {
    var largest = 0
    for top in 0..<rows {
      for bottom in top..<rows {
        for left in 0..<columns {
          for right in left..<columns {
            let isCalm = (top...bottom).allSatisfy { row in
              (left...right).allSatisfy { !taken[row * columns + $0] }
            }
            if isCalm { largest = max(largest, (bottom - top + 1) * (right - left + 1)) }
          }
        }
      }
    }
    return largest
  }

  @Test("flaps that touch are one region, those across a corner two")
  func regions() throws {
    let flaps = [
      true, true, false, false,  //
      false, true, false, true,  //
      true, false, false, true,
    ]
    let regions = try sheet(3, 4, flaps: flaps).flapRegions
    #expect(regions.map(\.count) == [3, 2, 1])
    #expect(regions[0].offsets == 30...31 && regions[0].velocities == 0.6...0.725)
    #expect(regions[2].offsets == 32...32 && regions[2].velocities == 0.6...0.6)
    #expect(regions.allSatisfy { $0.kinds.contains(.teleport) })
  }
}
