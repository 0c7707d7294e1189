/// How a release that a hook has retargeted gets to its target along one axis: a row of the landing table
/// (PHYSICS §2.3).
public struct AxisLanding: Sendable, Hashable {
  /// The table's rows. The raw values are stable, for columns and files.
  public enum Row: UInt8, Sendable, Hashable, CaseIterable {
    /// The target is where the view is: it stays.
    case stay
    /// Nobody changed the target: the flight is free.
    case natural
    /// The target lies before the natural rest, or behind the release: same velocity, faster decay.
    /// Behind, the first frame has already passed it: a teleport.
    case short
    /// The target lies beyond the natural rest, or the view starts from rest: same decay, and the velocity that
    /// it needs. If that is under the gate's, a fixed factor and the velocity that suits it: a kick.
    case long
  }

  /// Which row applies.
  public let row: Row
  /// The velocity that the flight starts with, pt/ms.
  public let velocity: Double
  /// The decay that it takes.
  public let decay: Decay
  /// The target that it lands on; none where it is free.
  public let target: Double?

  /// Creates a landing from its facts, as a file of a recording gives them.
  public init(row: Row, velocity: Double, decay: Decay, target: Double?) {
    self.row = row
    self.velocity = velocity
    self.decay = decay
    self.target = target
  }

  /// The landing of a free flight.
  public static func natural(velocity: Double, decay: Decay) -> AxisLanding {
    AxisLanding(row: .natural, velocity: velocity, decay: decay, target: nil)
  }
}

/// The landing of a release on both axes (PHYSICS §2.3; C+ as a table, B for its visible effects).
public struct Landing: Sendable, Hashable {
  /// Along x.
  public private(set) var x: AxisLanding
  /// Along y.
  public private(set) var y: AxisLanding

  /// Reads the table.
  ///
  /// - Parameters:
  ///   - offset: the offset at release, points.
  ///   - velocity: the gated and blended release velocity, pt/ms.
  ///   - proposed: UIKit's proposal, as the hooks saw it.
  ///   - target: what the hooks made of it, rounded and clamped.
  ///   - decay: the scroll view's.
  ///   - multiplier: the flick streak's multiplier.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public init(
    offset: Vector, velocity: Vector, proposed: Vector, target: Vector, decay: Decay,
    multiplier: Double = 1, constants: ScrollConstants = .uikit
  ) {
    let changedX = (target.x - proposed.x).magnitude > constants.targetTolerance
    let changedY = (target.y - proposed.y).magnitude > constants.targetTolerance
    guard changedX || changedY else {
      x = .natural(velocity: velocity.x, decay: decay)
      y = .natural(velocity: velocity.y, decay: decay)
      return
    }
    let distance = (1 / multiplier) * (target - offset)
    x = AxisLanding(
      distance: distance.x, velocity: velocity.x, proposed: proposed.x, target: target.x,
      decay: decay, constants)
    y = AxisLanding(
      distance: distance.y, velocity: velocity.y, proposed: proposed.y, target: target.y,
      decay: decay, constants)
    if changedX && changedY { shareSmallerFactor(distance, constants) }
  }

  /// Two changed axes arrive together: both take the smaller factor, and the other one a velocity to suit.
  private mutating func shareSmallerFactor(_ distance: Vector, _ constants: ScrollConstants) {
    if x.row == .stay || y.row == .stay { return }
    if x.decay.factor < y.decay.factor {
      y = y.taking(x.decay, over: distance.y, constants)
    } else if y.decay.factor < x.decay.factor {
      x = x.taking(y.decay, over: distance.x, constants)
    }
  }
}

extension AxisLanding {
  fileprivate init(
    distance: Double, velocity: Double, proposed: Double, target: Double, decay: Decay,
    _ constants: ScrollConstants
  ) {
    let arrival = Projection.arrivalVelocity(after: velocity, constants)
    self.target = target
    if distance.magnitude <= constants.targetTolerance {
      row = .stay
      self.velocity = 0
      self.decay = decay
    } else if (velocity > 0 && target <= proposed) || (velocity < 0 && target >= proposed) {
      row = .short
      self.velocity = velocity
      let factor = Elementary.exp(-(velocity - arrival) / distance)
      self.decay = Decay(known: max(min(factor, constants.shortFactorLimit), .leastNormalMagnitude))
    } else {
      let needed = arrival - distance * decay.logarithm
      let isSlow = needed.magnitude < constants.gateSpeed
      row = .long
      self.velocity = isSlow ? arrival + constants.restGain * distance : needed
      self.decay = isSlow ? Decay(known: constants.restFactor) : decay
    }
  }

  fileprivate func taking(
    _ decay: Decay, over distance: Double, _ constants: ScrollConstants
  ) -> AxisLanding {
    let arrival = Projection.arrivalVelocity(after: velocity, constants)
    return AxisLanding(
      row: row, velocity: arrival - distance * decay.logarithm, decay: decay, target: target)
  }
}
