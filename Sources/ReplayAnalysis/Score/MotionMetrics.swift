public import ScrollPhysics
public import ScrollReplay

/// What a release made of the content, in numbers, along one axis.
public struct MotionMetrics: Sendable, Hashable {
  /// The release's frame.
  public var frame: Int
  /// How far the content went beyond its target and came back, bounces included, points.
  public var overshoot: Double
  /// Milliseconds from the release until the content stays within a pixel of its rest.
  public var settleTime: Double
  /// Where the content was when the next touch came, or at the end.
  public var restOffset: Double
  /// How many frames the content was on its way.
  public var frames: Int
  /// The largest step of a frame, points.
  public var largestStep: Double
  /// How far the rest lies from where UIKit proposed to go, points, signed.
  public var distanceFromProposal: Double
}

extension Recording {
  /// The metrics of every release along `axis`, in order.
  public func metrics(_ axis: Axis) -> [MotionMetrics] {
    let period = period
    return lifts.compactMap { lift in
      guard let release = lift.release else { return nil }
      let course = Course(self, lift, axis, period: period)
      return metrics(course, release, rest: offsets[lift.frames.upperBound][axis])
    }
  }

  private func metrics(_ course: Course, _ release: Release, rest: Double) -> MotionMetrics {
    let pixel = header.grid.pixel
    let target = release.target[course.axis]
    let side = (target - release.offset[course.axis]).direction
    let beyond = course.steps.map { side * ($0.to - target) }.max() ?? 0
    let settled = course.steps.last { ($0.from - rest).magnitude > pixel + 1e-6 }
    return MotionMetrics(
      frame: release.frame,
      overshoot: max(0, beyond - max(0, side * (rest - target))),
      settleTime: settled.map { Double(times[$0.frame] - times[release.frame]) / 1e6 } ?? 0,
      restOffset: rest,
      frames: (course.steps.last { $0.length != 0 }?.frame).map { $0 - release.frame } ?? 0,
      largestStep: course.steps.map(\.length.magnitude).max() ?? 0,
      distanceFromProposal: rest - release.proposed[course.axis])
  }
}
