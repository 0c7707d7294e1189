import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension TuningParameter {
  /// The flow layout's, in all sections, under the names of a scenario's file.
  static let layoutFields: [TuningParameter] =
    [
      .word(
        "scrollDirection", "which way lines follow each other",
        [("horizontal", Axis.horizontal), ("vertical", .vertical)]
      ) { (scenario, axis) throws(TuningError) in scenario.layout.scrollDirection = axis },
      .number("itemCount", "how many items; where they are alike") {
        (scenario, value) throws(TuningError) in
        guard let count = Int(exactly: value), 0...Int(Int32.max) ~= count else {
          throw TuningError(
            "itemCount", .number(value), mustBe: "a whole number in 0…\(Int32.max) items")
        }
        try scenario.setItems("itemCount") { items in items = (items.size, count) }
      },
      .itemLength("itemSize.width", \.width), .itemLength("itemSize.height", \.height),
    ]
    + sectionLengths.map { name, about, path in
      .number(name, "\(about), points") { (scenario, value) throws(TuningError) in
        for section in scenario.layout.sections.indices {
          scenario.layout.sections[section][keyPath: path] = value
        }
        try scenario.validateLayout(name, value)
      }
    }

  private static let sectionLengths:
    [(String, String, any WritableKeyPath<FlowSection, Double> & Sendable)] = [
      ("minimumLineSpacing", "from one line of cells to the next", \.minimumLineSpacing),
      ("minimumInteritemSpacing", "between the cells of a line", \.minimumInteritemSpacing),
      ("sectionInset.top", "above the cells", \.sectionInset.top),
      ("sectionInset.left", "left of the cells", \.sectionInset.left),
      ("sectionInset.bottom", "below the cells", \.sectionInset.bottom),
      ("sectionInset.right", "right of the cells", \.sectionInset.right),
      ("headerReferenceSize.width", "a header's width", \.headerReferenceSize.width),
      ("headerReferenceSize.height", "a header's height", \.headerReferenceSize.height),
      ("footerReferenceSize.width", "a footer's width", \.footerReferenceSize.width),
      ("footerReferenceSize.height", "a footer's height", \.footerReferenceSize.height),
    ]

  private static func itemLength(
    _ name: String, _ path: any WritableKeyPath<Extent, Double> & Sendable
  ) -> TuningParameter {
    .number(name, "of items that are alike, points") { (scenario, value) throws(TuningError) in
      try scenario.setItems(name) { items in items.size[keyPath: path] = value }
      try scenario.validateLayout(name, value)
    }
  }
}

extension Scenario {
  fileprivate mutating func setItems(
    _ name: String, _ change: (inout (size: Extent, count: Int)) -> Void
  ) throws(TuningError) {
    for section in layout.sections.indices {
      guard case .fixed(let size, let count) = layout.sections[section].items else {
        throw TuningError("\(name) varies and items have a size each, but must have one for all")
      }
      var items = (size: size, count: count)
      change(&items)
      layout.sections[section].items = .fixed(items.size, count: items.count)
    }
  }

  fileprivate func validateLayout(_ name: String, _ value: Double) throws(TuningError) {
    try TuningError.check(name, value) { () throws(PhysicsError) in try layout.validate() }
  }
}
