import ReplayFormats
import ScrollReplay

extension CheckReport {
  /// Every result as JSON, a line each.
  var json: String {
    var text = JSONText()
    text.object(.lines) { text in
      text.key("version")
      text.value(1)
      text.key("engine")
      text.value(ReplayEngine.version)
      text.key("replays")
      text.array(.lines) { text in
        for result in results { text.value(result) }
      }
      text.key("summary")
      text.value(summary)
      text.key("exit")
      text.value(Int(exitCode.rawValue))
    }
    return String(decoding: text.finished(), as: UTF8.self)
  }
}

extension JSONText {
  fileprivate mutating func value(_ result: CheckResult) {
    object { text in
      text.key("scenario")
      text.value(result.scenario)
      text.key("gesture")
      text.value(result.gesture)
      text.key("path")
      text.value(result.path)
      text.key("line")
      text.value(result.line)
      text.key("outcome")
      text.value(result.outcome.word)
      text.key("message")
      text.value(result.headline)
      text.key("notes")
      text.array { text in
        for note in result.notes { text.value(note) }
      }
      if let difference = result.difference { text.members(difference.comparison) }
    }
  }
}
