import ScrollLayout

/// The elements of a frame, to be asked for one by one.
///
/// A handful is compared one after the other, as nearly all frames hold; more are hashed, so that a view of thousands
/// costs no more an element than a view of three.
struct ElementLookup {
  private let cells: ArraySlice<LayoutAttributes>
  private let last: [ElementID: Int]

  private static let handful = 24

  init(_ cells: ArraySlice<LayoutAttributes>) {
    self.cells = cells
    var last: [ElementID: Int] = [:]
    if cells.count > ElementLookup.handful {
      last.reserveCapacity(cells.count)
      for index in cells.indices { last[cells[index].element] = index }
    }
    self.last = last
  }

  /// Where `element` stands, the last time if it stands there twice.
  func lastIndex(of element: ElementID) -> Int? {
    last.isEmpty ? cells.lastIndex { $0.element == element } : last[element]
  }

  func contains(_ element: ElementID) -> Bool { lastIndex(of: element) != nil }
}
