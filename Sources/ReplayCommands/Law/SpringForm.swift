import ReplayReport
import ScrollPhysics

/// The numbers by which somebody names a spring.
enum SpringForm: Sendable, Hashable {
  /// `UIView.animate(withDuration:…usingSpringWithDamping:…)`: seconds.
  case animation(duration: Double, dampingRatio: Double)
  /// SwiftUI's `Spring(response:dampingRatio:)`.
  case response(Double, dampingRatio: Double)
  /// SwiftUI's `Spring(duration:bounce:)`.
  case bounce(duration: Double, Double)
  /// Core Animation's.
  case stiffness(Double, damping: Double, mass: Double)

  /// The flags that name one.
  static let flags = [duration, dampingRatio, response, bounce, mass, stiffness, damping]

  private static let duration = positive("duration", "S", "of seconds", upTo: 1000)
  private static let response = positive("response", "S", "of seconds", upTo: 1000)
  private static let mass = positive("mass", "M", nil, upTo: 1e6)
  private static let stiffness = positive("stiffness", "K", nil, upTo: 1e9)
  private static let damping = NumberFlag(
    "damping", "C", "the force against the motion", mustBe: "a number in 0…1000000000"
  ) { $0 >= 0 && $0 <= 1e9 }
  private static let dampingRatio = NumberFlag(
    "damping-ratio", "Z", "1 is critical damping", mustBe: "a number in 0…1000"
  ) { $0 >= 0 && $0 <= 1000 }
  private static let bounce = NumberFlag(
    "bounce", "B", "0 is critical damping, 1 is none", mustBe: "a number in -0.999…1"
  ) { $0 >= -0.999 && $0 <= 1 }

  private static func positive(
    _ name: String, _ value: String, _ unit: String?, upTo limit: Double
  ) -> NumberFlag {
    let number = unit.map { "a number \($0)" } ?? "a number"
    return NumberFlag(
      name, value, abouts[name] ?? "", mustBe: "\(number) in 0.000001…\(Numeral.text(limit))"
    ) { $0 >= 1e-6 && $0 <= limit }
  }

  private static let abouts = [
    "duration": "how long it takes, or with --bounce seems to take",
    "response": "the period that it would have without damping",
    "mass": "what it moves; 1 if not given",
    "stiffness": "the force back, a unit of distance",
  ]

  /// Reads the one form that the flags make.
  init(_ arguments: Arguments) throws(CommandError) {
    let given = Set(SpringForm.flags.map(\.flag).filter { arguments.has($0) }.map(\.name))
    switch given {
    case ["duration", "damping-ratio"]:
      self = .animation(
        duration: try arguments.required(SpringForm.duration),
        dampingRatio: try arguments.required(SpringForm.dampingRatio))
    case ["response", "damping-ratio"]:
      self = .response(
        try arguments.required(SpringForm.response),
        dampingRatio: try arguments.required(SpringForm.dampingRatio))
    case ["duration", "bounce"]:
      self = .bounce(
        duration: try arguments.required(SpringForm.duration),
        try arguments.required(SpringForm.bounce))
    case ["stiffness", "damping"], ["mass", "stiffness", "damping"]:
      self = .stiffness(
        try arguments.required(SpringForm.stiffness),
        damping: try arguments.required(SpringForm.damping),
        mass: try arguments.number(SpringForm.mass) ?? 1)
    default:
      let names = SpringForm.flags.map(\.flag).filter { given.contains($0.name) }
        .map(\.spelling).joined(separator: " ")
      throw .usage(
        "the spring's flags are \(names.isEmpty ? "missing" : names), but must be "
          + "--duration --damping-ratio, --response --damping-ratio, --duration --bounce "
          + "or --mass --stiffness --damping")
    }
  }

  /// When a motion with it is over whatever it does, seconds: UIView's only.
  var duration: Double? {
    if case .animation(let duration, _) = self { duration } else { nil }
  }

  /// The spring; UIView's depends on the velocity too.
  func spring(initialVelocity: Double) throws(CommandError) -> Spring {
    try CommandError.usage { () throws(PhysicsError) in
      switch self {
      case .animation(let duration, let ratio):
        try Spring.animation(
          duration: duration, dampingRatio: ratio, initialVelocity: initialVelocity)
      case .response(let response, let ratio):
        try Spring(response: response, dampingRatio: ratio)
      case .bounce(let duration, let bounce): try Spring(duration: duration, bounce: bounce)
      case .stiffness(let stiffness, let damping, let mass):
        try Spring(mass: mass, stiffness: stiffness, damping: damping)
      }
    }
  }
}
