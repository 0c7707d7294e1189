public import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

/// Swipes on from every place where a swipe before came to rest, until nothing new is found.
struct ReachSearch {
  private let axis: Axis
  private let elements: [ElementID]
  private var grades: [Reach.Grade]
  private var reach = Reach()

  /// The most rests to swipe from: a view that rests anywhere has no end of them.
  static let mostRests = 64

  init(_ elements: [ElementID], along axis: Axis) {
    self.axis = axis
    self.elements = elements
    grades = elements.map { _ in .never }
  }

  /// - Parameters:
  ///   - start: the first rest.
  ///   - length: the view's along the axis.
  ///   - replay: replays one release from the beginning.
  mutating func run(
    from start: Vector, length: Double, _ replay: (ReleaseInput) throws -> Recording
  ) rethrows -> Reach {
    var waiting = [start]
    var known = [start[axis]]
    while let rest = waiting.popLast() {
      reach.rests.append(rest[axis])
      for offset in ReachSearch.offsets {
        for velocity in ReachSearch.velocities {
          let recording = try replay(
            ReleaseInput(
              start: rest, axis: axis, offset: rest[axis] + offset * length, velocity: velocity))
          reach.releases += 1
          grade(recording)
          guard let end = recording.offsets.last, !recording.isTruncated,
            !known.contains(where: { ($0 - end[axis]).magnitude < 0.5 })
          else { continue }
          guard known.count < ReachSearch.mostRests else {
            reach.isComplete = false
            continue
          }
          known.append(end[axis])
          waiting.append(end)
        }
      }
    }
    reach.rests.sort()
    reach.elements = Array(zip(elements, grades))
    return reach
  }

  /// Shares of the view's length that a finger drags, and how fast it lifts, pt/ms.
  private static let offsets = [-1.0, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
  private static let velocities = [-4.0, -2, -1, -0.5, -0.26, 0, 0.26, 0.5, 1, 2, 4]

  /// Notes which elements are seen at a recording's end, and how.
  private mutating func grade(_ recording: Recording) {
    guard recording.count > 0, !recording.isTruncated else { return }
    for (element, grade) in recording.grades(in: recording.count - 1, along: axis) {
      guard let index = elements.firstIndex(of: element) else { continue }
      grades[index] = max(grades[index], grade)
    }
  }
}

extension Reach {
  /// Swipes through anything that replays releases.
  ///
  /// From each rest a finger drags up to the view's length either way and lifts at up to 4 pt/ms.
  ///
  /// - Parameters:
  ///   - elements: all that there are.
  ///   - axis: the one that scrolls.
  ///   - start: where the content rests at first.
  ///   - length: the view's along the axis.
  ///   - replay: replays one release from the beginning, to rest.
  /// - Throws: what `replay` throws.
  public init(
    of elements: [ElementID], along axis: Axis, from start: Vector, length: Double,
    replay: (ReleaseInput) throws -> Recording
  ) rethrows {
    var search = ReachSearch(elements, along: axis)
    self = try search.run(from: start, length: length, replay)
  }

  /// Swipes through a scenario from its start.
  public init(of scenario: Scenario) {
    let axis = scenario.layout.scrollDirection
    let geometry = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
    var all: [LayoutAttributes] = []
    geometry.appendElements(
      in: Rectangle(origin: Vector(x: -1e9, y: -1e9), size: Extent(width: 2e9, height: 2e9)),
      to: &all)
    var runner = TimelineRunner(scenario, releasedAt: scenario.start, reading: .zero)
    self.init(
      of: all.map(\.element), along: axis, from: scenario.start, length: scenario.viewport[axis]
    ) { release in
      if release.start != runner.scenario.start {
        var moved = scenario
        moved.start = release.start
        runner = TimelineRunner(moved, releasedAt: release.place, reading: release.reading)
      }
      runner.rewind(releasedAt: release.place, reading: release.reading)
      runner.finish()
      return runner.recording
    }
  }
}
