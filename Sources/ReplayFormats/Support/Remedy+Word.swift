package import ScrollReplay

extension Remedy {
  /// What flags, files and results call it; springs of other numbers have the name of their kind.
  package var word: StaticString {
    switch self {
    case .none: "none"
    case .setContentOffset: "setContentOffset"
    case .spring(let spring):
      switch spring.velocity {
      case .pointsPerMillisecond: "spring"
      case .distancesPerSecond: "springDistancesPerSecond"
      case .withoutOvershoot: "springWithoutOvershoot"
      }
    }
  }

  /// The remedy that `text` spells, a spring with the numbers that people publish.
  init?(spelled text: String) {
    guard let remedy = Remedy.named.first(where: { $0.word.description == text }) else {
      return nil
    }
    self = remedy
  }
}
