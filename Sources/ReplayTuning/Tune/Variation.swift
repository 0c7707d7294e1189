import ScrollReplay

/// A parameter and the values that it is to take.
public struct Variation: Sendable {
  /// What varies.
  public let parameter: TuningParameter
  /// The values: one of a list, or any number of a range.
  public let values: Values

  /// The values of a variation.
  public enum Values: Sendable, Hashable {
    /// These, in this order.
    case list([ParameterValue])
    /// Every number between two; a grid takes so many of them, both ends among them.
    case range(ClosedRange<Double>, gridCount: Int)
  }

  /// How many numbers a grid takes of a range without a step.
  public static let usualGridCount = 11

  /// Creates a variation.
  ///
  /// - Throws: that there is no value, that one is there twice, or is of the wrong kind.
  public init(_ parameter: TuningParameter, _ values: Values) throws(TuningError) {
    switch values {
    case .list(let list):
      guard !list.isEmpty else {
        throw TuningError("\(parameter.name) has no value, but must have one at least")
      }
      for case .word(let word) in list where !parameter.words.contains(word) {
        let requirement =
          parameter.words.isEmpty ? "a number" : "one of \(parameter.words.joined(separator: ", "))"
        throw TuningError(parameter.name, .word(word), mustBe: requirement)
      }
      var seen: Set<ParameterValue> = []
      for value in list where !seen.insert(value).inserted {
        throw TuningError("\(parameter.name) has \(value) twice, but must have it once")
      }
    case .range(_, let count):
      guard count >= 1, count <= 10_000 else {
        throw TuningError(
          "\(parameter.name) takes \(count.counted("value")), but must take 1…10000")
      }
    }
    self.parameter = parameter
    self.values = values
  }

  /// Reads `name=A,B,C`, `name=A...B` or `name=A...B/STEP`.
  ///
  /// - Throws: which part is not so.
  public init(parsing text: String) throws(TuningError) {
    let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      throw TuningError("a variation is \"\(text)\", but must be NAME=VALUES")
    }
    let parameter = try TuningParameter.named(String(sides[0]))
    try self.init(parameter, try Variation.values(String(sides[1]), of: parameter.name))
  }

  private static func values(_ text: String, of name: String) throws(TuningError) -> Values {
    guard text.contains("...") else {
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return .list(words.map { word in number(word).map { .number($0) } ?? .word(word) })
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let ends = parts[0].split(separator: "...", omittingEmptySubsequences: false)
      .compactMap { number(String($0)) }
    let step = parts.count == 2 ? number(parts[1]) : nil
    guard ends.count == 2, parts.count == 1 || step != nil, parts.count < 3, ends[0] <= ends[1]
    else {
      throw TuningError("\(name) is \"\(text)\", but must be A...B or A...B/STEP with A ≤ B")
    }
    guard let step else {
      return .range(ends[0]...ends[1], gridCount: ends[0] == ends[1] ? 1 : usualGridCount)
    }
    let steps = (ends[1] - ends[0]) / step
    guard step > 0, steps < 9999.5 else {
      throw TuningError("\(name)'s step is \(step), but must be positive and make at most 9999")
    }
    let count = Int(steps + 0.5)
    guard (steps - Double(count)).magnitude < 1e-6 else {
      throw TuningError(
        "\(name)'s step is \(step), but must go into \(ends[0])...\(ends[1]) a whole number of times"
      )
    }
    return .range(ends[0]...ends[1], gridCount: count + 1)
  }

  private static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first,
      first == UInt8(ascii: "-") || first == UInt8(ascii: ".") || (48...57).contains(first),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  // MARK: Places in 0…1

  /// The values of a full grid.
  public var gridValues: [ParameterValue] {
    switch values {
    case .list(let list): return list
    case .range(let range, let count):
      return (0..<count).map { index in
        let last = Double(max(count - 1, 1))
        return .number(
          (range.lowerBound * (last - Double(index)) + range.upperBound * Double(index)) / last)
      }
    }
  }

  /// The value at `place` in 0…1: a list is divided evenly.
  func value(at place: Double) -> ParameterValue {
    switch values {
    case .list(let list): return list[min(list.count - 1, Int(place * Double(list.count)))]
    case .range(let range, _):
      return .number(range.lowerBound * (1 - place) + range.upperBound * place)
    }
  }
}
