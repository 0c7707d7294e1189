/// What flags ask of one another: one that would do nothing is refused.
extension Arguments {
  /// Those of `flags` that are given.
  func given(_ flags: [Flag]) -> [Flag] { flags.filter(has) }

  /// Makes sure that `flag` is not given without `other`, beside which alone it does something.
  func check(_ flag: Flag, needs other: Flag) throws(CommandError) {
    guard has(flag), !has(other) else { return }
    throw .usage("\(flag.spelling) is given alone, but must be given with \(other.spelling)")
  }

  /// Makes sure that none of `flags` is given, which do nothing with `reason`: another flag, or what an operand is.
  func refuse(_ flags: [Flag], with reason: String) throws(CommandError) {
    guard let flag = given(flags).first else { return }
    throw .usage("\(flag.spelling) is given, but must not be given with \(reason)")
  }

  /// The one of `flags` that is given, if any is.
  ///
  /// - Throws: `CommandError` (usage) if two are.
  package func onlyOne(of flags: [Flag]) throws(CommandError) -> Flag? {
    let given = given(flags)
    guard given.count < 2 else {
      throw .usage(
        "\(given[0].spelling) and \(given[1].spelling) are given, but must not be given together")
    }
    return given.first
  }

  /// Makes sure that `flag` lists none of `values` twice: it would count twice, or be lost.
  static func checkOnce<Value: Hashable>(
    _ values: [Value], of flag: Flag, _ text: (Value) -> String
  ) throws(CommandError) {
    var seen: Set<Value> = []
    for value in values where !seen.insert(value).inserted {
      throw .usage("\(flag.spelling) has \(text(value)) twice, but must have it once")
    }
  }
}
