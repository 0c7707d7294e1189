import ScrollPhysics
import Testing

/// More values of `python3 Tests/Rederivation/vectors.py --table`.
@Suite("Derived values")
struct DerivedValueTests {
  private let decay = DecelerationRate.normal.decay()

  private func expect(
    _ values: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, expected) in zip(values, expected) {
      #expect((value - expected).magnitude < 1e-9, sourceLocation: sourceLocation)
    }
  }

  @Test(
    "landings on two axes",
    arguments: [
      (
        Vector(x: 0.5, y: 0.3), Vector(x: 100, y: 400), AxisLanding.Row.short,
        AxisLanding.Row.long, [0.5, 1.9700000000000104]
      ),
      (Vector(x: 0.5, y: 0.3), Vector(x: 100, y: 0), .short, .stay, [0.5, 0]),
      (.zero, Vector(x: 40, y: 300), .long, .long, [0.614545512, 4.544091343014455]),
      (Vector(x: 0.5, y: 0), Vector(x: 100, y: 0), .short, .stay, [0.5, 0]),
    ] as [(Vector, Vector, AxisLanding.Row, AxisLanding.Row, [Double])])
  func twoAxes(
    velocity: Vector, target: Vector, x: AxisLanding.Row, y: AxisLanding.Row, velocities: [Double]
  ) {
    func rest(_ axis: Axis) -> Double {
      Projection.current.rest(from: 0, velocity: velocity[axis], decay: decay)
    }
    let landing = Landing(
      offset: .zero, velocity: velocity,
      proposed: Vector(x: rest(.horizontal), y: rest(.vertical)), target: target, decay: decay)
    #expect(landing.x.row == x)
    #expect(landing.y.row == y)
    expect([landing.x.velocity, landing.y.velocity], velocities)
    let factor = velocity == .zero ? 0.985 : 0.9951119854158298
    expect([landing.x.decay.factor], [factor])
    if y != .stay { expect([landing.y.decay.factor], [factor]) }
  }

  @Test(
    "pages turned",
    arguments: [
      (100.0, 0.4, 320.0, 320.0, 2.0, 60.0, [112.5, 132.5, 156, 180, 203], 20),
      (40, -0.6, 0, 320, 3, 120, [35.333333333333336, 31, 27.333333333333332, 24, 21], 24),
      (600, 3, 1200, 1200, 2, 60, [651.5, 706.5, 762, 816, 867], 27),
      (
        187.4, 0, 375, 375, 3, 120,
        [189, 193.33333333333334, 199.66666666666666, 207.66666666666666, 216.66666666666666], 41
      ),
    ] as [(Double, Double, Double, Double, Double, Double, [Double], Int)])
  func paging(
    offset: Double, velocity: Double, target: Double, width: Double, scale: Double, hertz: Double,
    offsets: [Double], count: Int
  ) throws {
    var motion = PagingMotion(
      offset: offset, velocity: velocity, target: target, spring: PagingSpring(width: width),
      limits: AxisLimits(minimum: 0, maximum: 1e5, bounces: true),
      grid: try PixelGrid(scale: scale))
    var shown: [Double] = []
    while !motion.isDone, shown.count < 1000 {
      motion.advance(by: 1000 / hertz)
      shown.append(motion.offset)
    }
    expect(Array(shown.prefix(5)), offsets)
    #expect(shown.count == count)
    #expect(shown.last == target)
  }

  @Test(
    "pages chosen",
    arguments: [
      (350.0, 0.5, 640.0, 960.0), (700, -0.5, 640, 320), (350, 0.2, 640, 320),
      (5000, 1, nil, 1280), (479.9, 0.3, nil, 320),
    ] as [(Double, Double, Double?, Double)])
  func pageChoice(offset: Double, velocity: Double, flyingTo: Double?, page: Double) {
    let choice = PageChoice(
      page: 320, limits: AxisLimits(minimum: 0, maximum: 1280, bounces: true))
    #expect(choice.target(from: offset, velocity: velocity, flyingTo: flyingTo) == page)
  }

  @Test("projections")
  func projections() {
    let fast = DecelerationRate.fast.decay()
    expect(
      [
        Projection.devices2013.rest(from: 0, velocity: 1, decay: decay),
        Projection.devices2013.rest(from: 0, velocity: -1, decay: decay),
        Projection.devices2013.rest(from: 0, velocity: 1, decay: fast),
        Projection.current.rest(from: 100, velocity: 1, decay: decay, multiplier: 3.25),
      ], [494.0099999999996, -494.0099999999996, 98.0099999999999, 1707.1407132130682])
  }

  @Test(
    "pixels",
    arguments: [
      (-0.5, 1.0, 0.0), (-0.25, 2, 0), (0.25, 2, 0.5), (-1.5, 1, -1),
      (10.17, 3, 10.333333333333334), (-10.17, 3, -10.333333333333334),
    ])
  func pixels(offset: Double, scale: Double, rounded: Double) throws {
    #expect(try PixelGrid(scale: scale).round(offset) == rounded)
  }

  @Test("rubber bands, caught and dragged")
  func rubberBands() {
    let caught = RubberBand(range: 681.5)
    expect(
      [10, 120.25, 400].map { caught.pull($0) },
      [18.452582413863126, 265.48005669163797, 1760.6975617632809])
    let dragged = RubberBand(range: 600)
    let limits = AxisLimits(minimum: 0, maximum: 500, bounces: true)
    expect(
      [50, -600, 5].map { PixelGrid.threefold.round(dragged.offset(for: 10 - $0, in: limits)) },
      [-21.333333333333332, 555, 5])
  }

  @Test(
    "releases",
    arguments: [
      (Vector(x: 0.2, y: 0.1), Vector(x: 1, y: 0), false, Vector.zero),
      (Vector(x: 0.2, y: 0.2), Vector(x: -1, y: 0), false, Vector(x: -0.7, y: 0.05)),
      (Vector.zero, Vector(x: 1, y: 1), true, Vector.zero),
      (Vector(x: 0.1, y: 0), Vector(x: 0.6, y: 0), true, Vector(x: 0.475, y: 0)),
    ] as [(Vector, Vector, Bool, Vector)])
  func release(latest: Vector, previous: Vector, isOutside: Bool, velocity: Vector) {
    let release = ReleaseVelocity(reading: latest, previous: previous, isOutside: isOutside)
    #expect((release.velocity - velocity).squaredLength < 1e-24)
  }

  @Test("readings")
  func readings() {
    var pan = PanVelocity(at: .zero, time: 0)
    var position = 0.0
    let readings = zip(1..., [0.5, 1.0, -0.2, 0.0]).map { index, speed in
      position -= 10 * speed
      pan.move(to: Vector(x: position, y: 0), time: Int64(index) * 10_000_000)
      return pan.reading.x
    }
    expect(readings, [0.5, 0.6, 0.76, -0.16])
  }

  @Test(
    "flick streaks",
    arguments: [
      (240.0, [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10, 13.15, 16, 16, 16]),
      (100, [1, 1, 1, 1.4166666666666667, 2.041666666666667, 2.8750000000000004]),
    ] as [(Double, [Double])])
  func streaks(distance: Double, multipliers: [Double]) {
    var streak = FlickStreak()
    let flicks = multipliers.indices.map { flick in
      let start = Int64(flick) * 400_000_000
      streak.touchDown(at: start)
      streak.drag(distance: distance, velocity: Vector(x: 2, y: 0))
      streak.release(velocity: Vector(x: 2, y: 0), isPaging: false, at: start + 100_000_000)
      return streak.multiplier
    }
    expect(flicks, multipliers)
  }
}
