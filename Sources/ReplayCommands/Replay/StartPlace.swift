import ReplayFormats
import ReplayReport
import ScrollReplay

/// Where a scenario's content rests before the finger comes, as a flag says it.
enum StartPlace: Sendable, Hashable {
  /// On the middle page.
  case middle
  /// At an offset along the scroll direction, points.
  case offset(Double)

  /// Reads what `flag` says: an offset, or `middle`.
  ///
  /// - Throws: `CommandError` (usage).
  init(_ word: some StringProtocol, of flag: Flag) throws(CommandError) {
    if word == "middle" {
      self = .middle
    } else if let offset = Arguments.number(String(word)) {
      self = .offset(offset)
    } else {
      throw .usage("\(flag.spelling) is \"\(word)\", but must be points, or middle")
    }
  }

  /// `scenario`, at first at rest there, on the nearest pixel.
  ///
  /// - Throws: `CommandError` (usage) for a place where its content cannot rest.
  func applied(to scenario: Scenario, for flag: Flag) throws(CommandError) -> Scenario {
    guard case .offset(let offset) = self else { return scenario.startingAtMiddlePage() }
    let (limits, started) = (scenario.limits, scenario.starting(at: offset))
    // The pixel nearest to an end may lie past it.
    guard limits.contains(offset) || started.place == offset else {
      let domain = [limits.lowerBound, limits.upperBound].map { Numeral.text($0) }
      throw .usage(
        """
        \(flag.spelling) is \(Numeral.text(offset)), but must be in \(domain.joined(separator: "…")), where \
        \(scenario.name) can rest
        """)
    }
    return started
  }
}

extension ReplaySubject {
  /// Lets the content rest at a place that `flag` names.
  ///
  /// - Throws: `CommandError` (usage) for a place where it cannot rest, and for a registered layout.
  mutating func start(at place: StartPlace, for flag: Flag) throws(CommandError) {
    guard let scenario else {
      throw .usage(
        "\(flag.spelling) is given, but a registered layout starts where its closure puts it")
    }
    self = .scenario(try place.applied(to: scenario, for: flag))
  }
}
