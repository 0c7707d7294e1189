import ScrollPhysics
import Testing

@Suite("Round trip")
struct RoundTripTests {
  @Test("from finger to content and back through a rubber band", arguments: Seed.smoke)
  func rubberBand(seed: Seed) {
    var numbers = seed.numbers
    let band = RubberBand(range: numbers.next(in: 100...1400))
    let limits = AxisLimits(minimum: -20, maximum: 500, bounces: true)
    for _ in 0..<100 {
      let proposal = numbers.next(in: -5000...5000)
      let back = band.proposal(showing: band.offset(for: proposal, in: limits), in: limits)
      #expect((back - proposal).magnitude <= 1e-9 * (1 + proposal.magnitude))
    }
  }

  @Test("a rubber band grows with the finger, and stays within its range", arguments: Seed.smoke)
  func monotone(seed: Seed) {
    var numbers = seed.numbers
    let band = RubberBand(range: numbers.next(in: 100...1400))
    let distances = (0..<100).map { _ in numbers.next(in: 0...1e5) }.sorted()
    for (a, b) in zip(distances, distances.dropFirst()) {
      #expect(band.stretch(a) <= band.stretch(b))
      #expect(band.stretch(b) < band.range)
      #expect(band.stretch(b) <= band.coefficient * b * (1 + 1e-12))
    }
  }
}
