import Foundation
import Testing

@Suite("fit")
struct FitTests {
  private static let trace = "\(package)Fixtures/imports/trace.csv"

  @Test("tells a flight's rate, its interval, what is left and what else it may be")
  func flight() {
    let fit = Transcript("fit \(FitTests.trace) --law flight")
    #expect(fit.code == 0)
    #expect(fit.output.contains("0.998"))
    #expect(fit.output.contains("within"))
    #expect(fit.output.contains("ruled out"))
  }

  @Test("draws what is left of every sample, in characters and as SVG")
  func pictures() {
    let fit = Transcript("fit \(FitTests.trace) --law flight")
    #expect(fit.output.contains("left pt"))
    let svg = Transcript("fit \(FitTests.trace) --law flight --svg").output
    #expect(svg.hasPrefix("<svg"))
    // A dot a sample: as many as the table lists.
    let samples = svg.components(separatedBy: "h0M").count
    #expect(fit.output.contains("\n\(samples) samples, heading for"))
  }

  @Test("as JSON lists every law and every residual")
  func json() throws {
    let text = Transcript("fit \(FitTests.trace) \(FitTests.trace) --json").output
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((document["fits"] as? [[String: Any]])?.count ?? 0 >= 4)
    #expect((document["residuals"] as? [[Double]])?.count == 2)
  }

  /// What UIKit's law would log of a flight, at 60 Hz in pixels of a third of a point.
  private func logged(
    factor: Double, samples: Int = 60, _ change: (inout [Double]) -> Void = { _ in }
  ) -> String {
    let exponent = log(factor) * 1000 / 60
    // UIKit's second-order series of a short frame.
    let step = exponent < -0.5 ? exp(exponent) : 1 + exponent + exponent * exponent / 2
    var offsets = (0..<samples).map { 900 * (1 - pow(step, Double($0))) }
    change(&offsets)
    return offsets.enumerated().reduce(into: "t_ms,content_offset_y\n") { text, row in
      text += "\(Double(row.offset) * 1000 / 60),\((row.element * 3).rounded() / 3)\n"
    }
  }

  @Test(
    "draws outliers at the edge, and what is left of the others as large as without them",
    arguments: [30.0, -300, 3000, -30_000])
  func outliers(_ distance: Double) throws {
    let folder = try TemporaryDirectory()
    func fit(_ text: String, _ flags: String) throws -> String {
      try Data(text.utf8).write(to: folder.url.appending(path: "trace.csv"))
      return Transcript("fit \(folder.path("trace.csv")) --law flight \(flags)").output
    }
    let spoilt = logged(factor: 0.998) { offsets in
      for index in [11, 26, 40] { offsets[index] += distance }
    }
    let svg = try fit(spoilt, "--svg")
    // The y of every stem's end and of every triangle.
    func ends(_ svg: String, _ style: String, _ sign: Character) -> [Double] {
      svg.split(separator: "\n").filter { $0.contains("class=\"\(style)\"") }.flatMap { line in
        line.split(separator: sign).dropFirst().compactMap {
          Double($0.prefix { "0123456789.".contains($0) })
        }
      }
    }
    let stems = ends(svg, "stems", "V")
    #expect(stems.count == 57)
    #expect((stems.max() ?? 0) - (stems.min() ?? 0) > 20)
    #expect(stems.allSatisfy { $0 >= 214 && $0 <= 292 })
    let triangles = ends(svg, "outliers", " ").filter { $0 >= 24 }
    #expect(svg.components(separatedBy: "l-4 \(distance > 0 ? -7 : 7)z").count - 1 == 6)
    #expect(triangles.allSatisfy { $0 <= 292 })
    #expect(svg.contains("outliers are triangles"))
    #expect(try !fit(logged(factor: 0.998), "--svg").contains("triangles"))
    // In characters, the numbers at the plot's edges are of the others too.
    let edge = try fit(spoilt, "").split(separator: "\n").first {
      $0.contains("⠀") || $0.contains("⣀")
    }
    let number = edge?.split(separator: " ").first.flatMap { Double($0) }
    #expect(number.map { $0 < 1 } == true, "\(edge ?? "")")
  }

  @Test(
    "says of a constant that it ended at its bound, in text and JSON",
    arguments: [(0.998, false), (0.99, false), (0.9999, true), (0.93, true)])
  func bound(_ factor: Double, _ isAtBound: Bool) throws {
    let folder = try TemporaryDirectory()
    let path = folder.path("trace.csv")
    try Data(logged(factor: factor).utf8).write(to: URL(filePath: path))
    #expect(Transcript("fit \(path) --law flight").output.contains("at its bound") == isAtBound)
    let document = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Transcript("fit \(path) --law flight --json").output.utf8)) as? [String: Any])
    let fits = try #require(document["fits"] as? [[String: Any]])
    let flight = try #require(fits.first { $0["law"] as? String == "flight" })
    let rate = try #require((flight["constants"] as? [[String: Any]])?.first)
    #expect(rate["isAtBound"] as? Bool == isAtBound)
  }

  @Test("says what is wrong with a trace")
  func errors() {
    #expect(Transcript("fit \(package)Fixtures/imports/flick.csv").code == 65)
    #expect(Transcript("fit none.csv").code == 66)
    #expect(Transcript("fit").code == 2)
  }
}
