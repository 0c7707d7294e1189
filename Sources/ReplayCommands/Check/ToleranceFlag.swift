import ReplayAnalysis
import ReplayReport

/// `--tolerance`: how much numbers may differ, each time for one unit or one field.
enum ToleranceFlag {
  static let flag = Flag(
    "tolerance", value: "AMOUNT", isRepeatable: true,
    """
    what may differ: 0.5pt, 0.05pt/ms, 1deg, scale=0.01, or FIELD=N for one field; without it \
    every bit counts
    """)

  /// What all of the flag's values allow together.
  ///
  /// - Throws: `CommandError` (usage) for an amount that is none.
  static func tolerance(_ arguments: Arguments) throws(CommandError) -> RecordingTolerance {
    var tolerance = RecordingTolerance.exact
    for text in arguments.texts(flag) { try add(text, to: &tolerance) }
    try Arguments.checkOnce(arguments.texts(flag).map(measure), of: flag) { $0 }
    return tolerance
  }

  /// Makes sure that every amount is in points, where nothing else is compared.
  static func requirePoints(_ arguments: Arguments, with reason: String) throws(CommandError) {
    for text in arguments.texts(flag) where measure(text) != "pt" {
      throw .usage("--tolerance is \"\(text)\", but must be in pt with \(reason)")
    }
  }

  /// The unit or the field of an amount.
  private static func measure(_ text: String) -> String {
    named(text)?.0 ?? ["pt/ms", "pt", "deg"].first(where: text.hasSuffix) ?? text
  }

  private static func add(_ text: String, to tolerance: inout RecordingTolerance)
    throws(CommandError)
  {
    if let (name, amount) = named(text) {
      if name == "scale" {
        tolerance.scale = amount
        return
      }
      guard let field = RecordingField(rawValue: name), fields.contains(field) else {
        let known = (["scale"] + fields.map(\.rawValue)).joined(separator: ", ")
        throw .usage("--tolerance is \"\(text)\", but its field must be one of \(known)")
      }
      tolerance.fields[field] = amount
      return
    }
    for (unit, path) in units {
      guard text.hasSuffix(unit), let amount = amount(text.dropLast(unit.count)) else { continue }
      tolerance[keyPath: path] = amount
      return
    }
    if text.hasSuffix("pt/ms"), let amount = amount(text.dropLast(5)) {
      tolerance.speed = amount
      return
    }
    throw .usage(
      """
      --tolerance is "\(text)", but must be a number of 0 or more with pt, pt/ms or deg behind it, or \
      a name and = before it
      """)
  }

  private static let units: [(String, any WritableKeyPath<RecordingTolerance, Double> & Sendable)] =
    [
      ("pt", \.points), ("deg", \.degrees),
    ]

  /// The fields that are numbers.
  private static let fields = RecordingField.allCases.filter { field in
    switch field {
    case .frameCount, .phase, .events, .elements, .release: false
    case .time, .offset, .modelOffset, .velocity, .target, .center, .size, .transform, .alpha,
      .zIndex:
      true
    }
  }

  private static func named(_ text: String) -> (String, Double)? {
    guard let equals = text.firstIndex(of: "="),
      let amount = amount(text[text.index(after: equals)...])
    else { return nil }
    return (String(text[..<equals]), amount)
  }

  private static func amount(_ text: some StringProtocol) -> Double? {
    guard let amount = Arguments.number(String(text)), amount >= 0 else { return nil }
    return amount
  }
}
