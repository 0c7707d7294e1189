import ReplayFormats
import Samples
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Release grid")
struct ReleaseGridTests {
  @Test("the grid for flaps has every offset and velocity as the nearest double")
  func flapGrid() throws {
    let grid = try ReleaseGridFile(json: Fixtures.bytes("flap-grid.json"), path: "f").grid
    #expect(grid.offsets.values == (-30...30).map { 5 * Double($0) })
    #expect(grid.velocities.count == 81)
    for (index, value) in grid.velocities.values.enumerated() {
      let hundredths = -200 + 5 * index
      let decimal =
        "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(abs(hundredths) % 100 / 10)\(abs(hundredths) % 10)"
      #expect(value == Double(decimal))
      #expect(value == -grid.velocities[80 - index])
    }
    #expect(grid.velocities.values.contains(0.25))
    #expect(grid.count == 61 * 81)
  }

  @Test("comes back as it was written")
  func roundTrip() throws {
    let bytes = try Fixtures.bytes("flap-grid.json")
    #expect(try ReleaseGridFile(json: bytes, path: "f").json() == bytes)
  }

  @Test("of one number has it")
  func single() throws {
    #expect(try ReleaseGrid.Steps(from: 3, to: 3, by: 1).values == [3])
  }

  private static func velocities(_ steps: String) -> String {
    "{\"version\":1,\"offsets\":{\"from\":0,\"to\":1,\"step\":1},\n\"velocities\":\(steps)}"
  }

  static let bad: [BadInput] = [
    BadInput(
      velocities("{\"from\":0,\"to\":1,\"step\":0.3}"),
      "f:2:14: $.velocities: the number of steps is 3.3333333333333335, but must be whole"),
    BadInput(
      velocities("{\"from\":0,\"to\":1,\"step\":0}"),
      "f:2:14: $.velocities: step is 0.0, but must be positive and at most 2000000"),
    BadInput(
      velocities("{\"from\":2,\"to\":1,\"step\":1}"),
      "f:2:14: $.velocities: the number of steps is -1.0, but must be in 0…9999"),
    BadInput(
      velocities("{\"from\":0,\"to\":1,\"step\":1e-20}"),
      "f:2:14: $.velocities: the number of steps is 1e+20, but must be in 0…9999"),
    BadInput(
      velocities("{\"from\":0,\"to\":1e9,\"step\":1}"),
      "f:2:14: $.velocities: to is 1000000000.0, but must be in -1000000…1000000"),
    BadInput(
      velocities("{\"from\":0,\"to\":1,\"steps\":1}"),
      "f:2:14: $.velocities.step is missing, but must be given"),
  ]

  @Test("says what is wrong and where", arguments: bad)
  func rejects(input: BadInput) {
    #expect(message { _ = try ReleaseGridFile(json: input.bytes, path: "f") } == input.message)
  }
}
