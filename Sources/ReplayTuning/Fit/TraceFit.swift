public import ScrollReplay

/// What traces tell about the laws that they may follow.
public struct TraceFit: Sendable, Hashable {
  /// The parts of the traces that move, to which the laws were fitted.
  public let traces: [FitTrace]
  /// Every law that could be fitted, the likeliest first.
  public let fits: [LawFit]

  /// Fits laws to traces that followed one and the same, with the same constants.
  ///
  /// A trace's clock may start at any time: the factors of a law's curves take the shift up.
  ///
  /// - Parameters:
  ///   - traces: one at least.
  ///   - laws: which; every one if not given.
  ///   - settings: what is known beside them.
  /// - Throws: which trace has too little motion.
  public init(
    _ traces: [OffsetTrace], laws: [TraceLaw] = TraceLaw.allCases,
    settings: TraceSettings = TraceSettings()
  ) throws(TuningError) {
    var parts: [FitTrace] = []
    for trace in traces { parts.append(try FitTrace(trace, frame: 1000 / settings.hertz)) }
    let moving = parts
    self.traces = moving
    fits = laws.compactMap { LawFit($0, moving, settings) }.enumerated().sorted {
      ($0.element.criterion, $0.offset) < ($1.element.criterion, $1.offset)
    }.map(\.element)
  }

  /// The fit of a law.
  public func fit(_ law: TraceLaw) -> LawFit? { fits.first { $0.law == law } }

  /// By how much a law's criterion must exceed the best one's for the law to be ruled out.
  public static let ruledOut = 10.0

  /// The laws that the traces rule out.
  public var ruledOutLaws: [TraceLaw] {
    fits.filter { $0.criterion > (fits.first?.criterion ?? 0) + TraceFit.ruledOut }.map(\.law)
  }

  /// Whether the likeliest law explains the traces at all: what it leaves is small beside the way that they go.
  public var isExplained: Bool {
    let ways = traces.map { ($0.offsets.max() ?? 0) - ($0.offsets.min() ?? 0) }
    return (fits.first?.rms ?? .infinity) <= 0.02 * (ways.max() ?? 0)
  }

  /// The laws that the traces cannot tell apart, the likeliest first; one if they tell.
  public var likelyLaws: [TraceLaw] {
    fits.map(\.law).filter { !ruledOutLaws.contains($0) }
  }
}
