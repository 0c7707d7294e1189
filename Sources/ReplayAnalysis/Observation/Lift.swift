import ScrollPhysics
import ScrollReplay

/// The frames in which no finger is down: from a release, or from the lift of a tap, to the next touch.
struct Lift: Sendable, Hashable {
  /// The release that it begins with; none at the recording's start and after a tap.
  let release: Release?
  /// From the frame in which the finger lifted to the last before the next touch.
  let frames: ClosedRange<Int>
  /// Whether an animation moved the content before the finger lifted and goes on: the finger's velocity has no
  /// part in it.
  let isCarried: Bool

  /// How fast the content was when the finger left it, pt/ms.
  func velocity(_ axis: Axis) -> Double { isCarried ? 0 : release?.contentVelocity(axis) ?? 0 }
}

extension Release {
  /// The gated and blended velocity, pt/ms; 0 where a hard limit holds the content.
  func contentVelocity(_ axis: Axis) -> Double { held(velocity[axis], axis) }

  /// A velocity at the release, or 0 where it leads past a hard limit.
  func held(_ velocity: Double, _ axis: Axis) -> Double {
    let limits = limits(axis)
    if limits.bounces { return velocity }
    let isHeld =
      velocity < 0 && offset[axis] <= limits.minimum
      || velocity > 0 && offset[axis] >= limits.maximum
    return isHeld ? 0 : velocity
  }
}

extension Recording {
  /// Every stretch of frames without a finger, in order.
  var lifts: [Lift] {
    var lifts: [Lift] = []
    var start: Int?
    var opening: Int?
    var isDown = false
    var next = 0
    for frame in 0..<count {
      let first = next
      while next < releases.count, releases[next].frame <= frame { next += 1 }
      let isRelease = next > first
      let wasDown = isDown
      switch phases[frame] {
      case .tracking, .dragging: isDown = true
      case .idle, .decelerating, .bouncing, .paging: isDown = false
      case .animating: isDown = wasDown && !isRelease
      }
      guard frame == 0 || isRelease || wasDown != isDown || events[frame].contains(.touch) else {
        continue
      }
      if let start { lifts.append(lift(start...(frame - 1), opening)) }
      start = isDown ? nil : frame
      opening = isRelease ? next - 1 : nil
    }
    if let start { lifts.append(lift(start...(count - 1), opening)) }
    return lifts
  }

  private func lift(_ frames: ClosedRange<Int>, _ release: Int?) -> Lift {
    Lift(
      release: release.map { releases[$0] }, frames: frames,
      isCarried: isCarried(into: frames.lowerBound))
  }

  private func isCarried(into frame: Int) -> Bool {
    frame > 0 && phases[frame] == .animating && phases[frame - 1] == .animating
      && targets[frame] == targets[frame - 1]
  }
}
