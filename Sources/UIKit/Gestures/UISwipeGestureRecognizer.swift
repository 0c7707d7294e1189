import ScrollPhysics

/// A finger that moves quickly and straight.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which ways count.
  open var direction: Direction = .right
  /// How many fingers; kept, there is one.
  open var numberOfTouchesRequired = 1
  private var recognisers: [(axis: Axis, recogniser: SwipeRecognizer)] = []

  /// The finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouchesRequired == 1, let touch = touches.first else { return fail() }
    recognisers = [Axis.horizontal, .vertical].map { ($0, SwipeRecognizer(along: $0)) }
    for index in recognisers.indices {
      recognisers[index].recogniser.touchDown(at: touch.vector, time: touch.nanoseconds)
    }
  }

  /// The finger moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    for index in recognisers.indices {
      let way = recognisers[index].recogniser.move(to: touch.vector, time: touch.nanoseconds)
      guard let way else { continue }
      let seen: Direction =
        recognisers[index].axis == .horizontal
        ? (way > 0 ? .left : .right) : (way > 0 ? .up : .down)
      if direction.contains(seen) { state = .ended }
    }
  }

  /// The finger lifted: it was no swipe.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Ways of a swipe.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The ways as bits.
    public let rawValue: UInt
    /// Ways from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
