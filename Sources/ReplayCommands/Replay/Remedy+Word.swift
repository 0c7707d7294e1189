import ScrollReplay

extension Remedy {
  /// What flags and results call it; springs of other numbers have the name of their kind.
  var word: String {
    switch self {
    case .none: "none"
    case .setContentOffset: "setContentOffset"
    case .spring(let spring):
      switch spring.velocity {
      case .pointsPerMillisecond: "spring"
      case .distancesPerSecond: "springDistancesPerSecond"
      }
    }
  }
}
