import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// `"none"`, `"setContentOffset"`, `"spring"`, or an object with the spring's numbers.
  func remedy(_ constants: ScrollConstants) throws(FormatError) -> Remedy {
    if kind == .object { return .spring(try springRemedy(constants)) }
    switch kind == .string ? try string() : "" {
    case "none": return .none
    case "setContentOffset": return .setContentOffset
    case "spring": return .spring(SpringRemedy(velocity: .pointsPerMillisecond))
    default:
      throw fail(
        mustBe: "\"none\", \"setContentOffset\", \"spring\" or an object with a spring's numbers")
    }
  }

  private func springRemedy(_ constants: ScrollConstants) throws(FormatError) -> SpringRemedy {
    var object = try object()
    let name = try object.required("kind")
    guard name.kind == .string, try name.string() == "spring" else {
      throw name.fail(mustBe: "\"spring\"")
    }
    var remedy = SpringRemedy(velocity: .pointsPerMillisecond)
    if let value = object.optional("duration_ms") {
      remedy.duration = try value.number(in: 0...1e6)
    }
    if let value = object.optional("dampingRatio") {
      remedy.dampingRatio = try value.number(in: 0...1)
    }
    if let value = object.optional("velocity") { remedy.velocity = try value.word() }
    try object.finish()
    let spring = remedy
    _ = try checked { () throws(PhysicsError) in
      try spring.spring(initialVelocity: 0, constants: constants)
    }
    return remedy
  }
}

extension JSONText {
  mutating func member(_ name: StaticString, _ remedy: Remedy) {
    guard remedy != .none else { return }
    key(name)
    value(remedy)
  }

  /// Writes a remedy: a word, or an object for a spring that is not the usual one.
  mutating func value(_ remedy: Remedy) {
    switch remedy {
    case .none: value("none")
    case .setContentOffset: value("setContentOffset")
    case .spring(let remedy): value(remedy)
    }
  }

  private mutating func value(_ remedy: SpringRemedy) {
    let standard = SpringRemedy(velocity: .pointsPerMillisecond)
    guard remedy != standard else { return value("spring") }
    object { text in
      text.key("kind")
      text.value("spring")
      text.member("duration_ms", remedy.duration, unless: standard.duration)
      text.member("dampingRatio", remedy.dampingRatio, unless: standard.dampingRatio)
      text.member("velocity", remedy.velocity, unless: standard.velocity)
    }
  }
}
