import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// How much of a map's report is made: maps alone are fast.
enum MapDepth {
  /// The map of the carousel as it is.
  case own
  /// That, and those of every other remedy.
  case remedies
  /// All that, what swipes reach, and the smallest swipe that shows the worst flap.
  case all
}

extension MapReport {
  /// Makes what there is to tell of a map.
  init(_ maker: MapMaker, _ depth: MapDepth) throws(CommandError) {
    let subject = maker.subject
    var maps = [Entry(subject.remedy, try maker.map(subject.remedy))]
    if depth != .own, maker.ground.takesRemedies {
      for remedy in Remedy.all where remedy != subject.remedy {
        maps.append(Entry(remedy, try maker.map(remedy)))
      }
    }
    self.init(
      title: subject.name, rule: subject.ruleWords, maps: maps,
      gate: subject.constants.gateSpeed, pixel: subject.grid.pixel,
      pageEdges: maker.ground.pageEdges)
    guard depth == .all else { return }
    reach = try maker.reach()
    smallest = try maker.smallest(in: map)
  }
}

extension MapMaker {
  /// What swipes reach.
  fileprivate func reach() throws(CommandError) -> Reach {
    if let scenario = subject.scenario { return Reach(of: scenario) }
    return try Reach(
      along: ground.axis, length: ground.limits.band.range, limits: ground.limits.limits
    ) { swipes throws(CommandError) in try subject.replay(swipes) }
  }

  /// The smallest swipe that shows the worst flap of a map, if a swipe does.
  fileprivate func smallest(in map: FlapMap) throws(CommandError) -> MinimalGesture? {
    guard let (worst, flap) = map.worstFault({ $0.marks.filter(\.kind.isFlap) }) else { return nil }
    let release = map.release(at: worst)
    let subject = try self.subject.under(release)
    return try MinimalGesture.showing(flap.kind, at: release, in: ground.limits) {
      gesture throws(CommandError) in try subject.replay(gesture)
    }
  }

  /// What a page shows of a swipe.
  func replay(_ swipe: MinimalGesture, in map: FlapMap) throws(CommandError) -> Report? {
    guard let worst = map.worst else { return nil }
    let subject = try self.subject.under(map.release(at: worst))
    return try subject.report(swipe.gesture, try subject.explain(swipe.gesture))
  }
}

extension ReplaySubject {
  /// What people call it.
  var name: String {
    switch self {
    case .scenario(let scenario): scenario.name
    case .layout(let file, _): file.scene.name
    }
  }

  /// What chooses the target at release, in words.
  var ruleWords: String {
    switch self {
    case .scenario(let scenario): scenario.ruleWords
    case .layout(let file, _): file.layout
    }
  }

  /// Every constant of the motion.
  var constants: ScrollConstants {
    switch self {
    case .scenario(let scenario): scenario.constants
    case .layout(let file, _): file.scene.constants
    }
  }

  /// The screen's pixels.
  var grid: PixelGrid {
    switch self {
    case .scenario(let scenario): scenario.grid
    case .layout(let file, _): file.scene.grid
    }
  }
}
