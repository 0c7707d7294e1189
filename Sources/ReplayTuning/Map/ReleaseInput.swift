public import ScrollPhysics
public import ScrollReplay

/// One release to try, with what it is tried under.
public struct ReleaseInput: Sendable, Hashable {
  /// Where the content rested before the finger came, points.
  public var start: Vector
  /// The axis along which the finger moved it.
  public var axis: Axis
  /// Where along that axis the finger lifts, points.
  public var offset: Double
  /// What the finger reads there, pt/ms: positive where the offset grows.
  public var velocity: Double
  /// Frames a second; none for the clock of whoever replays it.
  public var hertz: Double?
  /// How long after a frame the finger lifts, as a share of a frame in 0..<1; none for a lift that the first frame
  /// finds, without the drag before it.
  public var phase: Double?

  /// Creates a release that the first frame finds.
  public init(
    start: Vector, axis: Axis, offset: Double, velocity: Double, hertz: Double? = nil,
    phase: Double? = nil
  ) {
    self.start = start
    self.axis = axis
    self.offset = offset
    self.velocity = velocity
    self.hertz = hertz
    self.phase = phase
  }

  /// What it has in common with the other releases of its sheet.
  package var conditions: MapConditions {
    MapConditions(start: start, axis: axis, hertz: hertz, phase: phase)
  }

  /// Where the content is when the finger lifts.
  public var place: Vector {
    var place = start
    place[axis] = offset
    return place
  }

  /// What the finger reads, along both axes.
  public var reading: Vector {
    var reading = Vector.zero
    reading[axis] = velocity
    return reading
  }

  /// The same as a finger's motion: the release itself, or with a `phase` the straight drag that ends in it.
  ///
  /// - Parameter limits: how far the content scrolls, where the finger has to pull against a rubber band or cannot pull it
  ///   any further.
  /// - Throws: `SampleError` for a drag that leaves every screen.
  public func finger(in limits: DragLimits? = nil) throws(SampleError) -> FingerInput {
    guard let phase else {
      var place = place
      place[axis] = limits?.reachable(offset) ?? offset
      return .release(offset: place, reading: reading)
    }
    let period = 1000 / (hertz ?? 60)
    return .gesture(try .straightDrag(to: self, in: limits, startingAt: phase * period))
  }
}
