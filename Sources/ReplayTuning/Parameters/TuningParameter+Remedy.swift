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
    .number("spring.dampingRatio", "in 0.01…1; 1 does not overshoot") {
      (scenario, value) throws(TuningError) in try scenario.setSpring { $0.dampingRatio = value }
    },
    .number("spring.duration", "milliseconds in 10…10000") {
      (scenario, value) throws(TuningError) in try scenario.setSpring { $0.duration = value }
    },
    .word(
      "spring.velocity", "the unit of its initial velocity",
      [
        ("pointsPerMillisecond", SpringRemedy.Velocity.pointsPerMillisecond),
        ("distancesPerSecond", .distancesPerSecond), ("withoutOvershoot", .withoutOvershoot),
      ]
    ) { (scenario, unit) throws(TuningError) in try scenario.setSpring { $0.velocity = unit } },
  ]

  /// Every constant of the motion, under its name in code.
  static let constants: [TuningParameter] = ScrollConstants.members.map { name, path in
    .number(name.description, "a constant of the motion") { (scenario, value) throws(TuningError) in
      scenario.constants[keyPath: path] = value
      let constants = scenario.constants
      try TuningError.check { () throws(PhysicsError) in try constants.validate() }
    }
  }
}

extension Scenario {
  fileprivate mutating func setSpring(_ change: (inout SpringRemedy) -> Void) throws(TuningError) {
    var spring = SpringRemedy(velocity: .distancesPerSecond)
    if case .spring(let own) = remedy { spring = own }
    change(&spring)
    let (changed, constants) = (spring, constants)
    guard (0.01...1).contains(changed.dampingRatio) else {
      throw TuningError(
        "spring.dampingRatio", .number(changed.dampingRatio), mustBe: "in 0.01…1")
    }
    _ = try TuningError.check { () throws(PhysicsError) in
      try changed.spring(initialVelocity: 0, constants: constants)
    }
    remedy = .spring(changed)
  }
}
