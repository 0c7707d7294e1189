import ReplayAnalysis
import ReplayReport
import ScrollReplay

/// All results of a check, in whatever form.
struct CheckReport {
  let results: [CheckResult]

  init(_ results: [CheckResult]) { self.results = results }

  /// 0 if all is well; a file that could not be read counts more than one that differs.
  var exitCode: ExitCode {
    for result in results {
      if case .broken(let error) = result.outcome { return error.code }
    }
    return results.contains { $0.isFault } ? .found : .fine
  }

  /// How many there are of each outcome, in a sentence.
  var summary: String {
    let words = CheckResult.Outcome.words.compactMap { word -> String? in
      let count = results.reduce(0) { $0 + ($1.outcome.word == word.word ? 1 : 0) }
      return count > 0 ? "\(count) \(word.participle)" : nil
    }
    let counts = words.isEmpty ? "" : ": \(words.joined(separator: ", "))"
    return "\(results.count.counted("replay"))\(counts)"
  }
}

extension CheckResult.Outcome {
  /// What reports call the outcome.
  var word: String {
    switch self {
    case .matches: "matches"
    case .differs: "differs"
    case .missing: "missing"
    case .written, .renewed: "written"
    case .orphan: "orphan"
    case .broken: "unreadable"
    }
  }

  /// Every outcome's word, and how many of them are counted.
  static let words: [(word: String, participle: String)] = [
    ("matches", "matching"), ("differs", "differing"), ("missing", "missing"),
    ("written", "written"), ("orphan", "without a replay"), ("unreadable", "unreadable"),
  ]
}

extension CheckResult {
  /// What is the matter, in one line.
  var headline: String {
    switch outcome {
    case .matches: "\(name) matches its golden"
    case .differs(let difference):
      difference.comparison.first.map { "\(name) differs from its golden: \($0.sentence)" }
        ?? "\(name) has a golden whose hash does not fit its rows"
    case .missing:
      "\(name) has no golden: \(path) is missing, but must be there (--update writes it)"
    case .written(nil): "\(name) has a golden now: \(path)"
    case .written(let difference?):
      difference.comparison.first.map { "\(name) has a new golden: \($0.sentence)" }
        ?? "\(name) has a golden with a new header, its frames are the same"
    case .renewed(let error):
      "\(name) has a new golden; the old one was unreadable: \(error)"
    case .orphan: "\(path) has no scenario or no gesture, but must have both"
    case .broken(let error): error.message
    }
  }

  /// The comparison, where there is one that says something.
  var difference: GoldenDifference? {
    switch outcome {
    case .differs(let difference), .written(let difference?):
      difference.comparison.agrees ? nil : difference
    case .matches, .missing, .written, .renewed, .orphan, .broken: nil
    }
  }
}
