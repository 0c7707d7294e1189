public import ScrollPhysics

/// What a synthesised gesture is asked to be; what is left open is drawn.
public struct SwipeRequest: Sendable, Hashable {
  /// What is particular about it.
  public var kind: SwipeKind
  /// Where the finger goes.
  public var direction: SwipeDirection
  /// The finger's speed at release, pt/ms: in 0.01…20. Drawn if it is `nil`.
  public var speed: Double?
  /// How many swipes, one after the other: in 1…100. The kind's own number if it is `nil`.
  public var count: Int?
  /// Where the finger comes down, points. Drawn inside the area if it is `nil`.
  public var start: Vector?
  /// The screen, from the origin on, each length in 50…10 000 points: the finger stays on it where its speed
  /// leaves it the room.
  public var area: Extent

  /// Creates a request for a plain leftward swipe on a phone, or for something else.
  public init(
    kind: SwipeKind = .plain, direction: SwipeDirection = .left, speed: Double? = nil,
    count: Int? = nil, start: Vector? = nil, area: Extent = Extent(width: 375, height: 812)
  ) {
    self.kind = kind
    self.direction = direction
    self.speed = speed
    self.count = count
    self.start = start
    self.area = area
  }

  /// Checks every number.
  ///
  /// - Throws: `PhysicsError` naming the first that no swipe has.
  func validate() throws(PhysicsError) {
    if let speed {
      guard speed >= 0.01, speed <= 20 else {
        throw PhysicsError("swipe speed", speed, mustBe: "in 0.01…20 pt/ms")
      }
    }
    if let count {
      guard count >= 1, count <= 100 else {
        throw PhysicsError("swipe count", Double(count), mustBe: "in 1…100")
      }
    }
    for (name, length) in [("area width", area.width), ("area height", area.height)] {
      guard length >= 50, length <= 10_000 else {
        throw PhysicsError(name, length, mustBe: "in 50…10000 points")
      }
    }
    guard let start else { return }
    for (name, length) in [("swipe start x", start.x), ("swipe start y", start.y)] {
      guard length.magnitude <= 10_000 else {
        throw PhysicsError(name, length, mustBe: "within ±10000 points")
      }
    }
  }
}
