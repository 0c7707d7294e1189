import ReplayReport
import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The flags of `map` that say which releases to try.
enum MapFlags {
  static let offsets = Flag(
    "offsets", value: "A...B/STEP",
    "where the finger lifts, points from where the content rested; -150...150/5 if not given")
  static let velocities = Flag(
    "velocities", value: "A...B/STEP",
    "how fast it lifts, points a millisecond; -2...2/0.05 if not given")
  static let hertz = Flag(
    "hz", value: "N,…", "frames a second, several by commas; the scenario's own if not given")
  static let starts = Flag(
    "starts", value: "X,…",
    "where the content rests before, several by commas, or middle; the scenario's own if not given")
  static let phases = Flag(
    "phases", value: "P,…",
    "lift so many shares of a frame after it, at the end of a drag; a lift without one if not given"
  )

  static let all = [offsets, velocities, hertz, starts, phases]

  /// The most releases of a map: hours of work.
  private static let most = 10_000_000

  /// The plan that `arguments` ask for.
  static func plan(
    _ arguments: Arguments, for subject: ReplaySubject, on ground: MapGround
  ) throws(CommandError) -> MapPlan {
    let grid = ReleaseGrid(
      offsets: try steps(arguments, offsets, "-150...150/5"),
      velocities: try steps(arguments, velocities, "-2...2/0.05"))
    var plan = MapPlan(grid, along: ground.axis, from: ground.start)
    plan.hertz = try numbers(arguments, hertz, "frames a second in 1…1000") {
      $0 >= 1 && $0 <= 1000
    }
    plan.phases = try numbers(arguments, phases, "shares of a frame in 0..<1") { $0 >= 0 && $0 < 1 }
    if arguments.has(starts) {
      plan.starts = try places(arguments, of: subject, along: ground.axis)
    }
    guard plan.count <= most else {
      throw .usage("the map has \(plan.count) releases, but must have at most \(most)")
    }
    return plan
  }

  private static func places(
    _ arguments: Arguments, of subject: ReplaySubject, along axis: Axis
  ) throws(CommandError) -> [Vector] {
    let text = arguments.text(starts) ?? ""
    var places: [Vector] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      var subject = subject
      try subject.start(at: StartPlace(word, of: starts), for: starts)
      if let start = subject.scenario?.start { places.append(start) }
    }
    try Arguments.checkOnce(places, of: starts) { Numeral.text($0[axis]) }
    return places
  }

  /// `A...B/STEP`.
  private static func steps(
    _ arguments: Arguments, _ flag: Flag, _ usual: String
  ) throws(CommandError) -> ReleaseGrid.Steps {
    let text = arguments.text(flag) ?? usual
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let ends = parts[0].split(separator: "...", omittingEmptySubsequences: false)
    let numbers = (ends + parts.dropFirst()).compactMap { Arguments.number(String($0)) }
    guard parts.count == 2, ends.count == 2, numbers.count == 3 else {
      throw .usage("\(flag.spelling) is \"\(text)\", but must be A...B/STEP, as \(usual)")
    }
    do throws(PhysicsError) {
      return try ReleaseGrid.Steps(from: numbers[0], to: numbers[1], by: numbers[2])
    } catch {
      throw .usage("\(flag.spelling) is \"\(text)\": \(error.description)")
    }
  }

  private static func numbers(
    _ arguments: Arguments, _ flag: Flag, _ requirement: String, _ accepts: (Double) -> Bool
  ) throws(CommandError) -> [Double] {
    guard let text = arguments.text(flag) else { return [] }
    var numbers: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Arguments.number(String(word)), accepts(number) else {
        throw .usage("\(flag.spelling) is \"\(text)\", but must be \(requirement)")
      }
      numbers.append(number)
    }
    try Arguments.checkOnce(numbers, of: flag) { Numeral.text($0) }
    return numbers
  }
}
