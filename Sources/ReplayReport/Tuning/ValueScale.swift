import ReplayTuning

/// Where a parameter's values lie along an axis: numbers by their size, words one after the other.
struct ValueScale {
  private let values: [ParameterValue]
  private let start: Double
  private let end: Double
  private let numbers: PlotScale?

  /// Values between two places.
  init(_ values: [ParameterValue], from start: Double, to end: Double) {
    self.values = values
    self.start = start
    self.end = end
    let all = values.compactMap(\.number)
    let isNumeric = all.count == values.count && all.count > 1
    numbers =
      isNumeric
      ? PlotScale(values: (all.min() ?? 0)...(all.max() ?? 0), start: start, end: end) : nil
  }

  /// Whether what lies between two values means anything.
  var isNumeric: Bool { numbers != nil }

  /// Where the value at an index lies.
  func place(_ index: Int) -> Double {
    if let numbers, let value = values[index].number { return numbers.place(value) }
    return values.count > 1
      ? start + (end - start) * Double(index) / Double(values.count - 1) : (start + end) / 2
  }

  /// The places that have a label, and what it says.
  func labels(_ count: Double) -> [(place: Double, text: String)] {
    guard let numbers else {
      return values.indices.map { (place($0), values[$0].label) }
    }
    let steps = numbers.steps(count)
    return steps.values.map { (numbers.place($0), $0.signText(steps.places)) }
  }
}

extension ParameterValue {
  /// The number; none for a word.
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The word, or the number to four decimals.
  var label: String {
    switch self {
    case .number(let number): number.signText(4)
    case .word(let word): word
    }
  }
}
