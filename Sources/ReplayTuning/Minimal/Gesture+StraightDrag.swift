import ScrollPhysics
public import ScrollReplay

extension Gesture {
  /// A finger that brings resting content straight to a release: it lifts at the release's offset, and its last reading
  /// is the release's velocity, since it moves evenly in the end.
  ///
  /// Where the release goes the other way than the content came, the finger first pulls beyond and comes back.
  ///
  /// - Parameters:
  ///   - release: where and how fast.
  ///   - limits: what the finger pulls against, if the release may lie past the content's ends.
  ///   - delay: when the finger comes down, milliseconds.
  ///   - interval: milliseconds from sample to sample.
  public static func straightDrag(
    to release: ReleaseInput, in limits: DragLimits? = nil, startingAt delay: Double = 0,
    interval: Double = 8
  ) -> Gesture {
    let step = release.velocity * interval
    let origin = limits?.proposal(showing: release.start[release.axis]) ?? release.start[release.axis]
    let end = limits?.proposal(showing: release.offset) ?? release.offset
    // Three even moves, so that the last two readings, which the release blends, are the velocity.
    let moves = [end - 2 * step, end - step, end].map { $0 - origin }
    var fingers = [0.0, way(moves[0])]
    fingers += moves.map { -$0 - slop(toward: fingers[1]) }
    let middle = 400.0
    var samples = fingers.enumerated().map { index, finger in
      var position = Vector(x: middle, y: middle)
      position[release.axis] += finger
      return TouchSample(
        time: nanoseconds(delay + Double(index) * interval), phase: index == 0 ? .began : .moved,
        position: position)
    }
    samples.append(
      TouchSample(
        time: samples[samples.count - 1].time, phase: .ended,
        position: samples[samples.count - 1].position))
    return (try? Gesture(name: "drag", samples: samples)) ?? .still
  }

  /// The finger's first move: far enough for the pan to begin, to where the even moves start.
  private static func way(_ displacement: Double) -> Double {
    let slop = ScrollConstants.uikit.panSlop
    let nudge = displacement == 0 ? 1e-3 : displacement
    return -(nudge + (nudge > 0 ? slop : -slop))
  }

  /// What the pan takes off a finger's way, toward zero.
  private static func slop(toward first: Double) -> Double {
    first > 0 ? -ScrollConstants.uikit.panSlop : ScrollConstants.uikit.panSlop
  }

  static func nanoseconds(_ milliseconds: Double) -> Int64 {
    Int64(milliseconds * 1e6 + 0.5)
  }
}
