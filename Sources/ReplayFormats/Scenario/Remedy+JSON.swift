import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// One of the words of `--remedy`, or an object with the spring's numbers.
  func remedy(_ constants: ScrollConstants) throws(FormatError) -> Remedy {
    if kind == .object { return .spring(try springRemedy(constants)) }
    guard kind == .string, let remedy = Remedy(spelled: try string()) else {
      let words = Remedy.named.map { "\"\($0.word)\"" }.joined(separator: ", ")
      throw fail(mustBe: "\(words) or an object with a spring's numbers")
    }
    return remedy
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

  /// Writes a remedy: a word, or an object for a spring of other numbers than people publish.
  mutating func value(_ remedy: Remedy) {
    if case .spring(let spring) = remedy, !Remedy.named.contains(remedy) {
      value(spring)
    } else {
      value(word: remedy.word)
    }
  }

  private mutating func value(_ remedy: SpringRemedy) {
    let standard = SpringRemedy(velocity: .pointsPerMillisecond)
    object { text in
      text.member("kind", "spring")
      text.member("duration_ms", remedy.duration, unless: standard.duration)
      text.member("dampingRatio", remedy.dampingRatio, unless: standard.dampingRatio)
      text.member("velocity", remedy.velocity, unless: standard.velocity)
    }
  }
}
