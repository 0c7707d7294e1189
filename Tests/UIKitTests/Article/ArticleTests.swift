import Foundation
import ReplayAnalysis
import Testing
import UIKit

@MainActor
@Suite("Article: replay your own carousel")
struct ArticleTests {
  @Test("the layout flaps, and the remedy removes it")
  func example() throws {
    let found = try flaps { CardLayout() }
    #expect(found.map(\.kind) == [.teleport])
    // From 370 back to the card's rest at 355.
    #expect(found.map(\.magnitude) == [15])
    #expect(try flaps { SteadyCardLayout() }.isEmpty)
  }

  @Test("prints the code that is compiled here")
  func code() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(contentsOf: tests.appending(path: "OwnCarousel.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: root.appending(path: "Sources/UIKit/UIKit.docc/ReplayYourOwnCarousel.md"),
      encoding: .utf8)
    let code = try #require(source.range(of: "import UIKit\n\n")).upperBound
    #expect(article.contains("```swift\n\(source[code...])```"))
  }
}
