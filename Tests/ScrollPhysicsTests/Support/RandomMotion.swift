import ScrollPhysics

/// A deceleration of any kind, drawn from a seed: free, against limits, past them, or to a target.
struct RandomMotion {
  var position: Double
  var velocity: Double
  let decay: Decay
  var limits: AxisLimits
  /// What a hook made of the proposal; `nil` for a free flight.
  var target: Double?
  let hertz: Double

  init(_ seed: Seed) throws {
    var numbers = seed.numbers
    position = numbers.next(in: -500...500)
    velocity = (numbers.next(below: 2) == 0 ? 1 : -1) * numbers.next(in: 0.05...8)
    let exact = numbers.next(in: 0.9...0.9995)
    decay =
      switch numbers.next(below: 3) {
      case 0: DecelerationRate.normal.decay()
      case 1: DecelerationRate.fast.decay()
      default: try Decay(factor: exact)
      }
    let (below, above) = (numbers.next(in: -150...400), numbers.next(in: -100...400))
    let bounces = numbers.next(below: 4) > 0
    limits = AxisLimits(
      minimum: position - below, maximum: position - below + max(below + above, 1),
      bounces: bounces)
    let distance = numbers.next(in: -600...600)
    target = numbers.next(below: 2) == 0 ? limits.clamp(position + distance) : nil
    hertz = [60, 80, 90, 120, 240][numbers.next(below: 5)]
  }

  /// The same motion seen in a mirror.
  func mirrored() -> RandomMotion {
    var copy = self
    copy.position = -position
    copy.velocity = -velocity
    copy.limits = AxisLimits(
      minimum: -limits.maximum, maximum: -limits.minimum, bounces: limits.bounces)
    copy.target = target.map { -$0 }
    return copy
  }

  /// The same motion elsewhere.
  func moved(by distance: Double) -> RandomMotion {
    var copy = self
    copy.position += distance
    copy.limits.minimum += distance
    copy.limits.maximum += distance
    copy.target = target.map { $0 + distance }
    return copy
  }

  /// UIKit's proposal.
  var proposed: Double {
    limits.clamp(Projection.current.rest(from: position, velocity: velocity, decay: decay))
  }

  /// The landing table's row.
  var landing: AxisLanding {
    Landing(
      offset: Vector(x: position, y: 0), velocity: Vector(x: velocity, y: 0),
      proposed: Vector(x: proposed, y: 0), target: Vector(x: target ?? proposed, y: 0),
      decay: decay
    ).x
  }

  var start: Deceleration { Deceleration(position: position, landing: landing, limits: limits) }

  /// The offsets up to rest.
  var offsets: [Double] { frames(start, hertz: hertz, atMost: 20_000) }
}
