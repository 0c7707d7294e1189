import Foundation
import ScrollPhysics
import ScrollReplay
import Testing

/// The files in Fixtures/gestures against the table that they are made from.
@Suite("Fixture gestures")
struct FixtureGestureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/gestures")

  @Test("have one file each, and no other file lies there")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == FixtureGestures.all.map { "\($0.name).json" }.sorted())
    #expect(FixtureGestures.all.count == 34)
  }

  @Test("are made again from their seeds to the last bit", arguments: FixtureGestures.all)
  func reproduced(fixture: FixtureGesture) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(fixture.name).json"))
    let file = try JSONDecoder().decode(GestureFile.self, from: data)
    #expect(file.version == 1)
    #expect(file.name == fixture.name)
    #expect(file.kind == fixture.request.kind.rawValue)
    #expect(file.seed == "\(fixture.seed)")
    let samples = try fixture.gesture().samples
    #expect(file.samples == samples.map(GestureFile.Row.init))
  }

  @Test(
    "release on the side of the gate that their names say",
    arguments: FixtureGestures.all.filter { $0.request.kind == .gentle })
  func gate(fixture: FixtureGesture) throws {
    let speed = try #require(fixture.request.speed)
    let read = read(try fixture.gesture())
    let isSlow = read.reading.squaredLength < 0.25 * 0.25
    #expect(isSlow == (speed < 0.25))
  }
}

/// Just enough of the native gesture format to compare a file with its table.
private struct GestureFile: Decodable {
  struct Row: Decodable, Equatable {
    let milliseconds: Double
    let phase: String
    let position: [Double]

    init(_ sample: TouchSample) {
      milliseconds = Double(sample.time) / 1e6
      phase = "\(sample.phase)"
      position = [sample.position.x, sample.position.y]
    }

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      milliseconds = try row.decode(Double.self)
      phase = try row.decode(String.self)
      position = [try row.decode(Double.self), try row.decode(Double.self)]
    }
  }

  let version: Int
  let name: String
  let kind: String
  let seed: String
  let samples: [Row]
}

@Suite("Flick streak in a scroll view")
struct StreakReplayTests {
  @Test("flicks in a row propose farther from the fourth on")
  func streak() throws {
    let request = SwipeRequest(kind: .flickStreak, direction: .up, speed: 2)
    let recording = plainScrollView(at: 1000).replay(try synthesise(request, 1))
    #expect(recording.releases.count == 5)
    let decay = DecelerationRate.normal.decay()
    let multipliers = recording.releases.map { release in
      let plain = Projection.current.rest(
        from: release.offset.y, velocity: release.velocity.y, decay: decay)
      return (release.proposed.y - release.offset.y) / (plain - release.offset.y)
    }
    for multiplier in multipliers.prefix(3) { #expect((multiplier - 1).magnitude < 1e-3) }
    #expect(multipliers[3] > 1.2)
    #expect(multipliers[4] > multipliers[3] + 0.2)
  }
}
