import ScrollPhysics
import ScrollReplay

extension TuningParameter {
  /// The remedy's. Varied, a spring's number makes the remedy a spring, which is given distances a second as UIKit
  /// defines it.
  static let remedyFields: [TuningParameter] = [
    .word(
      "remedy", "what ends the drag",
      [
        ("none", Remedy.none), ("setContentOffset", .setContentOffset),
        ("spring", .spring(SpringRemedy(velocity: .pointsPerMillisecond))),
        ("springDistancesPerSecond", .spring(SpringRemedy(velocity: .distancesPerSecond))),
        ("springWithoutOvershoot", .spring(SpringRemedy(velocity: .withoutOvershoot))),
      ]
    ) { (scenario, remedy) throws(TuningError) in scenario.remedy = remedy },
    .number("spring.dampingRatio", "\(ratios); 1 does not overshoot") {
      (scenario, value) throws(TuningError) in
      try scenario.setSpring("spring.dampingRatio", value, mustBe: ratios) {
        $0.dampingRatio = value
      }
    },
    .number("spring.duration", durations) { (scenario, value) throws(TuningError) in
      try scenario.setSpring("spring.duration", value, mustBe: durations) { $0.duration = value }
    },
    .word(
      "spring.velocity", "the unit of its initial velocity",
      [
        ("pointsPerMillisecond", SpringRemedy.Velocity.pointsPerMillisecond),
        ("distancesPerSecond", .distancesPerSecond), ("withoutOvershoot", .withoutOvershoot),
      ]
    ) { (scenario, unit) throws(TuningError) in
      var spring = scenario.spring
      spring.velocity = unit
      scenario.remedy = .spring(spring)
    },
  ]

  private static let ratios = "in 0.01…1"
  private static let durations = "in 10…10000 ms"

  /// Every constant of the motion, under its name in code.
  static let constants: [TuningParameter] =
    [
      .number("streakStart", "a constant of the motion, flicks") {
        (scenario, value) throws(TuningError) in
        guard let flicks = Int(exactly: value), 1...1_000_000 ~= flicks else {
          throw TuningError(
            "streakStart", .number(value), mustBe: "a whole number in 1…1000000 flicks")
        }
        scenario.constants.streakStart = flicks
      }
    ]
    + ScrollConstants.members.map { name, path, unit in
      let (name, unit) = (name.description, unit.description)
      let about = "a constant of the motion" + (unit.isEmpty ? "" : ", \(unit)")
      return .number(name, about) { (scenario, value) throws(TuningError) in
        scenario.constants[keyPath: path] = value
        do throws(PhysicsError) {
          try scenario.constants.validate()
        } catch {
          // Those of the paging spring have to suit one another too.
          guard error.name == name else {
            throw TuningError("\(name) is \(ParameterValue.number(value)): \(error.description)")
          }
          throw TuningError(
            name, .number(value), mustBe: error.requirement + (unit.isEmpty ? "" : " \(unit)"))
        }
      }
    }
}

extension Scenario {
  /// The remedy's spring, or the one that it becomes.
  fileprivate var spring: SpringRemedy {
    if case .spring(let own) = remedy { own } else { SpringRemedy(velocity: .distancesPerSecond) }
  }

  fileprivate mutating func setSpring(
    _ name: String, _ value: Double, mustBe domain: String, _ change: (inout SpringRemedy) -> Void
  ) throws(TuningError) {
    var spring = spring
    change(&spring)
    guard spring.dampingRatio <= 1,
      (try? spring.spring(initialVelocity: 0, constants: constants)) != nil
    else { throw TuningError(name, .number(value), mustBe: domain) }
    remedy = .spring(spring)
  }
}
