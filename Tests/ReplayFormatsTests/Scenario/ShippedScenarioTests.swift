import ReplayFormats
import Samples
import Testing

@Suite("Shipped scenarios")
struct ShippedScenarioTests {
  @Test("are read, and written with the same bytes", arguments: Fixtures.scenarios)
  func roundTrip(name: String) throws {
    let bytes = try Fixtures.bytes("scenarios/\(name).json")
    #expect(
      String(decoding: try ScenarioFile(json: bytes, path: name).json(), as: UTF8.self)
        == String(decoding: bytes, as: UTF8.self))
  }
}
