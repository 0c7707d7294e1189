import ReplayReport

extension Arguments {
  /// The number that `flag` is given, if it is.
  package func number(_ flag: NumberFlag) throws(CommandError) -> Double? {
    guard let text = text(flag.flag) else { return nil }
    guard let number = Arguments.number(text), flag.accepts(number) else {
      throw .usage("\(flag.flag.spelling) is \"\(text)\", but must be \(flag.requirement)")
    }
    return number
  }

  /// The number that `flag` is given, which must be.
  package func required(_ flag: NumberFlag) throws(CommandError) -> Double {
    guard let number = try number(flag) else { throw .usage("\(flag.flag.usage) is missing") }
    return number
  }

  /// What the word that `flag` is given stands for, if it is given.
  package func choice<Value>(_ flag: ChoiceFlag<Value>) throws(CommandError) -> Value? {
    guard let text = text(flag.flag) else { return nil }
    guard let choice = flag.choices.first(where: { $0.word == text }) else {
      let words = flag.choices.map(\.word).joined(separator: ", ")
      throw .usage("\(flag.flag.spelling) is \"\(text)\", but must be one of \(words)")
    }
    return choice.value
  }

  /// A finite number in decimal notation.
  package static func number(_ text: String) -> Double? { Numeral.value(of: text) }
}
