import ReplayTuning
import ScrollReplay

/// A sweep or a search as an SVG picture: every parameter's curve and every pair's map, for each term of the objective.
public struct TuningPicture: Sendable {
  private let result: TuningResult

  /// Draws a result.
  public init(_ result: TuningResult) { self.result = result }

  /// The picture; the same result gives the same bytes.
  public var bytes: [UInt8] {
    var panels: [(inout SVGText) -> Void] = []
    for (index, curve) in result.curves.enumerated() where curve.count > 1 {
      for term in result.terms.indices {
        panels.append { TuningCurve(result, index, term).draw(in: &$0) }
      }
    }
    for plane in result.planes {
      for term in result.terms.indices {
        panels.append { PlanePicture(result, plane, term).draw(in: &$0) }
      }
    }
    var picture = SVGText()
    picture.text("bold", x: 16, y: 24, title)
    for (index, panel) in panels.enumerated() {
      let x = 8 + Double(index % 2) * TuningPanel.width
      let y = 36 + Double(index / 2) * TuningPanel.height
      picture.group("transform=\"translate(\(x.text(1)) \(y.text(1)))\"", panel)
    }
    let rows = Double((panels.count + 1) / 2)
    return picture.document(
      SVGFrame(width: 16 + 2 * TuningPanel.width, height: 44 + rows * TuningPanel.height),
      title: title, style: PlanePicture.style)
  }

  private var title: String {
    guard let best = result.tuning.best else { return "No point could be tried" }
    let values = zip(result.names, best.values).map { "\($0) \($1)" }
    return
      "\(result.tuning.trials.count.counted("point")), the best at \(values.joined(separator: ", "))"
  }
}

/// The frame in which a curve or a map of a tuning stands.
enum TuningPanel {
  static let width = 372.0
  static let height = 250.0
  static let left = 64.0
  static let right = 356.0
  static let top = 40.0
  static let bottom = 206.0

  /// The panel's title, and the name of what lies to the right.
  static func names(_ title: String, _ horizontal: String, _ picture: inout SVGText) {
    picture.text("small bold", x: 8, y: 20, title)
    picture.text("small soft middle", x: (left + right) / 2, y: bottom + 34, horizontal)
  }
}
