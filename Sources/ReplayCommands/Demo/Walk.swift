import ReplayAnalysis
import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A carousel swiped from cell to cell, and outward from its ends: what its make leads to.
struct Walk {
  private let scenario: Scenario
  private let gestures: [String: Gesture]
  /// Where the cells should rest, rising; none where nothing snaps.
  private let positions: [Double]

  init(_ scenario: Scenario, _ gestures: [String: Gesture]) {
    self.scenario = scenario
    self.gestures = gestures
    let snaps = scenario.ruleNumber != nil && scenario.changes.isEmpty
    let geometry = FlowGeometry(scenario.layout, boundsSize: scenario.viewport)
    positions = snaps ? scenario.rule.snapPositions(in: geometry) : []
  }

  private var axis: Axis { scenario.layout.scrollDirection }
  private var pixel: Double { scenario.grid.pixel }

  /// How far beside their places the pages rest after one, two and three swipes from the first, where each adds
  /// the same or all are off alike.
  var drift: String? {
    guard positions.count > 4, let swipe = gestures[DemoGestures.onward(axis)] else { return nil }
    var place = positions[0]
    var misses: [Double] = []
    for _ in 1...3 {
      let recording = scenario.starting(at: place).replay(swipe)
      place = recording.offsets.last?[axis] ?? place
      misses.append(recording.misplacement)
    }
    guard misses[0] > pixel else { return nil }
    if misses.allSatisfy({ ($0 - misses[0]).magnitude <= pixel }) {
      return "every page rests \(Numeral.rounded(misses[0])) pt off its place"
    }
    guard (misses[1] - 2 * misses[0]).magnitude <= pixel,
      (misses[2] - 3 * misses[0]).magnitude <= pixel
    else { return nil }
    let places = misses.map { Numeral.rounded($0) }.joined(separator: ", ")
    return """
      drifts by \(Numeral.rounded(misses[0])) pt a page: rests \(places) pt off its place after 1, 2, 3 swipes
      """
  }

  /// How far beside its place the first and the last cell rest, where that is not how it drifts.
  var ends: String? {
    guard drift == nil, scenario.namesTarget, let (first, last) = endPlaces else { return nil }
    let start =
      DemoGestures.back(axis).compactMap { rest(from: first, $0)?.misplacement }.max() ?? 0
    let end = DemoGestures.on(axis).compactMap { rest(from: last, $0)?.misplacement }.max() ?? 0
    switch (start > pixel, end > pixel) {
    case (false, false): return nil
    case (true, true) where start == end:
      return "the first and the last cell rest \(Numeral.rounded(start)) pt off their place"
    case (true, true):
      return "the first cell rests \(Numeral.rounded(start)) pt off its place, the last "
        + "\(Numeral.rounded(end)) pt"
    case (true, false): return "the first cell rests \(Numeral.rounded(start)) pt off its place"
    case (false, true): return "the last cell rests \(Numeral.rounded(end)) pt off its place"
    }
  }

  /// Whether swipes outward from the end cells reach the header and the footer.
  var reach: String? {
    guard scenario.hasHeaderPage, let (first, last) = endPlaces else {
      return nil
    }
    let limits = scenario.limits
    let header = DemoGestures.back(axis).contains {
      rest(from: first, $0)?.offsets.last?[axis] == limits.lowerBound
    }
    let footer = DemoGestures.on(axis).contains {
      rest(from: last, $0)?.offsets.last?[axis] == limits.upperBound
    }
    let section = scenario.layout.sections[0]
    let sizes = [section.headerReferenceSize, section.footerReferenceSize]
      .map { Numeral.rounded($0[axis]) }
    let names = "header of \(sizes[0]) and footer of \(sizes[1])"
    let how = "by swiping outward from the end cells"
    switch (header, footer) {
    case (true, true): return "\(names): both are reached \(how)"
    case (true, false): return "\(names): only the header can be reached \(how)"
    case (false, true): return "\(names): only the footer can be reached \(how)"
    case (false, false): return "\(names): neither can be reached \(how)"
    }
  }

  /// Where the first and the last cell rest.
  private var endPlaces: (first: Double, last: Double)? {
    guard let first = positions.first, let last = positions.last, last > first else { return nil }
    return (scenario.starting(at: first).place, scenario.starting(at: last).place)
  }

  private func rest(from place: Double, _ gesture: String) -> Recording? {
    gestures[gesture].map { scenario.starting(at: place).replay($0) }
  }
}

extension Recording {
  /// How far beside its place the content rests at the end; 0 where it is in it.
  fileprivate var misplacement: Double {
    findings().last { $0.kind == .misplacedRest && $0.frames.upperBound == count - 1 }?.magnitude
      ?? 0
  }
}
