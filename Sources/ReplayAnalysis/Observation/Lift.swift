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
    var open: (release: Release?, start: Int)?
    var isDown = false
    var next = 0
    for frame in 0..<count {
      var release: Release?
      while next < releases.count, releases[next].frame <= frame {
        release = releases[next]
        next += 1
      }
      let wasDown = isDown
      switch phases[frame] {
      case .tracking, .dragging: isDown = true
      case .idle, .decelerating, .bouncing, .paging: isDown = false
      case .animating: isDown = wasDown && release == nil
      }
      let isTouched = release != nil || wasDown != isDown || events[frame].contains(.touch)
      guard isTouched || frame == 0 else { continue }
      if let open, open.start < frame {
        lifts.append(Lift(release: open.release, frames: open.start...(frame - 1)))
      }
      open = isDown ? nil : (release, frame)
    }
    if let open { lifts.append(Lift(release: open.release, frames: open.start...(count - 1))) }
    return lifts
  }
}
