import SourcePreparation
import Testing

@Suite("Old spellings")
struct OldSpellingTests {
  @Test(
    "of layout methods are renamed where they are overridden or called",
    arguments: [
      Example(
        "override func prepareLayout() { super.prepareLayout() }",
        "override func prepare() { super.prepare() }", "1: prepareLayout() → prepare()",
        "1: prepareLayout() → prepare()"),
      Example(
        "override func collectionViewContentSize() -> CGSize { CGSize.zero }",
        "override var collectionViewContentSize: CGSize { CGSize.zero }",
        "1: func collectionViewContentSize() -> CGSize → var collectionViewContentSize: CGSize"),
      Example(
        "let a = super.collectionViewContentSize().width, b = collectionViewContentSize()",
        "let a = super.collectionViewContentSize.width, b = collectionViewContentSize",
        "1: collectionViewContentSize() → collectionViewContentSize",
        "1: collectionViewContentSize() → collectionViewContentSize"),
      Example(
        "override func layoutAttributesForElementsInRect(rect: CGRect) -> [A]? { super.layoutAttributesForElementsInRect(rect) }",
        "override func layoutAttributesForElements(in rect: CGRect) -> [A]? { super.layoutAttributesForElements(in: rect) }",
        "1: layoutAttributesForElementsInRect(rect: CGRect) → layoutAttributesForElements(in rect: CGRect)",
        "1: layoutAttributesForElementsInRect(rect) → layoutAttributesForElements(in: rect)"),
      Example(
        "override func layoutAttributesForSupplementaryViewOfKind(kind: String, atIndexPath path: P) {}",
        "override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: P) {}",
        "1: layoutAttributesForSupplementaryViewOfKind(kind: String, atIndexPath path: P) → "
          + "layoutAttributesForSupplementaryView(ofKind kind: String, at path: P)"),
      Example(unchanged: "override var collectionViewContentSize: CGSize { size }"),
      Example(unchanged: "func prepareLayout() {}\nview.prepareLayout()"),
      Example(unchanged: "let a = collectionViewContentSize.width\nlet b = prepareLayout"),
    ])
  func renamed(example: Example) {
    let prepared = Prepared("import UIKit; " + example.input)
    #expect(prepared.text == "import UIKit; " + example.output)
    #expect(prepared.changes == example.changes)
  }
}

@Suite("Hazards")
struct HazardTests {
  @Test(
    "are noted by name and place, and left",
    arguments: [
      ("let a = arc4random_uniform(3)", "1:9: arc4random_uniform differs from replay to replay"),
      ("let a = CGFloat.random(in: 0...1)", "1:17: random(in differs from replay to replay"),
      (
        "let a = ProcessInfo.processInfo.systemUptime",
        "1:33: systemUptime reads the wall clock, not the replay's"
      ),
      (
        "let a = CFAbsoluteTimeGetCurrent()",
        "1:9: CFAbsoluteTimeGetCurrent reads the wall clock, not the replay's"
      ),
      (
        "Thread.sleep(forTimeInterval: 1)",
        "1:1: Thread.sleep waits in real time, in which the replay stands still"
      ),
      (
        "\nDispatchQueue . global().async {}",
        "2:1: DispatchQueue.global runs beside the replay, in no order"
      ),
      (
        "let a = \"\\(drand48())\"", "1:12: drand48 differs from replay to replay"
      ),
    ])
  func noted(input: String, note: String) {
    let prepared = Prepared(input)
    #expect(prepared.notes.contains("A.swift:\(note)"))
    #expect(prepared.text.hasSuffix(input))
  }

  @Test("in comments and strings are none")
  func none() {
    #expect(
      Prepared("// arc4random()\nlet a = \"drand48\"; let random = 1; b.random(c)").notes.isEmpty)
  }
}
