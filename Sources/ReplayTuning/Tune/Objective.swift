import ScrollPhysics

/// What is to be as small as possible: first one thing, and among equals the next.
public struct Objective: Sendable, Hashable {
  /// The terms, the most important first.
  public var terms: [Term]

  /// A weighted sum of measures.
  public struct Term: Sendable, Hashable {
    /// Its parts.
    public var parts: [Part]
  }

  /// A measure with its weight, over all replays.
  public struct Part: Sendable, Hashable {
    /// How much it counts.
    public var weight = 1.0
    /// What is measured.
    public var measure: Measure
    /// How the replays' numbers become one.
    public var average = Average.mean
  }

  /// How many numbers become one.
  public enum Average: Sendable, Hashable {
    /// Their mean.
    case mean
    /// The largest.
    case worst
    /// The smallest that so many per cent do not exceed.
    case percentile(Double)

    /// The average of `values`; 0 of none.
    func of(_ values: [Double]) -> Double {
      guard !values.isEmpty else { return 0 }
      switch self {
      case .mean: return values.reduce(0, +) / Double(values.count)
      case .worst: return values.max() ?? 0
      case .percentile(let percent):
        let sorted = values.sorted()
        let rank = percent / 100 * Double(sorted.count)
        let whole = Int(rank)
        let index = Double(whole) < rank ? whole : whole - 1
        return sorted[min(max(index, 0), sorted.count - 1)]
      }
    }
  }

  /// Reads `flaps, settleTime`: terms by commas, each a sum as `2*overshoot:worst + 0.01*settleTime:p95`, or
  /// `flapScore`: `backwardDistance`, then `speedRise`.
  ///
  /// - Throws: which word is unknown, or which term is there twice.
  public init(parsing text: String) throws(TuningError) {
    terms = []
    for term in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let parts = try Objective.flapScore(term) {
        terms += parts.map { Term(parts: [$0]) }
        continue
      }
      var parts: [Part] = []
      for part in term.split(separator: "+", omittingEmptySubsequences: false) {
        parts.append(try Objective.part(String(part.filter { $0 != " " })))
      }
      let term = Term(parts: parts)
      guard !terms.contains(term) else {
        throw TuningError("the objective has \(term) twice, but must have it once")
      }
      terms.append(term)
    }
  }

  /// The two parts of the flap score, one after the other, where that is named.
  private static func flapScore(_ term: Substring) throws(TuningError) -> [Part]? {
    let words = term.filter { $0 != " " }.split(separator: ":", maxSplits: 1)
    guard words.first == "flapScore" else { return nil }
    let average = words.count == 2 ? try Objective.average(String(words[1])) : .mean
    return [Measure.backwardDistance, .speedRise].map { Part(measure: $0, average: average) }
  }

  private static func part(_ text: String) throws(TuningError) -> Part {
    let factors = text.split(separator: "*", omittingEmptySubsequences: false)
    let words = (factors.last ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let weight = factors.count == 2 ? Double(factors[0]) : 1
    guard let weight, weight.isFinite, factors.count <= 2, words.count <= 2 else {
      throw TuningError("an objective is \"\(text)\", but must be WEIGHT*MEASURE:AVERAGE")
    }
    guard let measure = Measure(rawValue: String(words.first ?? "")) else {
      throw TuningError(
        "a measure is \"\(words.first ?? "")\", but must be one of "
          + Measure.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let average = words.count == 2 ? try Objective.average(String(words[1])) : .mean
    return Part(weight: weight, measure: measure, average: average)
  }

  private static func average(_ word: String) throws(TuningError) -> Average {
    switch word {
    case "mean": return .mean
    case "worst": return .worst
    default:
      guard word.hasPrefix("p"), let percent = Double(word.dropFirst()), percent > 0, percent <= 100
      else {
        throw TuningError("an average is \"\(word)\", but must be mean, worst or p1…p100")
      }
      return .percentile(percent)
    }
  }

  /// The terms' values for replays of which each has a number for every measure, in their order.
  func score(_ replays: [[Double]]) -> [Double] {
    terms.map { term in
      term.parts.reduce(0) { sum, part in
        let index = part.measure.index
        return sum + part.weight * part.average.of(replays.map { $0[index] })
      }
    }
  }
}

extension Objective.Average: CustomStringConvertible {
  /// As it is written.
  public var description: String {
    switch self {
    case .mean: "mean"
    case .worst: "worst"
    case .percentile(let percent): "p\(ParameterValue.number(percent))"
    }
  }
}

extension Objective.Term: CustomStringConvertible {
  /// As it is written.
  public var description: String {
    parts.map { part in
      let weight = part.weight == 1 ? "" : "\(ParameterValue.number(part.weight))*"
      let average = part.average == .mean ? "" : ":\(part.average)"
      return "\(weight)\(part.measure.rawValue)\(average)"
    }.joined(separator: " + ")
  }
}
