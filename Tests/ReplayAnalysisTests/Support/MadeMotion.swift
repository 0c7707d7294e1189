import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A recording made by hand, along x at 60 Hz: a release in frame 0, and the offsets that were seen then.
struct MadeMotion: Sendable {
  /// The offset where the finger lifted, then those of the frames after it.
  var offsets: [Double]
  /// The release velocity, pt/ms.
  var velocity = 0.0
  /// The velocity that the flight starts with; the release's own unless given.
  var start: Double?
  var target = 0.0
  /// The target column from a frame on.
  var retarget: (frame: Int, target: Double)?
  var phase = ScrollPhase.decelerating
  /// The frames in which nothing moves the content.
  var idle: Set<Int> = []
  var owner = MotionOwner.deceleration
  /// The velocity column; the steps' velocities unless given.
  var velocities: [Double]?
  var staleness = 8.0
  var answer: Double?
  /// How many milliseconds each frame takes.
  var durations: [Double]?
  var limits = AxisLimits(minimum: -10_000, maximum: 10_000, bounces: true)
  var snapping: Snapping?
  var isTruncated = false
  /// The frames in which a touch was delivered, beside the first.
  var touches: Set<Int> = []
  var grid = PixelGrid.threefold

  var recording: Recording {
    var recording = Recording(
      header: RecordingHeader(
        scenario: "made", gesture: "made", viewport: .init(width: 300, height: 300), grid: grid,
        traits: ScrollTraits(), snapping: snapping))
    var time = 0.0
    for frame in offsets.indices {
      let duration = durations?[frame] ?? 1000 / 60
      time += frame == 0 ? 0 : duration
      let step = frame == 0 ? 0 : offsets[frame] - offsets[frame - 1]
      let isIdle = frame == offsets.count - 1 || idle.contains(frame)
      let heading = retarget.map { frame >= $0.frame ? $0.target : target } ?? target
      recording.append(
        RecordedFrame(
          time: Int64(time * 1e6), phase: isIdle ? .idle : phase, offset: at(offsets[frame]),
          modelOffset: at(offsets[frame]),
          velocity: at(velocities?[frame] ?? (frame == 0 ? start ?? velocity : step / duration)),
          target: at(isIdle ? offsets[frame] : heading),
          events: frame == 0
            ? [.touch, .willEndDragging, .didEndDragging]
            : touches.contains(frame) ? [.didScroll, .touch] : [.didScroll]))
      recording.endFrame()
    }
    recording.releases = [release]
    recording.isTruncated = isTruncated
    return recording
  }

  private var release: Release {
    let decay = DecelerationRate.normal.decay()
    let landing = AxisLanding(
      row: .natural, velocity: start ?? velocity, decay: decay, target: nil)
    return Release(
      frame: 0, offset: at(offsets[0]), reading: at(velocity), velocity: at(velocity),
      isGated: velocity == 0, staleness: Int64(staleness * 1e6), proposed: at(target),
      layoutTarget: at(target), delegateTarget: at(answer ?? target), hadInvalidTarget: false,
      target: at(target), x: landing, y: .natural(velocity: 0, decay: decay), owner: owner,
      limitsX: limits, limitsY: AxisLimits(minimum: 0, maximum: 0, bounces: false))
  }

  private func at(_ x: Double) -> Vector { Vector(x: x, y: 0) }
}

/// Frames that show one cell, and an offset that goes on by `step` a frame: for faults of cells.
struct MadeCells {
  /// The cells of each frame.
  var frames: [[LayoutAttributes]]
  var step = 5.0
  var events: EventSet = [.layoutPass]

  var recording: Recording {
    var recording = Recording(
      header: RecordingHeader(
        scenario: "made", gesture: "made", viewport: .init(width: 300, height: 300),
        grid: .threefold, traits: ScrollTraits(), snapping: nil))
    for (frame, cells) in frames.enumerated() {
      let offset = Vector(x: Double(frame) * step, y: 0)
      recording.append(
        RecordedFrame(
          time: Int64(frame) * 16_666_667, phase: .dragging, offset: offset, modelOffset: offset,
          velocity: .zero, target: offset, events: events))
      for cell in cells { recording.append(cell) }
      recording.endFrame()
    }
    return recording
  }

  /// A cell in the middle of the view, with something of its own.
  static func cell(
    _ item: Int = 0, at x: Double = 150, scale: Double = 1, alpha: Double = 1, zIndex: Int32 = 0
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(section: 0, item: item), center: Vector(x: x, y: 150),
      size: Extent(width: 80, height: 80), transform: .scale(scale), alpha: alpha, zIndex: zIndex)
  }
}
