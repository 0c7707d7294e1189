import ReplayFormats
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// What a map has to know of its subject beside the replays: where it starts, how far it scrolls, where its pages end.
struct MapGround: Sendable {
  /// The axis that is mapped.
  let axis: Axis
  /// Where the content is at first, points.
  let start: Vector
  /// What a finger pulls against.
  let limits: DragLimits
  /// Where one page ends and the next begins, and the content's own ends, points.
  let pageEdges: [Double]
  /// Whether there is a target for a remedy to bring the content to.
  let takesRemedies: Bool

  init(_ subject: ReplaySubject) throws(CommandError) {
    switch subject {
    case .scenario(let scenario): self.init(scenario)
    case .layout(let file, _): try self.init(subject, file.scene)
    }
  }

  private init(_ scenario: Scenario) {
    axis = scenario.layout.scrollDirection
    start = scenario.start
    limits = DragLimits(scenario, along: axis)
    let geometry = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
    let rests =
      scenario.ruleNumber == nil ? [] : scenario.rule.snapPositions(in: geometry)
    pageEdges = MapGround.edges(between: rests, limits.limits)
    takesRemedies = scenario.namesTarget
  }

  /// A layout of a user's own tells by being looked at: where it stands in its first frame, and how far it scrolls when
  /// a finger lifts there.
  private init(_ subject: ReplaySubject, _ scene: ReplayScene) throws(CommandError) {
    let look = try subject.replay(.gesture(try Gesture.tap))
    let start = look.offsets.first ?? .zero
    let lift = try subject.replay(.release(offset: start, reading: .zero))
    let refusal = CommandError(
      .badData, "\(subject.ruleWords) does not scroll when a finger drags it, but must for a map")
    guard let release = lift.releases.last, lift.header.viewport.width > 0,
      lift.header.viewport.height > 0
    else { throw refusal }
    func length(_ axis: Axis) -> Double {
      release.limits(axis).maximum - release.limits(axis).minimum
    }
    axis =
      scene.snapping?.axis
      ?? (length(.horizontal) > length(.vertical) ? .horizontal : .vertical)
    guard length(axis) > 0 else { throw refusal }
    self.start = start
    limits = DragLimits(
      release.limits(axis),
      RubberBand(range: lift.header.viewport[axis], constants: scene.constants))
    pageEdges = MapGround.edges(between: scene.snapping?.positions ?? [], limits.limits)
    takesRemedies = true
  }

  private static func edges(between rests: [Double], _ limits: AxisLimits) -> [Double] {
    let between = zip(rests, rests.dropFirst()).map { ($0 + $1) / 2 }
    return [limits.minimum] + between + [limits.maximum]
  }
}

extension Gesture {
  /// A finger that comes down and goes at once.
  fileprivate static var tap: Gesture {
    get throws(CommandError) {
      let place = Vector(x: 1, y: 1)
      do throws(SampleError) {
        return try Gesture(
          name: "tap",
          samples: [
            TouchSample(time: 0, phase: .began, position: place),
            TouchSample(time: 1, phase: .cancelled, position: place),
          ])
      } catch {
        throw CommandError(.badData, "\(error)")
      }
    }
  }
}
