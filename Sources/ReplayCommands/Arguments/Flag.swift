/// A flag that a command knows: `--hz 60`, `--json`, `-o FILE`.
package struct Flag: Sendable, Hashable {
  /// Its name without dashes.
  package let name: String
  /// What its value is called in a usage line; none for a flag that stands alone.
  package let value: String?
  /// What it does, for `--help`.
  package let about: String
  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  /// What its value names that is to be written; nothing for most.
  package let place: OutputPlace?

  /// Creates a flag; a name of one letter takes one dash.
  package init(
    _ name: String, value: String? = nil, isRepeatable: Bool = false,
    writes place: OutputPlace? = nil,
    _ about: String
  ) {
    self.name = name
    self.value = value
    self.about = about
    self.isRepeatable = isRepeatable
    self.place = place
  }

  /// As it is typed: `--hz`, `-o`.
  package var spelling: String { Flag.spelling(name) }

  /// As a usage line shows it: `--hz N`.
  package var usage: String { value.map { "\(spelling) \($0)" } ?? spelling }

  static func spelling(_ name: String) -> String { (name.count == 1 ? "-" : "--") + name }
}

/// A flag whose value is a number of some domain.
package struct NumberFlag: Sendable {
  /// The flag.
  package let flag: Flag
  /// What the number must be, to follow *but must be*.
  package let requirement: String
  /// Whether a number is that. False for NaN.
  let accepts: @Sendable (Double) -> Bool

  /// Creates a flag for numbers that `accepts` takes.
  package init(
    _ name: String, _ value: String, _ about: String, mustBe requirement: String,
    accepts: @escaping @Sendable (Double) -> Bool
  ) {
    flag = Flag(name, value: value, about)
    self.requirement = requirement
    self.accepts = accepts
  }
}

/// A flag whose value is one of a few words.
package struct ChoiceFlag<Value: Sendable>: Sendable {
  /// The flag.
  package let flag: Flag
  /// The words and what they stand for.
  let choices: [(word: String, value: Value)]

  /// Creates a flag for one of `choices`.
  package init(_ name: String, _ about: String, _ choices: [(word: String, value: Value)]) {
    let words = choices.map(\.word).joined(separator: ", ")
    flag = Flag(name, value: name.uppercased(), "\(about); one of \(words)")
    self.choices = choices
  }
}
