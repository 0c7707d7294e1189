import ScrollPhysics
import ScrollReplay

/// The frames in which no finger is down: from a release, or from the lift of a tap, to the next touch.
struct Lift: Sendable, Hashable {
  /// The release that it begins with; none at the recording's start and after a tap.
  let release: Release?
  /// From the frame in which the finger lifted to the last before the next touch.
  let frames: ClosedRange<Int>

  /// How fast the content was when the finger left it, pt/ms: gated and blended.
  func velocity(_ axis: Axis) -> Double { release?.velocity[axis] ?? 0 }
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
    Lift(release: release.map { releases[$0] }, frames: frames)
  }
}
