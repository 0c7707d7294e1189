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
  /// - Throws: `SampleError` for a drag that leaves every screen.
  public static func straightDrag(
    to release: ReleaseInput, in limits: DragLimits? = nil, startingAt delay: Double = 0,
    interval: Double = 8
  ) throws(SampleError) -> Gesture {
    let start = release.start[release.axis]
    let origin = limits?.proposal(showing: start) ?? start
    let end = (limits?.proposal(showing: release.offset) ?? release.offset) - origin
    let step = release.velocity * interval
    // The pan begins with the first move and counts from there; of two even moves after it, both readings are the
    // velocity, and so is their blend.
    let first = end - 2 * step
    let begin = -(first == 0 ? leastPull : first)
    let slop = begin > 0 ? ScrollConstants.uikit.panSlop : -ScrollConstants.uikit.panSlop
    let fingers = [0, begin + slop, slop - (end - step), slop - end]
    var samples: [TouchSample] = []
    for (index, finger) in fingers.enumerated() {
      var position = Vector(x: fingerDown, y: fingerDown)
      position[release.axis] += finger
      samples.append(
        TouchSample(
          time: Int64((delay + Double(index) * interval) * 1e6 + 0.5),
          phase: index == 0 ? .began : .moved, position: position))
    }
    let last = samples[samples.count - 1]
    samples.append(TouchSample(time: last.time, phase: .ended, position: last.position))
    return try Gesture(name: "drag", samples: samples)
  }

  /// Where the finger comes down, along both axes.
  private static let fingerDown = 400.0
  /// How far the first move pulls the content where it need not go anywhere: a pan begins beyond its slop, not at it.
  private static let leastPull = 1e-3
}
