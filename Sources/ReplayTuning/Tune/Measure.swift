/// What a replay is measured by; all of them are to be small.
public enum Measure: String, Sendable, Hashable, CaseIterable {
  /// How many findings are flaps.
  case flaps
  /// How far the content goes back, points: the first part of the flap score.
  case backwardDistance
  /// The largest rise of speed at a hand-over, pt/ms: its second part.
  case speedRise
  /// How far the content goes beyond its target and comes back, points.
  case overshoot
  /// From the release until the content stays within a pixel of its rest, milliseconds.
  case settleTime
  /// The largest step of speed at a hand-over, up or down, pt/ms.
  case speedStep
  /// The largest step of a frame after the release, points.
  case worstStep
  /// How far the rest lies from where UIKit proposed to go, points.
  case landingDistance

  /// Its place among all measures.
  package var index: Int { Measure.allCases.firstIndex(of: self) ?? 0 }

  /// Its unit; empty for a count.
  public var unit: String {
    switch self {
    case .flaps: ""
    case .backwardDistance, .overshoot, .worstStep, .landingDistance: "pt"
    case .speedRise, .speedStep: "pt/ms"
    case .settleTime: "ms"
    }
  }
}
