import ScrollPhysics
import Testing

@Suite("Elementary functions")
struct ElementaryTests {
  /// One function, its correctly rounded values, and the hash of its own over a fixed walk.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let function: @Sendable (Double) -> Double
    let reference: String
    let walk: ClosedRange<Double>
    let hash: UInt64

    static let all = [
      Case(
        testDescription: "exp", function: Elementary.exp, reference: ElementaryReference.exp,
        walk: -750...712, hash: 0xa4d8_13a5_84c8_d80e),
      Case(
        testDescription: "log", function: Elementary.log, reference: ElementaryReference.log,
        walk: 0...1000, hash: 0x3b4c_748b_4d58_b017),
      Case(
        testDescription: "sin", function: Elementary.sin, reference: ElementaryReference.sin,
        walk: -1e5...1e5, hash: 0xf862_0ac5_d212_fdc7),
      Case(
        testDescription: "cos", function: Elementary.cos, reference: ElementaryReference.cos,
        walk: -1e5...1e5, hash: 0x58d2_8507_4e68_1886),
    ]

    /// Input and correctly rounded output.
    var pairs: [(input: Double, output: Double)] {
      let words = reference.split { $0 == " " || $0 == "\n" }
        .compactMap { UInt64($0, radix: 16).map(Double.init(bitPattern:)) }
      return stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    }
  }

  @Test("are within one ulp of the correctly rounded value", arguments: Case.all)
  func accuracy(of given: Case) {
    #expect(given.pairs.count >= 300)
    for (input, output) in given.pairs {
      #expect(ulps(given.function(input), output) <= 1, "at \(input)")
    }
  }

  @Test("give the same bits in every build", arguments: Case.all)
  func golden(of given: Case) {
    var numbers = Seed(1).numbers
    var hash = BitHash()
    for _ in 0..<100_000 { hash.combine(given.function(numbers.next(in: given.walk))) }
    #expect(hash.value == given.hash, "the hash is now 0x\(String(hash.value, radix: 16))")
  }

  @Test(
    "say what lies beyond the numbers",
    arguments: [
      (Elementary.exp, 709.79, .infinity), (Elementary.exp, .infinity, .infinity),
      (Elementary.exp, -745.2, 0), (Elementary.exp, -.infinity, 0), (Elementary.exp, .nan, .nan),
      (Elementary.exp, 1e300, .infinity), (Elementary.exp, -1e300, 0),
      (Elementary.log, 0, -.infinity), (Elementary.log, -0.0, -.infinity),
      (Elementary.log, -1, .nan), (Elementary.log, .infinity, .infinity),
      (Elementary.log, .nan, .nan), (Elementary.log, -.infinity, .nan),
      (Elementary.sin, .nan, .nan), (Elementary.cos, .nan, .nan),
      (Elementary.sin, .infinity, 0), (Elementary.cos, -.infinity, 1),
      (Elementary.sin, 0x1p52, 0), (Elementary.cos, 1e300, 1),
    ] as [(@Sendable (Double) -> Double, Double, Double)])
  func beyond(function: @Sendable (Double) -> Double, input: Double, output: Double) {
    #expect(ulps(function(input), output) == 0)
  }

  @Test("sine is odd and cosine even, to the bit", arguments: Seed.smoke)
  func parity(seed: Seed) {
    var numbers = seed.numbers
    for reach in [1e-9, 1, 10, 1e6, 1e12] {
      let x = numbers.next(in: -reach...reach)
      #expect(Elementary.sin(-x).bitPattern == (-Elementary.sin(x)).bitPattern)
      #expect(Elementary.cos(-x).bitPattern == Elementary.cos(x).bitPattern)
    }
  }

  @Test("sine and cosine stay on the unit circle, however large the angle", arguments: Seed.smoke)
  func circle(seed: Seed) {
    var numbers = seed.numbers
    for power in stride(from: 0.0, through: 60, by: 2) {
      let x = numbers.next(in: 0...1) * Elementary.exp(power)
      let (sine, cosine) = (Elementary.sin(x), Elementary.cos(x))
      #expect(sine.magnitude <= 1 && cosine.magnitude <= 1)
      #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15)
    }
  }

  @Test("exp never falls as its argument rises across a change of the power of two")
  func monotone() {
    for k in -1074...1023 {
      let edge = (Double(k) + 0.5) * 0.6931471805599453
      #expect(Elementary.exp(edge.nextDown) <= Elementary.exp(edge))
      #expect(Elementary.exp(edge) <= Elementary.exp(edge.nextUp))
    }
  }
}
