import ReplayAnalysis
import ReplayFormats
import ScrollPhysics
import ScrollReplay

extension JSONText {
  /// Writes a report as a page holds it.
  mutating func value(_ report: Report) {
    object(.lines) { text in
      text.member("title", report.title)
      text.kind(report.kind)
      text.samples(report.subject.samples)
      text.array("replays", of: report.replays, .lines) { $0.value($1) }
    }
  }

  private mutating func kind(_ kind: Report.Kind) {
    switch kind {
    case .remedies: member("kind", "remedies")
    case .comparison(let difference):
      member("kind", "comparison")
      guard let difference else { return }
      object("difference") { text in
        text.member("frame", difference.frame)
        text.member("field", difference.field.rawValue)
        text.member("words", difference.sentence)
      }
    }
  }

  private mutating func samples(_ samples: [TouchSample]) {
    guard !samples.isEmpty else { return }
    array("samples") { text in
      for sample in samples {
        text.array { text in
          text.value((Double(sample.time) / 1e6).toDecimals(3))
          text.value(sample.phase == .began ? 1 : sample.phase == .moved ? 2 : 0)
          text.value(sample.position.x.toDecimals(3))
          text.value(sample.position.y.toDecimals(3))
        }
      }
    }
  }
}
