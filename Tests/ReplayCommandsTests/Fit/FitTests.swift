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

  @Test("says what is wrong with a trace")
  func errors() {
    #expect(Transcript("fit \(package)Fixtures/imports/flick.csv").code == 65)
    #expect(Transcript("fit none.csv").code == 66)
    #expect(Transcript("fit").code == 2)
  }
}
