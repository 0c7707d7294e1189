import ScrollPhysics
import ScrollReplay

/// A moment at which another motion takes the content over, along one axis.
struct HandOver: Sendable, Hashable {
  /// The first frame of the new motion.
  let frame: Int
  let axis: Axis
  /// The release that is the hand-over, or the one before it.
  let release: Release?
  /// Whether the finger hands over, by lifting.
  let isRelease: Bool
  /// What took over.
  let phase: ScrollPhase
  /// How fast the content was just before, pt/ms.
  let before: Double
  /// How fast the new motion starts, pt/ms.
  let after: Double

  /// How much faster the content is; negative where it is slower.
  ///
  /// - Parameter signSpeed: the speed from which on a change of sign counts as a rise by both speeds.
  func rise(_ signSpeed: Double) -> Double {
    turns(signSpeed) ? (after - before).magnitude : after.magnitude - before.magnitude
  }

  /// Whether the content goes the other way at once.
  func turns(_ signSpeed: Double) -> Bool {
    before * after < 0 && before.magnitude >= signSpeed && after.magnitude >= signSpeed
  }
}

extension Recording {
  /// Every hand-over, except to a finger, at a limit, or to rest.
  ///
  /// A bounce takes over a flight with the velocity that it has; what a finger does is its own.
  func handOvers(_ lifts: [Lift]) -> [HandOver] {
    var found: [HandOver] = []
    let released = lifts.compactMap(\.release)
    for case let release? in lifts.map({ $0.isCarried ? nil : $0.release }) {
      for axis in Axis.allCases { append(handOver(release, axis), to: &found) }
    }
    for frame in 0..<count where frame > 0 && isHandOver(frame) {
      guard !released.contains(where: { $0.frame == frame }) else { continue }
      let last = released.last { $0.frame < frame }
      for axis in Axis.allCases {
        append(
          HandOver(
            frame: frame, axis: axis, release: last, isRelease: false, phase: phases[frame],
            before: contentVelocity(before: frame, axis), after: velocities[frame][axis]),
          to: &found)
      }
    }
    return found
  }

  /// The velocity column before `frame`; 0 where a finger dragged along an axis that did not scroll.
  private func contentVelocity(before frame: Int, _ axis: Axis) -> Double {
    // Three frames: a display faster than the touches shows still ones in between.
    let recent = max(0, frame - 4)..<(frame - 1)
    let moved = recent.contains { offsets[$0][axis] != offsets[$0 + 1][axis] }
    return moved || phases[frame - 1] != .dragging ? velocities[frame - 1][axis] : 0
  }

  private func append(_ handOver: HandOver, to found: inout [HandOver]) {
    if handOver.before != handOver.after { found.append(handOver) }
  }

  private func isHandOver(_ frame: Int) -> Bool {
    let (old, new) = (phases[frame - 1], phases[frame])
    switch (old, new) {
    case (.animating, .animating): return targets[frame - 1] != targets[frame]
    case (_, .idle), (_, .tracking), (_, .dragging), (_, .bouncing), (.bouncing, .decelerating):
      return false
    default: return old != new
    }
  }

  private func handOver(_ release: Release, _ axis: Axis) -> HandOver {
    let after =
      switch phases[release.frame] {
      case .decelerating, .bouncing: release.held(release.landing(axis).velocity, axis)
      case .paging: release.contentVelocity(axis)
      case .animating: velocities[release.frame][axis]
      // A flight that was over within the release.
      case .idle:
        release.owner == .deceleration ? release.held(release.landing(axis).velocity, axis) : 0
      case .tracking, .dragging: release.contentVelocity(axis)
      }
    return HandOver(
      frame: release.frame, axis: axis, release: release, isRelease: true,
      phase: phases[release.frame], before: release.contentVelocity(axis), after: after)
  }
}
