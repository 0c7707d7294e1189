public import ScrollPhysics

/// Many releases to try: every offset with every velocity.
public struct ReleaseGrid: Sendable, Hashable {
  /// Where the finger lifts, points from where the page it started on rests.
  public var offsets: Steps
  /// How fast it reads the content to move then, pt/ms.
  public var velocities: Steps

  /// Creates a grid.
  public init(offsets: Steps, velocities: Steps) {
    self.offsets = offsets
    self.velocities = velocities
  }

  /// How many releases there are.
  public var count: Int { offsets.count * velocities.count }

  /// What fingers do to a carousel, coarsely: ±150 points by 10, ±2 pt/ms by 0.1.
  public static let swipes = ReleaseGrid(
    offsets: Steps(start: -150, end: 150, step: 10, count: 31),
    velocities: Steps(start: -2, end: 2, step: 0.1, count: 41))

  /// Evenly spaced numbers, both ends among them.
  public struct Steps: Sendable, Hashable {
    /// The first number.
    public let start: Double
    /// The last number.
    public let end: Double
    /// From one number to the next.
    public let step: Double
    /// How many numbers there are.
    public let count: Int

    fileprivate init(start: Double, end: Double, step: Double, count: Int) {
      self.start = start
      self.end = end
      self.step = step
      self.count = count
    }

    /// Goes from `start` to `end` by `step`.
    ///
    /// - Throws: `PhysicsError` unless both ends are within ±1 000 000, the step is positive and goes into the
    ///   distance a whole number of times, 9 999 at most.
    public init(from start: Double, to end: Double, by step: Double) throws(PhysicsError) {
      for (name, value) in [("from", start), ("to", end)] {
        guard value.magnitude <= 1e6 else {
          throw PhysicsError(name, value, mustBe: "in -1000000…1000000")
        }
      }
      guard step > 0, step <= 2e6 else {
        throw PhysicsError("step", step, mustBe: "positive and at most 2000000")
      }
      let steps = (end - start) / step
      guard steps >= 0, steps < 9999.5 else {
        throw PhysicsError("the number of steps", steps, mustBe: "in 0…9999")
      }
      let whole = Int(steps + 0.5)
      guard (steps - Double(whole)).magnitude <= 1e-9 * max(1, steps) else {
        throw PhysicsError("the number of steps", steps, mustBe: "whole")
      }
      self.start = start
      self.end = end
      self.step = step
      count = whole + 1
    }

    /// The number at `index`, from 0.
    ///
    /// Not `start + index·step`, which adds up the step's own rounding: the ends, weighted by whole numbers, over the
    /// number of steps. With whole ends only the division rounds, so that each number is the double nearest to
    /// the decimal that people mean, 0.25 and 0.3 as much as 0, and opposite ends give opposite numbers.
    ///
    /// - Precondition: `index` is in `0..<count`.
    public subscript(index: Int) -> Double {
      precondition(index >= 0 && index < count, "index is \(index), but must be in 0..<\(count)")
      guard count > 1 else { return start }
      let last = count - 1
      return (start * Double(last - index) + end * Double(index)) / Double(last)
    }

    /// All numbers, rising.
    public var values: [Double] { (0..<count).map { self[$0] } }
  }
}
