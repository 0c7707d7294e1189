import ReplayReport

extension CheckReport {
  /// The results as JUnit's XML: a test case for each replay, without times, so that the same results are the same bytes.
  var junit: String {
    let faults = results.reduce(0) { $0 + ($1.isFailure ? 1 : 0) }
    let errors = results.reduce(0) { $0 + ($1.isError ? 1 : 0) }
    let counts = "tests=\"\(results.count)\" failures=\"\(faults)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="scroll-replay check" \(counts)>
      \(results.map(testCase).joined())</testsuite>
      </testsuites>

      """
  }

  private func testCase(_ result: CheckResult) -> String {
    let gesture = result.gesture.isEmpty ? result.path : result.gesture
    let head = """
      <testcase classname="\(XMLText.escaped(result.scenario))" name="\(XMLText.escaped(gesture))" \
      file="\(XMLText.escaped(result.path))"
      """
    guard result.isFault else { return head + "/>\n" }
    let element = result.isError ? "error" : "failure"
    return """
      \(head)>
      <\(element) type="\(result.outcome.word)" message="\(XMLText.escaped(result.headline))">\
      \(XMLText.escaped(details(result)))</\(element)>
      </testcase>

      """
  }

  private func details(_ result: CheckResult) -> String {
    let notes = result.notes.map { $0 + "\n" }.joined()
    guard let difference = result.difference else { return result.headline + "\n" + notes }
    let text = ComparisonText(
      difference.comparison, expected: difference.expected, actual: difference.actual)
    return "\(result.path):\(result.line)\n" + notes + text.text(width: 100)
  }
}

extension CheckResult {
  fileprivate var isError: Bool { if case .broken = outcome { true } else { false } }
  fileprivate var isFailure: Bool { isFault && !isError }
}

/// Text inside XML.
enum XMLText {
  /// `text` with what XML gives a meaning escaped, and what it forbids replaced.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\n": escaped.append(contentsOf: "&#10;".unicodeScalars)
      case "\t": escaped.append(contentsOf: "&#9;".unicodeScalars)
      case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
      case let scalar where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE:
        escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
