import Testing
import UIKit

@Suite("Census")
struct CensusTests {
  /// The sources that use the census's symbols: they compile, or this test would not run.
  private static let sources: String = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let names = ["Layout", "Scroll", "Views", "Time", "Surface", "Geometry"]
    let texts = names.map {
      try? String(contentsOf: folder.appending(path: "Census\($0).swift"), encoding: .utf8)
    }
    return texts.compactMap { $0 }.joined()
  }()

  @Test("every symbol of the list is used in code that compiles", arguments: CensusSymbols.allCases)
  func isUsed(table: CensusSymbols) {
    #expect(table.symbols.filter { !Self.isUsed($0) } == [])
  }

  /// Whether the name is written somewhere; of a method also its labels, in their order, not far behind.
  private static func isUsed(_ symbol: String) -> Bool {
    guard symbol.hasSuffix(")"), let open = symbol.firstIndex(of: "(") else {
      return sources.contains(symbol)
    }
    let labels = symbol[symbol.index(after: open)...].dropLast().split(separator: ":")
    return sources.ranges(of: symbol[...open]).contains { place in
      var rest = sources[place.upperBound...].prefix(500)
      for label in labels where label != "_" {
        guard let found = rest.range(of: label) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
  }
}
