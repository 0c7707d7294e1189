/// What a parameter is set to.
public enum ParameterValue: Sendable, Hashable, CustomStringConvertible {
  /// A number, in the unit that the parameter states.
  case number(Double)
  /// A word, where there are only a few.
  case word(String)

  /// The word, or the number in its shortest form, a whole one without a point.
  public var description: String {
    switch self {
    case .number(let number):
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .word(let word): return word
    }
  }
}
