import ScrollPhysics
import Testing

/// The laws know no origin: moved inputs give moved outputs, up to rounding.
@Suite("Translation")
struct TranslationTests {
  @Test("a deceleration elsewhere", arguments: Seed.smoke)
  func deceleration(seed: Seed) throws {
    let motion = try RandomMotion(seed)
    let (here, there) = (motion.offsets, motion.moved(by: 1024).offsets)
    #expect(here.count == there.count)
    for (a, b) in zip(here, there) { #expect((b - 1024 - a).magnitude < 1e-8) }
  }

  @Test("a paging spring elsewhere", arguments: Seed.smoke)
  func paging(seed: Seed) {
    var numbers = seed.numbers
    let spring = PagingSpring(width: 375)
    var (position, velocity) = (numbers.next(in: -1000...1000), numbers.next(in: -5...5))
    var (moved, same) = (position + 1024, velocity)
    for _ in 0..<500 {
      spring.advance(&position, &velocity, toward: 375)
      spring.advance(&moved, &same, toward: 1399)
      #expect((moved - 1024 - position).magnitude < 1e-9)
    }
  }

  @Test("the pixel grid repeats with every point, ties included", arguments: Seed.smoke)
  func pixelGrid(seed: Seed) {
    var numbers = seed.numbers
    for _ in 0..<100 {
      let x = Double(numbers.next(below: 65_536)) / 1024  // sums with whole points are exact
      #expect(PixelGrid.threefold.round(x - 4096) == PixelGrid.threefold.round(x) - 4096)
    }
  }

  @Test("a reading later and elsewhere", arguments: Seed.smoke)
  func panVelocity(seed: Seed) {
    var numbers = seed.numbers
    let away = Vector(x: 256, y: -512)
    var pan = PanVelocity(at: .zero, time: 0)
    var moved = PanVelocity(at: away, time: 1_000_000_007)
    var time: Int64 = 0
    for _ in 0..<20 {
      time += Int64(numbers.next(below: 20_000_000))
      // Multiples of a 1024th, as coarse as a touch panel's: sums are exact, so is the translation.
      let position = Vector(
        x: Double(numbers.next(below: 400_000)) / 1024,
        y: Double(numbers.next(below: 400_000)) / 1024)
      pan.move(to: position, time: time)
      moved.move(to: position + away, time: time + 1_000_000_007)
      #expect(moved.reading == pan.reading)
    }
  }
}
