public import ScrollReplay

/// A place in a scenario that may vary, under the name that people write.
public struct TuningParameter: Sendable {
  /// Its name.
  public let name: String
  /// What it is, and in which unit.
  public let about: String
  /// The words that it may be; empty for a number.
  public let words: [String]
  private let write: @Sendable (inout Scenario, ParameterValue) throws(TuningError) -> Void

  init(
    _ name: String, _ about: String, words: [String] = [],
    write: @escaping @Sendable (inout Scenario, ParameterValue) throws(TuningError) -> Void
  ) {
    self.name = name
    self.about = about
    self.words = words
    self.write = write
  }

  /// Sets it.
  ///
  /// - Throws: which value it is, and what it must be.
  public func set(_ value: ParameterValue, in scenario: inout Scenario) throws(TuningError) {
    if case .word(let word) = value, !words.contains(word) {
      let requirement = words.isEmpty ? "a number" : "one of \(words.joined(separator: ", "))"
      throw TuningError(name, value, mustBe: requirement)
    }
    try write(&scenario, value)
  }

  /// The parameter that `name` names.
  ///
  /// - Throws: which name is unknown.
  public static func named(_ name: String) throws(TuningError) -> TuningParameter {
    guard let parameter = all.first(where: { $0.name == name }) else {
      throw TuningError(
        "the parameter is \"\(name)\", but must be one of \(all.map(\.name).joined(separator: ", "))"
      )
    }
    return parameter
  }

  /// Every parameter: fields of the scenario, of its release rule and remedy, then every constant of the motion.
  public static let all: [TuningParameter] =
    scenarioFields + layoutFields + ruleFields + remedyFields + constants
}

extension TuningParameter {
  /// A parameter that is a number.
  static func number(
    _ name: String, _ about: String,
    _ write: @escaping @Sendable (inout Scenario, Double) throws(TuningError) -> Void
  ) -> TuningParameter {
    TuningParameter(name, about) { (scenario, value) throws(TuningError) in
      guard case .number(let number) = value, number.isFinite else {
        throw TuningError(name, value, mustBe: "a number")
      }
      try write(&scenario, number)
    }
  }

  /// A parameter that is one of a few words.
  static func word<Value: Sendable>(
    _ name: String, _ about: String, _ choices: [(String, Value)],
    _ write: @escaping @Sendable (inout Scenario, Value) throws(TuningError) -> Void
  ) -> TuningParameter {
    let words = choices.map(\.0)
    return TuningParameter(name, about, words: words) { (scenario, value) throws(TuningError) in
      guard let choice = choices.first(where: { $0.0 == value.description }) else {
        throw TuningError(name, value, mustBe: "one of \(words.joined(separator: ", "))")
      }
      try write(&scenario, choice.1)
    }
  }

  static let booleans = [("true", true), ("false", false)]
}
