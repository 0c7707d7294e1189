import ScrollLayout
import ScrollPhysics
import Testing

@Suite("Search for elements in a rectangle")
struct ElementSearchTests {
  @Test("finds what a look at every frame finds, in the same order", arguments: UInt64(0)..<200)
  func findsTheSame(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let layout = FlowLayout.random(from: &numbers)
    let bounds = Extent(width: numbers.length(400), height: numbers.length(400))
    let geometry = FlowGeometry(layout, boundsSize: bounds)
    let all = geometry.allElements(of: layout)
    for _ in 0..<20 {
      let rect = Rectangle(
        origin: Vector(
          x: numbers.length(geometry.contentSize.width + 400) - 200,
          y: numbers.length(geometry.contentSize.height + 400) - 200),
        size: Extent(width: numbers.length(300), height: numbers.length(300)))
      var found: [LayoutAttributes] = []
      geometry.appendElements(in: rect, to: &found)
      let expected = all.filter { $0.untransformedFrame.intersects(rect) }
      #expect(found == expected, "\(rect) in \(bounds) of \(layout)")
    }
  }
}

extension SplitMix64 {
  /// A length below `bound`, in halves of a point, so that edges often meet.
  mutating func length(_ bound: Double) -> Double {
    Double(next(below: Int(bound * 2) + 1)) / 2
  }

  /// A length around zero, more often positive.
  mutating func spacing() -> Double { length(60) - 20 }
}

extension FlowLayout {
  static func random(from numbers: inout SplitMix64) -> FlowLayout {
    var sections: [FlowSection] = []
    for _ in 0..<numbers.next(below: 4) { sections.append(.random(from: &numbers)) }
    return FlowLayout(
      scrollDirection: numbers.next(below: 2) == 0 ? .horizontal : .vertical, sections: sections)
  }
}

extension FlowSection {
  static func random(from numbers: inout SplitMix64) -> FlowSection {
    let count = numbers.next(below: 30)
    var section = FlowSection(items: .fixed(.random(from: &numbers), count: count))
    if numbers.next(below: 2) == 0 {
      section.items = .each((0..<count).map { _ in .random(from: &numbers) })
    }
    section.minimumLineSpacing = numbers.spacing()
    section.minimumInteritemSpacing = numbers.spacing()
    section.sectionInset = Insets(
      top: numbers.spacing(), left: numbers.spacing(), bottom: numbers.spacing(),
      right: numbers.spacing())
    if numbers.next(below: 2) == 0 { section.headerReferenceSize = .random(from: &numbers) }
    if numbers.next(below: 2) == 0 { section.footerReferenceSize = .random(from: &numbers) }
    return section
  }
}

extension Extent {
  static func random(from numbers: inout SplitMix64) -> Extent {
    Extent(width: numbers.length(120), height: numbers.length(120))
  }
}
