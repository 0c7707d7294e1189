package import ScrollPhysics

extension ScrollConstants {
  /// The names of the constants that differ from those of `old`, with both values.
  package func changes(from old: ScrollConstants) -> [String] {
    var changes = ScrollConstants.members.compactMap { name, path, _ -> String? in
      let (before, after) = (old[keyPath: path], self[keyPath: path])
      guard before != after else { return nil }
      return "\(name) \(JSONText.plain(before)) → \(JSONText.plain(after))"
    }
    if streakStart != old.streakStart {
      changes.append("streakStart \(old.streakStart) → \(streakStart)")
    }
    return changes
  }
}

extension JSONValue {
  /// Constants that differ from UIKit's, by name.
  func constants() throws(FormatError) -> ScrollConstants {
    var object = try object()
    var constants = ScrollConstants.uikit
    for (name, path, _) in ScrollConstants.members {
      guard let value = object.optional(name.description) else { continue }
      constants[keyPath: path] = try value.number(in: 0...1e6)
      let sofar = constants
      try value.checked { () throws(PhysicsError) in try sofar.validateEach() }
    }
    if let value = object.optional("streakStart") {
      constants.streakStart = try value.whole(in: 1...1_000_000)
    }
    try object.finish()
    let together = constants
    try checked { () throws(PhysicsError) in try together.validate() }
    return constants
  }
}

extension JSONText {
  mutating func member(_ name: StaticString, _ constants: ScrollConstants) {
    let standard = ScrollConstants.uikit
    guard constants != standard else { return }
    object(name, .lines) { text in
      for (name, path, _) in ScrollConstants.members {
        text.member(name, constants[keyPath: path], unless: standard[keyPath: path])
      }
      guard constants.streakStart != standard.streakStart else { return }
      text.member("streakStart", constants.streakStart)
    }
  }
}
