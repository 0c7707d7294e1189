import ReplayReport

extension CheckReport {
  /// A line for each fault that GitHub's runner shows beside the file: `::error file=…,line=…::…`.
  var annotations: String {
    results.filter(\.isFault).map { result in
      let message = ([result.headline] + result.notes).joined(separator: "\n")
      let title = "\(result.outcome.word) \(result.name)"
      return """
        ::error file=\(GitHubText.property(result.path)),line=\(result.line),\
        title=\(GitHubText.property(title))::\(GitHubText.message(message))

        """
    }.joined()
  }
}

/// Text inside a workflow command.
enum GitHubText {
  /// A message: the escape sign and line breaks are escaped.
  static func message(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// A property's value: what separates properties is escaped too.
  static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ signs: Set<Unicode.Scalar>) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      guard signs.contains(scalar) else {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      escaped += "%" + (digits.count == 1 ? "0" : "") + digits
    }
    return escaped
  }
}
