/// How an animation's progress follows its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Time runs along x, so the control points lie in 0 ≤ x ≤ 1; y may leave that range, and then the
/// progress does.
public struct TimingCurve: Sendable, Hashable {
  /// The first control point.
  public let first: Vector
  /// The second control point.
  public let second: Vector

  /// Creates a curve from its two control points.
  ///
  /// - Throws: `PhysicsError` if an x is outside 0…1 or a y not finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(PhysicsError) {
    for x in [x1, x2] {
      guard x >= 0, x <= 1 else {
        throw PhysicsError("control point's x", x, mustBe: "in 0 <= x <= 1")
      }
    }
    for y in [y1, y2] {
      guard y.magnitude < .infinity else {
        throw PhysicsError("control point's y", y, mustBe: "finite")
      }
    }
    self.init(first: Vector(x: x1, y: y1), second: Vector(x: x2, y: y2))
  }

  private init(first: Vector, second: Vector) {
    self.first = first
    self.second = second
  }

  /// As fast at every time (PHYSICS §7, B).
  public static let linear = named(0, 0, 1, 1)
  /// Starts slowly (PHYSICS §7, B).
  public static let easeIn = named(0.42, 0, 1, 1)
  /// Ends slowly (PHYSICS §7, B).
  public static let easeOut = named(0, 0, 0.58, 1)
  /// Starts and ends slowly (PHYSICS §7, B).
  public static let easeInOut = named(0.42, 0, 0.58, 1)
  /// Core Animation's: starts a little slowly and ends slowly (PHYSICS §7, C).
  public static let `default` = named(0.25, 0.1, 0.25, 1)

  private static func named(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve {
    TimingCurve(first: Vector(x: x1, y: y1), second: Vector(x: x2, y: y2))
  }

  /// The progress after `fraction` of the time; 0 before the start and 1 from the end on.
  ///
  /// The curve's parameter is found by halving 0…1 to the last bit, so it never falls when the fraction
  /// rises. The progress is right within some 10⁻¹⁵, times the curve's slope where that is steep; only
  /// control points at x = 1 and 0 make it vertical inside, and 10⁻⁵ uncertain there.
  ///
  /// - Complexity: 53 evaluations of a cubic polynomial.
  public func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return fraction }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<53 {
      let middle = 0.5 * (low + high)
      if TimingCurve.bezier(first.x, second.x, at: middle) < fraction {
        low = middle
      } else {
        high = middle
      }
    }
    return TimingCurve.bezier(first.y, second.y, at: high)
  }

  /// One coordinate of the curve with control points `a` and `b`, at `parameter` in 0…1.
  private static func bezier(_ a: Double, _ b: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter * (3 * rest * (a * rest + b * parameter) + parameter * parameter)
  }
}
