import ReplayFormats
import ScrollPhysics
import Testing

@Suite("Milliseconds in files")
struct MillisecondsTests {
  private func read(_ text: String) throws -> Int64 {
    try JSONDocument(Array(text.utf8), path: "f").root
      .nanoseconds(in: -.max ... .max)
  }

  @Test(
    "are rounded to the nearest nanosecond, halves away from zero",
    arguments: [
      ("0", 0), ("1", 1_000_000), ("8.333333", 8_333_333), ("0.0000005", 1), ("0.00000049999", 0),
      ("-0.0000005", -1), ("1.5e3", 1_500_000_000), ("1500e-3", 1_500_000), ("0.00001e2", 1000),
      ("9223372036854.775807", .max), ("1e-9999999", 0), ("0e999999999999999999999", 0),
      ("235089067.457123", 235_089_067_457_123),
    ] as [(String, Int64)])
  func rounds(text: String, nanoseconds: Int64) throws {
    #expect(try read(text) == nanoseconds)
  }

  @Test(
    "are refused beyond 64 bits",
    arguments: ["9223372036854.775808", "1e30", "9223372036854.7758079"])
  func refuses(text: String) {
    #expect(message { _ = try read(text) }.contains("but must be milliseconds in"))
  }

  @Test("come back as they were written", arguments: Seed.smoke)
  func roundTrip(seed: Seed) throws {
    var numbers = seed.numbers
    for _ in 0..<200 {
      let time = Int64(bitPattern: numbers.next()) >> numbers.next(below: 60)
      guard time > .min else { continue }
      var text = JSONText()
      text.milliseconds(time)
      #expect(try read(text.string) == time)
    }
  }
}
