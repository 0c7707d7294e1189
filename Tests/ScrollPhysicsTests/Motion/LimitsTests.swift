import ScrollPhysics
import Testing

@Suite("Limits")
struct LimitsTests {
  @Test(
    "the rubber band",
    arguments: [
      (5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65),
    ])
  func band(distance: Double, stretch: Double) {
    let band = RubberBand(range: 960)
    #expect(agrees(band.stretch(distance), stretch, digits: 2))
    #expect(band.stretch(-distance) == -band.stretch(distance))
    #expect((band.pull(band.stretch(distance)) - distance).magnitude < 1e-9)
  }

  @Test(
    "rounds to pixels, a tie upwards",
    arguments: [
      (-0.5, 0.0), (0.5, 1.0), (0.49, 0), (-1.02, -1), (51, 51), (-9, -9), (2.5, 3), (-2.5, -2),
    ])
  func pixelGrid(pixels: Double, rounded: Double) throws {
    #expect(try PixelGrid(scale: 2).round(pixels / 2) == rounded / 2)
  }

  @Test(
    "keeps numbers that are too large for pixels",
    arguments: [0x1p52, -0x1p63, 1e19, 1e300, .infinity, -.infinity])
  func largeNumbers(number: Double) {
    #expect(PixelGrid.threefold.round(number) == number)
    #expect(PixelGrid.threefold.round(Double.nan).isNaN)
    let pages = PageChoice(page: 1, limits: AxisLimits(minimum: -5, maximum: 5, bounces: true))
    #expect(pages.target(from: number, velocity: 0) == (number > 0 ? 5 : -5))
  }

  @Test("has whole pixels", arguments: [0.0, 0.5, 2.625, 17, -1, .nan, .infinity])
  func fractionalScale(scale: Double) {
    #expect(throws: PhysicsError.self) { try PixelGrid(scale: scale) }
  }

  @Test("half a pixel below zero is zero on a 3× screen")
  func halfPixel() {
    #expect(PixelGrid.threefold.round(-1.0 / 6) == 0)
  }

  @Test("come from content, bounds and insets")
  func geometry() {
    let limits = AxisLimits(
      content: 1000, bounds: 400, leading: 30, trailing: 20, bounces: true, always: false)
    #expect(limits == AxisLimits(minimum: -30, maximum: 620, bounces: true))
  }

  @Test("content that fits bounces only if it always does", arguments: [true, false])
  func alwaysBounces(always: Bool) {
    let limits = AxisLimits(
      content: 300, bounds: 400, leading: 0, trailing: 0, bounces: true, always: always)
    #expect(limits == AxisLimits(minimum: 0, maximum: 0, bounces: always))
  }
}

@Suite("Paging")
struct PagingTests {
  private let limits = AxisLimits(minimum: 0, maximum: 3750, bounces: true)

  @Test(
    "chooses a page by velocity, then by position",
    arguments: [
      (130.0, 0.31, 375.0), (130, 0.29, 0), (200, -0.31, 0), (200, 0, 375), (187.5, 0, 375),
      (3740, 1, 3750), (5, -1, 0),
    ])
  func choice(offset: Double, velocity: Double, target: Double) {
    let choice = PageChoice(page: 375, limits: limits)
    #expect(choice.target(from: offset, velocity: velocity) == target)
  }

  @Test("goes a page farther when caught and flicked on")
  func chained() {
    let choice = PageChoice(page: 375, limits: limits)
    #expect(choice.target(from: 300, velocity: 1, flyingTo: 375) == 750)
    #expect(choice.target(from: 300, velocity: -1, flyingTo: 375) == 0)
  }

  private func motion(from offset: Double, velocity: Double) -> PagingMotion {
    PagingMotion(
      offset: offset, velocity: velocity, target: 375, spring: PagingSpring(width: 375),
      limits: limits, grid: .threefold)
  }

  @Test("moves by a spring in milliseconds")
  func spring() {
    var motion = motion(from: 150, velocity: 0.5)
    for expected in [163.667, 184.333, 208.000, 232.333, 255.667] {
      motion.advance(by: sixtyHertz)
      #expect(agrees(motion.offset, expected, digits: 3))
    }
  }

  @Test("rests on its page at frame 20")
  func rests() {
    var motion = motion(from: 200, velocity: 0)
    var count = 0
    while !motion.isDone {
      motion.advance(by: sixtyHertz)
      count += 1
    }
    #expect(count == 20)
    #expect(motion.offset == 375)
  }
}
