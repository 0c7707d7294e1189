/// One axis of a scroll view that glides to rest after a release: free flight, the bounce at a limit, and the
/// landing on a changed target (PHYSICS §1, §2.4, §5).
///
/// Positions are unrounded points, velocities pt/ms. The stop is judged over both axes together, so it is
/// asked of a pair: `haveStopped(_:_:_:)`.
public struct Deceleration: Sendable, Hashable {
  /// The unrounded offset.
  public private(set) var position: Double
  /// The velocity, positive where the offset grows.
  public private(set) var velocity: Double
  /// How the velocity decays in flight.
  public let decay: Decay
  /// The flick streak's multiplier, until a limit is passed: that ends the streak (PHYSICS §5).
  public private(set) var multiplier: Double
  /// Where the flight ends and the bounce begins.
  public var limits: AxisLimits { didSet { edges = limits } }
  /// The limits that the spring pulls to: a retarget in force moves them (PHYSICS §2.4, grade C).
  private var edges: AxisLimits
  /// The changed target that is still to be reached; none in a natural flight.
  public private(set) var target: Double?
  /// Whether a flight that stopped short slides to its target (PHYSICS §2.4).
  public private(set) var isCrawling = false
  private let shortestStep: Double
  private let stopSpeed: Double
  private let crawlSpeed: Double
  private let bounceRate: Double
  private let bounceTolerance: Double
  /// The free flight of the last frame's length, which is mostly the next one's too.
  private var step: FlightStep
  private var stepDuration: Double

  /// Creates the motion of one axis as it stands at release.
  ///
  /// - Parameters:
  ///   - position: the offset at release, points.
  ///   - velocity: pt/ms, positive where the offset grows.
  ///   - decay: how the velocity decays in flight.
  ///   - limits: where the flight ends and the bounce begins.
  ///   - target: a target that a hook has changed; `nil` for the natural flight.
  ///   - multiplier: the flick streak's multiplier.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public init(
    position: Double, velocity: Double, decay: Decay, limits: AxisLimits, target: Double? = nil,
    multiplier: Double = 1, constants: ScrollConstants = .uikit
  ) {
    self.position = position
    self.velocity = velocity
    self.decay = decay
    self.limits = limits
    edges = limits
    self.target = target
    self.multiplier = multiplier
    shortestStep = constants.shortestStep
    stopSpeed = constants.stopSpeed
    crawlSpeed = constants.crawlSpeed
    bounceRate = constants.bounceRate
    bounceTolerance = constants.bounceTolerance
    stepDuration = 0
    step = FlightStep(reach: 0, remaining: 1)
  }

  /// Creates the motion that a landing table's row asks for.
  public init(
    position: Double, landing: AxisLanding, limits: AxisLimits, multiplier: Double = 1,
    constants: ScrollConstants = .uikit
  ) {
    self.init(
      position: position, velocity: landing.velocity, decay: landing.decay, limits: limits,
      target: landing.target, multiplier: multiplier, constants: constants)
  }

  /// Goes on from `position`, which the app has written meanwhile, at the same velocity.
  public mutating func shift(to position: Double) { self.position = position }

  /// A target past limits that have changed meanwhile becomes the limit.
  public mutating func keepTargetInside() { target = target.map(limits.clamp) }

  /// Whether two axes have come to rest together (PHYSICS §1.5).
  public static func haveStopped(
    _ x: DecelerationState, _ y: DecelerationState, _ constants: ScrollConstants = .uikit
  ) -> Bool {
    x.velocity * x.velocity + y.velocity * y.velocity < constants.stopSpeed * constants.stopSpeed
      && x.mayStop && y.mayStop
  }

  /// The offset at which a stopped view is pinned: on the limit if it lies past it.
  public var restingPosition: Double { limits.clamp(position) }

  /// What the axis shows.
  public var state: DecelerationState {
    DecelerationState(
      position: position, velocity: velocity, isOutside: edges.isOutside(position),
      mayStop: target == nil && !isBouncing)
  }

  /// Moves one frame of `duration` milliseconds on.
  ///
  /// A frame under a millisecond moves nothing and its time is lost (PHYSICS §1.2, grade C).
  @discardableResult
  public mutating func advance(by duration: Double) -> DecelerationState {
    if glides(over: duration) {
      return DecelerationState(
        position: position, velocity: velocity, isOutside: false, mayStop: true)
    }
    if duration >= shortestStep { move(over: duration) }
    return state
  }

  /// Flies freely for a frame as long as the last one, if it starts and ends between the limits and no target is
  /// near: most frames of most flights.
  ///
  /// - Returns: whether it did; if not, the frame takes another way.
  @inline(__always)
  private mutating func glides(over duration: Double) -> Bool {
    let end = position + velocity * step.reach
    guard duration == stepDuration, target == nil, !limits.isOutside(position),
      !limits.isOutside(end)
    else { return false }
    position = end
    velocity *= step.remaining
    return true
  }

  private mutating func move(over duration: Double) {
    if isCrawling, let target {
      crawl(to: target, over: duration)
      return
    }
    if !isBouncing { edges = limits }
    if edges.isOutside(position) {
      if let target { moveEdges(to: target) }
      bounce(over: duration)
    } else {
      fly(over: duration)
    }
    if let target { land(on: target) }
  }

  /// A frame that starts between the limits; one that would end past them is split there.
  private mutating func fly(over duration: Double) {
    if duration != stepDuration {
      step = decay.step(over: duration, multiplier: multiplier)
      stepDuration = duration
    }
    let end = position + velocity * step.reach
    guard limits.isOutside(end) else {
      step.advance(&position, &velocity)
      return
    }
    let edge = limits.clamp(end)
    guard limits.bounces else { return stop(at: edge) }
    let inside = (edge - position) / (end - position) * duration
    decay.step(over: inside, multiplier: multiplier).advance(&position, &velocity)
    forgetStreak()
    edgeBounce.advance(&position, &velocity, toward: edge, over: duration - inside)
  }

  /// A frame that starts past a limit is all spring, also when it ends between them.
  private mutating func bounce(over duration: Double) {
    let edge = edges.clamp(position)
    guard edges.bounces else { return stop(at: edge) }
    forgetStreak()
    edgeBounce.advance(&position, &velocity, toward: edge, over: duration)
  }

  /// From a limit on nothing multiplies the distance any more (PHYSICS §8.4).
  private mutating func forgetStreak() {
    if multiplier != 1 { stepDuration = 0 }
    multiplier = 1
  }

  private var edgeBounce: EdgeBounce { EdgeBounce(decay: decay, rate: bounceRate) }

  private mutating func stop(at edge: Double) {
    position = edge
    velocity = 0
  }

  /// The target of a view past its limits becomes the edge that the spring pulls to, until the view is near it.
  private mutating func moveEdges(to target: Double) {
    if position < target {
      edges.minimum = min(max(target, edges.minimum), edges.maximum)
    } else if position > target {
      edges.maximum = max(min(target, edges.maximum), edges.minimum)
    }
  }

  /// Whether the stop test has to wait: the view is farther past an edge than the bounce's tolerance.
  private var isBouncing: Bool { edges.excess(position).magnitude > bounceTolerance }

  private mutating func land(on target: Double) {
    guard !isBouncing else { return }
    let reached = velocity > 0 ? position >= target : velocity < 0 && position <= target
    if reached || position == target {
      arrive(at: target)
    } else if velocity.magnitude < stopSpeed {
      isCrawling = true
    }
  }

  private mutating func crawl(to target: Double, over duration: Double) {
    velocity = position < target ? crawlSpeed : -crawlSpeed
    let step = velocity * duration
    guard (target - position).magnitude > step.magnitude else { return arrive(at: target) }
    position += step
  }

  private mutating func arrive(at target: Double) {
    position = target
    velocity = 0
    self.target = nil
    isCrawling = false
  }
}

/// One axis of a decelerating view at the end of a frame.
public struct DecelerationState: Sendable, Hashable {
  /// The unrounded offset.
  public let position: Double
  /// The velocity, pt/ms.
  public let velocity: Double
  /// Whether the view lies past a limit.
  public let isOutside: Bool
  /// Whether this axis lets the view stop: it is not bouncing, and no target waits to be reached.
  public let mayStop: Bool
}
