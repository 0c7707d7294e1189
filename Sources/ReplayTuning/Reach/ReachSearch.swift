public import ScrollLayout
public import ScrollPhysics
public import ScrollReplay

/// Swipes on from every place where a swipe before came to rest, the nearest to the first one first, until nothing new
/// is found.
struct ReachSearch {
  private let axis: Axis
  private let elements: [ElementID]
  /// The place of each element in `elements`.
  private let places: [ElementID: Int]
  private var grades: [Reach.Grade]
  /// Where each element was seen last.
  private var seen: [SeenElement?]
  private var reach = Reach()
  /// Where the content can come to rest, rising.
  private var known: [Double] = []
  /// The rests that are still to be swiped from.
  private var waiting: [Vector] = []

  /// The most rests to swipe from.
  static let mostRests = 512
  /// How many rests are told apart by half a point. A view that rests anywhere has no end of them: beyond these, one a
  /// quarter of the view's length is enough.
  static let mostCloseRests = 32

  init(_ elements: [ElementID], along axis: Axis) {
    self.axis = axis
    self.elements = elements
    places = Dictionary(
      elements.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    grades = elements.map { _ in .never }
    seen = elements.map { _ in nil }
  }

  /// - Parameters:
  ///   - start: the first rest.
  ///   - length: the view's along the axis.
  ///   - replay: replays one release from the beginning.
  mutating func run(
    from start: Vector, length: Double, _ replay: (ReleaseInput) throws -> Recording
  ) rethrows -> Reach {
    (known, waiting) = ([start[axis]], [start])
    func distance(_ place: Double) -> Double { (place - start[axis]).magnitude }
    while reach.rests.count < ReachSearch.mostRests,
      let next = waiting.indices.min(by: {
        distance(waiting[$0][axis]) < distance(waiting[$1][axis])
      })
    {
      try swipe(from: waiting.remove(at: next), length: length, replay)
    }
    if let border = waiting.map({ distance($0[axis]) }).min() {
      reach.isComplete = false
      leaveOut(beyond: reach.rests.filter { distance($0) < border }, length: length)
    }
    reach.rests.sort()
    reach.elements = Array(zip(elements, grades))
    return reach
  }

  /// Shares of the view's length that a finger drags, and how fast it lifts, pt/ms.
  private static let offsets = [-1.0, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
  private static let velocities = [-4.0, -2, -1, -0.5, -0.26, 0, 0.26, 0.5, 1, 2, 4]

  private mutating func swipe(
    from rest: Vector, length: Double, _ replay: (ReleaseInput) throws -> Recording
  ) rethrows {
    reach.rests.append(rest[axis])
    for offset in ReachSearch.offsets {
      for velocity in ReachSearch.velocities {
        let recording = try replay(
          ReleaseInput(
            start: rest, axis: axis, offset: rest[axis] + offset * length, velocity: velocity))
        reach.releases += 1
        guard let end = recording.offsets.last, !recording.isTruncated else { continue }
        grade(recording)
        add(end, length: length)
      }
    }
  }

  /// Notes which elements are seen at a recording's end, and how.
  private mutating func grade(_ recording: Recording) {
    for seen in recording.seenElements(in: recording.count - 1, along: axis) {
      guard let place = places[seen.element] else { continue }
      grades[place] = max(grades[place], seen.grade)
      self.seen[place] = seen
    }
  }

  /// Puts a rest among those to swipe from, if it is a new one.
  private mutating func add(_ rest: Vector, length: Double) {
    let value = rest[axis]
    let place = known.partitioningIndex { $0 >= value }
    let gap = min(
      place < known.count ? known[place] - value : .infinity,
      place > 0 ? value - known[place - 1] : .infinity)
    guard gap >= 0.5 else { return }
    guard known.count < ReachSearch.mostCloseRests || gap >= length / 4 else {
      reach.isComplete = false
      return
    }
    known.insert(value, at: place)
    waiting.append(rest)
  }

  /// Takes back what was not searched: all that is not seen between the rests that were swiped from, one next to another.
  private mutating func leaveOut(beyond rests: [Double], length: Double) {
    let (first, last) = (rests.min() ?? .infinity, rests.max() ?? -.infinity)
    for place in grades.indices where grades[place] != .inPlace {
      if seen[place]?.isSeen(from: first, to: last, length: length) != true {
        grades[place] = .unsearched
      }
    }
  }
}

extension [Double] {
  /// The first index from which on all numbers meet `isBeyond`, which they do from some on.
  fileprivate func partitioningIndex(_ isBeyond: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Reach {
  /// Swipes through anything that replays releases.
  ///
  /// From each rest a finger drags up to the view's length either way and lifts at up to 4 pt/ms. After 512 rests the
  /// search stops, and tells what it did not come to.
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
