import ReplayAnalysis
import ReplayFormats
import ReplayReport
import ScrollPhysics
import ScrollReplay

/// What `diff` found.
enum DiffAnswer {
  /// Two recordings.
  case comparison(GoldenDifference, hasElements: Bool)
  /// A trace over a recording.
  case alignment(TraceAlignment, trace: OffsetTrace, recording: Recording)

  /// Whether nothing differs that counts.
  var agrees: Bool {
    switch self {
    case .comparison(let difference, _): difference.comparison.agrees
    case .alignment(let alignment, _, _): alignment.agrees
    }
  }

  /// The answer for machines.
  var json: String {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      switch self {
      case .comparison(let difference, let hasElements):
        text.member("elements", hasElements)
        text.members(difference.comparison)
      case .alignment(let alignment, _, _): text.members(alignment)
      }
    }
    return String(decoding: text.finished(), as: UTF8.self)
  }

  /// The answer for people.
  func text(on console: Console) -> String {
    switch self {
    case .comparison(let difference, let hasElements):
      let told = ComparisonText(
        difference.comparison, expected: difference.expected, actual: difference.actual)
      let left =
        hasElements ? "" : "  elements and findings are not compared: a table of frames has none\n"
      return title + left
        + (agrees ? told.outcome(width: console.width) : told.text(width: console.width))
    case .alignment(let alignment, let trace, let recording):
      return title
        + AlignmentText(alignment, trace: trace, recording: recording).text(width: console.width)
    }
  }

  private var title: String { agrees ? "the two agree\n" : "the two differ\n" }
}
