/// What every release of any paging or snapping layout has to do.
public enum ReleaseRequirement: String, Sendable, Hashable, CaseIterable {
  /// A flick heads where it points: else the flight teleports.
  case direction
  /// The target is finite and within the offsets that the content has.
  case range
  /// A faster flick, or one from farther on, never heads for less.
  case monotone
  /// No release turns more pages than the layout means to.
  case travel
  /// The speed changes little at every hand-over, and no frame leaps.
  case continuity
  /// The app hears once that the scrolling ended, whichever way it ended.
  case end
  /// Attributes change only by invalidation, a batch update of what is out of sight moves nothing in sight, and the axis
  /// that does not snap keeps UIKit's target.
  case stability

  /// What is required, in a sentence's rest: *must …*.
  public var demand: String {
    switch self {
    case .direction: "head where it points"
    case .range: "head for a finite offset within the content's limits"
    case .monotone: "head at least as far as a slower one, or one from less far"
    case .travel: "turn no more pages than the layout allows"
    case .continuity: "hand the content over without a jump of speed or place"
    case .end: "tell its end exactly once"
    case .stability: "leave attributes, what is in sight and the other axis alone"
    }
  }
}
