package import ScrollPhysics
import ScrollReplay

extension ScrollPhase: FileWord {
  var word: StaticString {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .paging: "paging"
    case .animating: "animating"
    }
  }
}

extension MotionOwner: FileWord {
  var word: StaticString {
    switch self {
    case .none: "none"
    case .deceleration: "deceleration"
    case .paging: "paging"
    case .offsetAnimation: "offsetAnimation"
    case .springAnimation: "springAnimation"
    case .curveAnimation: "curveAnimation"
    }
  }
}

extension AxisLanding.Row: FileWord {
  /// What files and results call it.
  package var word: StaticString {
    switch self {
    case .stay: "stay"
    case .natural: "natural"
    case .short: "short"
    case .long: "long"
    }
  }
}
