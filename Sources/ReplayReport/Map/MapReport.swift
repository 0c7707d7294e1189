import ReplayAnalysis
public import ReplayTuning
public import ScrollReplay

/// What there is to show of a flap map: by the carousel's own remedy, by others, and what follows from it.
public struct MapReport: Sendable, Hashable {
  /// A map, by what is done at release.
  public struct Entry: Sendable, Hashable {
    /// What is done at release.
    public var remedy: Remedy
    /// What it leads to.
    public var map: FlapMap

    /// Pairs a remedy with its map.
    public init(_ remedy: Remedy, _ map: FlapMap) {
      self.remedy = remedy
      self.map = map
    }
  }

  /// What was mapped.
  public var title: String
  /// What chooses the target at release, in words.
  public var rule: String
  /// The maps: of the carousel as it is, then by other remedies, all of one plan.
  public var maps: [Entry]
  /// The speed under which a release stands, pt/ms.
  public var gate: Double
  /// A pixel's length, points.
  public var pixel: Double
  /// Where one page ends and the next begins, and the content's own ends, points.
  public var pageEdges: [Double]
  /// What swipes reach, if that was tried.
  public var reach: Reach?
  /// The smallest swipe that shows the worst flap, if that was sought and found.
  public var smallest: MinimalGesture?
  /// The replay of that swipe, with what each remedy makes of it.
  public var replay: Report?

  /// Creates a report of maps alone.
  ///
  /// - Precondition: there is a map.
  public init(
    title: String, rule: String, maps: [Entry], gate: Double, pixel: Double, pageEdges: [Double]
  ) {
    precondition(!maps.isEmpty, "a report of no map shows nothing")
    self.title = title
    self.rule = rule
    self.maps = maps
    self.gate = gate
    self.pixel = pixel
    self.pageEdges = pageEdges
  }

  /// The map of the carousel as it is.
  public var map: FlapMap { maps[0].map }

  /// The map with the fewest flaps; among equals the one with the fewest faults of any kind, then the first.
  public var best: Entry {
    maps.dropFirst().reduce(maps[0]) { $1.map.isCalmer(than: $0.map) ? $1 : $0 }
  }

  /// How many releases break the rules that every release should keep.
  public var rules: MapRules { map.rules(pixel: pixel) }
}

extension FlapMap {
  fileprivate func isCalmer(than other: FlapMap) -> Bool {
    (flapping + flapsBetween, faulty) < (other.flapping + other.flapsBetween, other.faulty)
  }

  private var faulty: Int {
    sheets.reduce(0) { $0 + $1.verdicts.count { !$0.marks.isEmpty } }
  }
}
