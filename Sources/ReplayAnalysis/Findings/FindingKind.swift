/// The faults that a recording can show.
public enum FindingKind: String, Sendable, Hashable, CaseIterable {
  /// The content goes back against its direction of travel.
  case reversal
  /// One frame moves far more than those beside it.
  case teleport
  /// The content is faster, or goes the other way, at once.
  case kick
  /// The content is slower at once: the price of an animation that starts from rest.
  case brake
  /// The content slides at a constant, very low speed before it rests.
  case crawl
  /// The content passes its target and comes back.
  case overshoot
  /// The content stands still for frames and then goes on.
  case stall
  /// The target changes after the release.
  case retarget
  /// The content rests where it should not.
  case misplacedRest
  /// A flight starts with a velocity that the finger no longer had.
  case staleVelocity
  /// A cell's look or presence jumps, alternates or lags while the content moves smoothly.
  case cellFlicker
  /// A layout or hook gave numbers that it must not give.
  case badAttributes

  /// Its place among all kinds.
  package var index: Int { FindingKind.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a person sees it as a flutter.
  public var isFlap: Bool {
    switch self {
    case .reversal, .teleport, .kick, .stall, .cellFlicker: true
    case .brake, .crawl, .overshoot, .retarget, .misplacedRest, .staleVelocity, .badAttributes:
      false
    }
  }
}
