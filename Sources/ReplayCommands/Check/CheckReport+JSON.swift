import ReplayFormats
import ScrollReplay

extension CheckReport {
  /// Every result as JSON, a line each.
  var json: String {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      text.member("engine", ReplayEngine.version)
      text.array("replays", of: results, .lines) { $0.value($1) }
      text.member("summary", summary)
      text.member("exit", Int(exitCode.rawValue))
    }
    return String(decoding: text.finished(), as: UTF8.self)
  }
}

extension JSONText {
  fileprivate mutating func value(_ result: CheckResult) {
    object { text in
      text.member("scenario", result.scenario)
      text.member("gesture", result.gesture)
      text.member("path", result.path)
      text.member("line", result.line)
      text.member("outcome", result.outcome.word)
      text.member("message", result.headline)
      text.array("notes", of: result.notes) { $0.value($1) }
      if let difference = result.difference { text.members(difference.comparison) }
    }
  }
}
