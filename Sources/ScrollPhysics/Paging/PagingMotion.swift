/// One axis of a paging scroll view on its way to a page (PHYSICS §3.2).
///
/// The offset is rounded to pixels after each frame, and the next frame starts from there; the fraction of a
/// millisecond is dropped each frame. So the motion depends on frame rate and screen scale.
public struct PagingMotion: Sendable, Hashable {
  /// The offset, on the pixel grid.
  public private(set) var offset: Double
  /// The velocity, pt/ms.
  public private(set) var velocity: Double
  /// The page's offset.
  public let target: Double
  /// Whether the page is reached; it then stays.
  public private(set) var isDone: Bool
  private let spring: PagingSpring
  private let limits: AxisLimits
  private let grid: PixelGrid
  private let shortestStep: Double
  private let nudgeSpeed: Double
  private let doneSpeed: Double
  private let doneDistance: Double
  private let crossSpeed: Double

  /// Creates the motion from a release.
  ///
  /// - Parameters:
  ///   - offset: where the finger left it, points.
  ///   - velocity: the gated release velocity, pt/ms.
  ///   - target: the page's offset.
  ///   - spring: the view's paging spring.
  ///   - limits: how far the content scrolls.
  ///   - grid: the screen's pixels.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public init(
    offset: Double, velocity: Double, target: Double, spring: PagingSpring, limits: AxisLimits,
    grid: PixelGrid, constants: ScrollConstants = .uikit
  ) {
    self.offset = grid.round(offset)
    self.velocity = velocity
    self.target = target
    self.spring = spring
    self.limits = limits
    self.grid = grid
    shortestStep = constants.shortestStep
    nudgeSpeed = constants.pagingNudgeSpeed
    doneSpeed = constants.pagingDoneSpeed
    doneDistance = constants.pagingDoneDistance
    crossSpeed = constants.pagingCrossSpeed
    isDone = self.offset == target && velocity == 0
  }

  /// Moves one frame of `duration` milliseconds on.
  public mutating func advance(by duration: Double) {
    guard !isDone, duration >= shortestStep else { return }
    let start = offset
    var position = offset
    move(&position, over: duration)
    if !limits.bounces { position = limits.clamp(position) }
    offset = grid.round(position)
    if offset == start && offset != target && velocity.magnitude < nudgeSpeed {
      nudge()
    }
    if hasArrived(from: start) {
      offset = target
      velocity = 0
      isDone = true
    }
  }

  /// The frame's whole milliseconds. However long it took, the spring is still after some ten thousand.
  private mutating func move(_ position: inout Double, over duration: Double) {
    var left = Int(min(duration, 0x1p62))
    while left > 0 {
      let (lastPosition, lastVelocity) = (position, velocity)
      spring.advance(&position, &velocity, toward: target)
      if position == lastPosition && velocity == lastVelocity { return }
      left -= 1
    }
  }

  private mutating func nudge() {
    let pixel = grid.pixel
    if (target - offset).magnitude <= pixel {
      offset = target
    } else {
      offset = grid.round(offset + (offset < target ? pixel : -pixel))
    }
  }

  private func hasArrived(from start: Double) -> Bool {
    let isNear = (target - offset).magnitude <= doneDistance
    let hasCrossed = offset == target || (target - start) * (target - offset) < 0
    return velocity.magnitude < doneSpeed && isNear
      || velocity.magnitude < crossSpeed && hasCrossed
  }
}
