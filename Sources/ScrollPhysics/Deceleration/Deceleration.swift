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
  /// Where the flight ends and the bounce begins. A retarget in force moves them (PHYSICS §2.4, grade C).
  public var limits: AxisLimits
  /// The changed target that is still to be reached; none in a natural flight.
  public private(set) var target: Double?
  /// Whether a flight that stopped short slides to its target (PHYSICS §2.4).
  public private(set) var isCrawling = false

  /// Creates the motion of one axis as it stands at release.
  ///
  /// - Parameter target: a target that a hook has changed; `nil` for the natural flight.
  public init(
    position: Double, velocity: Double, decay: Decay, limits: AxisLimits, target: Double? = nil,
    multiplier: Double = 1
  ) {
    self.position = position
    self.velocity = velocity
    self.decay = decay
    self.limits = limits
    self.target = target
    self.multiplier = multiplier
  }

  /// Creates the motion that a landing table's row asks for.
  public init(
    position: Double, landing: AxisLanding, limits: AxisLimits, multiplier: Double = 1
  ) {
    self.init(
      position: position, velocity: landing.velocity, decay: landing.decay, limits: limits,
      target: landing.target, multiplier: multiplier)
  }

  /// Goes on from `position`, which the app has written meanwhile, at the same velocity.
  public mutating func shift(to position: Double) { self.position = position }

  /// Whether the stop test has to wait: the view is farther past a limit than the bounce's tolerance.
  public func isBouncing(_ constants: ScrollConstants = .uikit) -> Bool {
    limits.excess(position).magnitude > constants.bounceTolerance
  }

  /// Whether two axes have come to rest together (PHYSICS §1.5).
  public static func haveStopped(
    _ x: Deceleration, _ y: Deceleration, _ constants: ScrollConstants = .uikit
  ) -> Bool {
    x.velocity * x.velocity + y.velocity * y.velocity < constants.stopSpeed * constants.stopSpeed
      && x.target == nil && y.target == nil
      && !x.isBouncing(constants) && !y.isBouncing(constants)
  }

  /// The offset at which a stopped view is pinned: on the limit if it lies past it.
  public var restingPosition: Double { limits.clamp(position) }

  /// Moves one frame of `duration` milliseconds on.
  ///
  /// A frame under a millisecond moves nothing and its time is lost (PHYSICS §1.2, grade C).
  public mutating func advance(by duration: Double, _ constants: ScrollConstants = .uikit) {
    guard duration >= constants.shortestStep else { return }
    if isCrawling, let target {
      crawl(to: target, by: constants.crawlSpeed * duration)
      return
    }
    if limits.isOutside(position) {
      if let target { moveLimits(to: target) }
      bounce(over: duration, constants)
    } else {
      fly(over: duration, constants)
    }
    if let target { land(on: target, constants) }
  }

  /// A frame that starts between the limits; one that would end past them is split there.
  private mutating func fly(over duration: Double, _ constants: ScrollConstants) {
    var free = self
    decay.step(over: duration, multiplier: multiplier).advance(&free.position, &free.velocity)
    guard limits.isOutside(free.position) else {
      position = free.position
      velocity = free.velocity
      return
    }
    let edge = limits.clamp(free.position)
    guard limits.bounces else {
      position = edge
      velocity = 0
      return
    }
    let inside = (edge - position) / (free.position - position) * duration
    decay.step(over: inside, multiplier: multiplier).advance(&position, &velocity)
    multiplier = 1
    EdgeBounce(decay: decay, constants: constants)
      .advance(&position, &velocity, toward: edge, over: duration - inside)
  }

  /// A frame that starts past a limit is all spring, also when it ends between them.
  private mutating func bounce(over duration: Double, _ constants: ScrollConstants) {
    let edge = limits.clamp(position)
    guard limits.bounces else {
      position = edge
      velocity = 0
      return
    }
    multiplier = 1
    EdgeBounce(decay: decay, constants: constants)
      .advance(&position, &velocity, toward: edge, over: duration)
  }

  /// The target of a view past its limits becomes the edge that the spring pulls to.
  private mutating func moveLimits(to target: Double) {
    if position < target {
      limits.minimum = min(max(target, limits.minimum), limits.maximum)
    } else if position > target {
      limits.maximum = max(min(target, limits.maximum), limits.minimum)
    }
  }

  private mutating func land(on target: Double, _ constants: ScrollConstants) {
    guard !isBouncing(constants) else { return }
    let reached = velocity > 0 ? position >= target : velocity < 0 && position <= target
    if reached || position == target {
      arrive(at: target)
    } else if velocity.magnitude < constants.stopSpeed {
      isCrawling = true
    }
  }

  private mutating func crawl(to target: Double, by distance: Double) {
    guard (target - position).magnitude > distance else { return arrive(at: target) }
    position += position < target ? distance : -distance
  }

  private mutating func arrive(at target: Double) {
    position = target
    velocity = 0
    self.target = nil
    isCrawling = false
  }
}
