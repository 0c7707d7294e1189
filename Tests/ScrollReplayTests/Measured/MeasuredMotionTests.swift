import MeasuredData
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

/// A scroll view that was measured on a simulated phone: 681⅔ pt tall, 3 pixels a point, with much content and no
/// release rule.
func plainScrollView(at offset: Double) -> Scenario {
  let content = FlowSection(items: .fixed(Extent(width: 393, height: 500), count: 40))
  var scenario = Scenario(
    name: "plain", viewport: Extent(width: 393, height: 681.0 + 2.0 / 3),
    layout: FlowLayout(scrollDirection: .vertical, sections: [content]))
  scenario.start = Vector(x: 0, y: offset)
  return scenario
}

@Suite("Measured motion", .enabled(if: MeasuredData.isPresent, "\(MeasuredData.absence)"))
struct MeasuredMotionTests {
  /// A finger whose release brings the content to 400 pt at 0.480834 pt/ms, one frame after its last move.
  private func flick() throws -> Gesture {
    let velocity = 0.480834
    let frame = 1000.0 / 60
    let cruise = 5 * frame * velocity
    var position = 600.0
    func sample(_ index: Int, _ phase: TouchPhase) -> TouchSample {
      TouchSample(
        time: Int64(Double(index) * frame * 1e6), phase: phase,
        position: Vector(x: 200, y: position))
    }
    var samples = [sample(0, .began)]
    position -= 10 + 50 - cruise  // the slop, then from 350 to where the cruise begins
    samples.append(sample(1, .moved))
    for index in 2...6 {
      position -= frame * velocity
      samples.append(sample(index, .moved))
    }
    return try Gesture(name: "flick", samples: samples + [sample(7, .ended)])
  }

  @Test("a fling is within 0.2 pt RMS of a real one: 13 samples exact, 7 one pixel off")
  func fling() throws {
    let recording = plainScrollView(at: 350).replay(try flick())
    let release = try #require(recording.releases.first)
    #expect(release.offset.y == 400)
    #expect((release.velocity.y - 0.480834).magnitude < 1e-6)
    let trace = try MeasuredData.rows("ios_sim/fling_normal_trace.csv")
    #expect(trace.count == 20)
    let flight = recording.offsets[release.frame...].map(\.y)

    func pixelsOff(shift: Double) -> [Int] {
      trace.map { row in
        let frame = min(Int((row[0] + shift) * 60 / 1000), flight.count - 1)
        return Int(((flight[frame] - row[1]) * 3).rounded())
      }
    }
    func squares(_ pixels: [Int]) -> Int { pixels.reduce(0) { $0 + $1 * $1 } }
    let fits = (0..<167).map { pixelsOff(shift: Double($0) / 10) }  // up to one frame
    let best = try #require(fits.min { squares($0) < squares($1) })
    #expect(best.count { $0 == 0 } == 13)
    #expect(best.count { $0.magnitude == 1 } == 7)
    #expect((Double(squares(best)) / 20).squareRoot() / 3 <= 0.2)
  }

  @Test("proposes the target of each measured release, to the pixel")
  func releaseTargets() throws {
    let rows = try MeasuredData.rows("ios_sim/release_targets.csv")
    #expect(rows.count == 8)
    for row in rows {
      var scenario = plainScrollView(at: row[1])
      scenario.traits.decelerationRate = DecelerationRate(quantizing: row[0])
      let recording = scenario.replay(
        releasedAt: scenario.start, reading: Vector(x: 0, y: row[2]))
      let release = try #require(recording.releases.first)
      #expect((release.proposed.y - row[3]).magnitude < 0.01, "released at \(row[1]), \(row[2])")
    }
  }

  @Test("the rubber band shows every measured overscroll, to the pixel")
  func rubberBand() throws {
    let rows = try MeasuredData.rows("ios_sim/rubber_band_drag.csv")
    #expect(rows.count == 29)
    let band = RubberBand(range: 681.0 + 2.0 / 3)
    for row in rows {
      let overscroll = PixelGrid.threefold.round(band.stretch(row[0]))
      #expect((overscroll - row[1]).magnitude < 0.001, "finger at \(row[0])")
    }
  }
}
