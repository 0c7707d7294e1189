import ScrollPhysics
import Testing

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test("gives the published first numbers of seed 1234567")
  func publishedNumbers() {
    var numbers = SplitMix64(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
    #expect(numbers.next() == 9_817_491_932_198_370_423)
  }

  @Test("stays below its bound and below one", arguments: [1, 2, 3, 100, 1_000_003])
  func bounds(bound: Int) {
    var numbers = SplitMix64(seed: UInt64(bound))
    for _ in 0..<1000 {
      let number = numbers.next(below: bound)
      #expect(number >= 0 && number < bound)
      let unit = numbers.nextUnit()
      #expect(unit >= 0 && unit < 1)
    }
  }
}
