import ReplayFormats

/// The words of a command line, sorted into flags and operands.
///
/// `--flag value`, `--flag=value`, flags that stand alone, and `--` before operands that look like flags.
/// A negative number, or a range that starts with one, is a value or an operand, never a flag.
package struct Arguments: Sendable, Hashable {
  /// The words that belong to no flag, in their order.
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts `words`.
  ///
  /// - Throws: `CommandError` (usage) for a flag that is unknown, given twice, or lacks or must not have a value.
  package init(_ words: [String], flags: [Flag]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard Arguments.looksLikeFlag(word) else {
        operands.append(word)
        continue
      }
      let (name, attached) = Arguments.split(word)
      let flag = try Arguments.find(name, among: flags)
      if values[flag.name] != nil, !flag.isRepeatable {
        throw .usage("\(flag.spelling) is given twice, but must be given once")
      }
      let value = try Arguments.value(of: flag, attached, &rest)
      values[flag.name, default: []].append(value)
    }
  }

  /// Whether `flag` is given.
  package func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value of `flag`, if it is given.
  package func text(_ flag: Flag) -> String? { values[flag.name]?.last }

  /// Every value of a flag that may be repeated.
  package func texts(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  /// The value of `flag`, which must be given.
  package func required(_ flag: Flag) throws(CommandError) -> String {
    guard let text = text(flag) else { throw .usage("\(flag.usage) is missing") }
    return text
  }

  // MARK: Sorting

  private static func looksLikeFlag(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-", Double(word) == nil else { return false }
    // No flag's name starts with a digit: this is a range, as -2...2.
    return !(word.dropFirst().first { $0 != "." }.map { $0.isNumber } ?? false)
  }

  private static func split(_ word: String) -> (name: String, attached: String?) {
    let name = word.drop { $0 == "-" }
    guard let equals = name.firstIndex(of: "=") else { return (String(name), nil) }
    return (String(name[..<equals]), String(name[name.index(after: equals)...]))
  }

  private static func find(_ name: String, among flags: [Flag]) throws(CommandError) -> Flag {
    if let flag = flags.first(where: { $0.name == name }) { return flag }
    let known = NearestWord.of(name, among: flags.map(\.name) + ["help"]).map(Flag.spelling)
    throw .usage("\(Flag.spelling(name)) is unknown; the nearest known flag is \(known ?? "none")")
  }

  private static func value(
    of flag: Flag, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String {
    guard flag.value != nil else {
      if let attached {
        throw .usage("\(flag.spelling) is given \"\(attached)\", but must stand alone")
      }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first else {
      throw .usage("\(flag.spelling) is last, but must be followed by its value")
    }
    guard !looksLikeFlag(next) else {
      throw .usage("\(flag.spelling) is followed by \(next), but must be followed by its value")
    }
    rest.removeFirst()
    return next
  }
}
