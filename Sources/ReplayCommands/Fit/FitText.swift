import ReplayFormats
import ReplayReport
import ReplayTuning
import ScrollReplay

/// A fit told to people, and to machines.
struct FitText {
  private let fit: TraceFit
  private let chosen: LawFit
  private let listsResiduals: Bool
  private let console: Console

  init(
    _ fit: TraceFit, _ chosen: LawFit, listsResiduals: Bool, on console: Console
  ) {
    self.fit = fit
    self.chosen = chosen
    self.listsResiduals = listsResiduals
    self.console = console
  }

  /// The constants with their intervals, what is left, and what the other laws leave.
  var text: String {
    var parts = [
      console.paragraph("\(chosen.law.rawValue), \(names):"), console.laidOut(constants),
      console.paragraph(left), plots, console.laidOut(laws), console.paragraph(verdict),
    ]
    if listsResiduals { parts.append(console.laidOut(residuals)) }
    return parts.joined(separator: "\n")
  }

  private var names: String { fit.traces.map(\.name).joined(separator: ", ") }

  private var constants: TextTable {
    var table = TextTable(["constant", "value", "95 % from", "to", "UIKit's", ""])
    for estimate in chosen.estimates {
      table.append([
        TextCell(estimate.name), TextCell(digits(estimate.value)),
        TextCell(digits(estimate.interval.lowerBound)),
        TextCell(digits(estimate.interval.upperBound)),
        TextCell(estimate.uikit.map(digits) ?? "–"),
        TextCell(
          [
            estimate.uikit.map { estimate.interval.contains($0) ? "within" : "outside" },
            estimate.isAtBound ? "at its bound" : nil,
          ].compactMap { $0 }.joined(separator: ", ")),
      ])
    }
    return table
  }

  private var left: String {
    let rests = chosen.rests.map { Numeral.rounded($0) }.joined(separator: ", ")
    return """
      \(chosen.count.counted("sample")), heading for \(rests): \(Numeral.rounded(chosen.rms, places: 3)) pt RMS, \
      \(Numeral.rounded(chosen.largest, places: 3)) pt at most, \(chosen.exact) exact to the pixel, \
      \(chosen.outliers.counted("outlier")).
      """
  }

  /// What is left of each trace, over the time that it moves.
  private var plots: String {
    // Outliers end at the edge: scaled by them, all others would lie flat.
    let reach = chosen.largest
    return zip(fit.traces, chosen.residuals).map { trace, residuals in
      let curve = BrailleCurve(
        residuals, span: -reach...reach, columns: min(console.width, 100) - FitText.margin, rows: 3)
      let labels = [
        Numeral.rounded(reach, places: 3), "left pt", Numeral.rounded(-reach, places: 3),
      ]
      let lines = zip(labels, curve.lines).map { label, line in
        DisplayText.pad(label, to: FitText.margin - 2, isRight: true) + "  " + line + "\n"
      }
      return "\(trace.name), \(Numeral.rounded(trace.times.last ?? 0, places: 0)) ms\n"
        + lines.joined()
    }.joined(separator: "\n")
  }

  private static let margin = 11

  private var laws: TextTable {
    var table = TextTable(["law", "RMS pt", "largest pt", "outliers", ""])
    let ruledOut = fit.ruledOutLaws
    for fit in fit.fits {
      table.append([
        TextCell(fit.law.rawValue), TextCell(Numeral.rounded(fit.rms, places: 3)),
        TextCell(Numeral.rounded(fit.largest, places: 3)), TextCell("\(fit.outliers)"),
        TextCell(ruledOut.contains(fit.law) ? "ruled out" : "possible"),
      ])
    }
    return table
  }

  private var verdict: String {
    let likely = fit.likelyLaws.map(\.rawValue)
    guard fit.isExplained else {
      let left = Numeral.rounded(fit.fits.first?.rms ?? 0)
      return "No law here explains the trace: the likeliest, \(likely[0]), leaves \(left) pt RMS."
    }
    return likely.count == 1
      ? "The trace follows \(likely[0]), and no other law."
      : "The trace cannot tell \(likely.joined(separator: ", ")) apart."
  }

  private var residuals: TextTable {
    var table = TextTable(["trace", "sample", "left pt"])
    for (trace, residuals) in zip(fit.traces, chosen.residuals) {
      for (index, residual) in residuals.enumerated() {
        table.append([
          TextCell(trace.name), TextCell("\(index)"),
          TextCell(Numeral.fixed(residual, places: 3)),
        ])
      }
    }
    return table
  }

  private func digits(_ value: Double) -> String { Numeral.rounded(value, places: 6) }

  /// Everything for machines.
  var json: String {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("version", 1)
      text.member("law", chosen.law.rawValue)
      text.array("fits", of: fit.fits, .lines) {
        $0.value($1, isRuledOut: fit.ruledOutLaws.contains($1.law))
      }
      text.array("residuals", .lines) { text in
        for residuals in chosen.residuals {
          text.array { text in
            for residual in residuals { text.value(residual) }
          }
        }
      }
    }
    return String(decoding: text.finished(), as: UTF8.self)
  }
}

extension JSONText {
  fileprivate mutating func value(_ fit: LawFit, isRuledOut: Bool) {
    object { text in
      text.member("law", fit.law.rawValue)
      text.member("isRuledOut", isRuledOut)
      text.member("rms", fit.rms)
      text.member("largest", fit.largest)
      text.member("outliers", fit.outliers)
      text.array("constants") { text in
        for estimate in fit.estimates {
          text.object { text in
            text.member("name", estimate.name)
            text.member("value", estimate.value)
            text.member("from", estimate.interval.lowerBound)
            text.member("to", estimate.interval.upperBound)
            text.member("isAtBound", estimate.isAtBound)
          }
        }
      }
    }
  }
}
