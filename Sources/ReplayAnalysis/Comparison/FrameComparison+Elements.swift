import ScrollLayout
import ScrollReplay

extension FrameComparison {
  func presence(
    _ mine: ArraySlice<LayoutAttributes>, _ theirs: ArraySlice<LayoutAttributes>, _ frame: Int
  ) -> [RecordingDifference] {
    let (mine, theirs) = (mine.map(\.element), theirs.map(\.element))
    guard mine != theirs, !isResampled else { return [] }
    let place = zip(mine, theirs).enumerated().first { $1.0 != $1.1 }?.offset
    let index = place ?? min(mine.count, theirs.count)
    let should = theirs.indices.contains(index) ? theirs[index] : nil
    let shown = mine.indices.contains(index) ? mine[index] : nil
    var found = difference(in: frame, .elements)
    found.element = missing(from: mine, in: theirs) ?? missing(from: theirs, in: mine) ?? should
    found.expected = should.map(FieldValue.element) ?? .missing
    found.actual = shown.map(FieldValue.element) ?? .missing
    found.amount = max(1, Double(mine.count - theirs.count).magnitude)
    return [found]
  }

  private func missing(from some: [ElementID], in all: [ElementID]) -> ElementID? {
    let known = Set(some)
    return all.first { !known.contains($0) }
  }

  /// The elements that both have, in the expected order.
  func pairs(
    _ mine: ArraySlice<LayoutAttributes>, _ theirs: ArraySlice<LayoutAttributes>
  ) -> [(LayoutAttributes, LayoutAttributes)] {
    if mine.count == theirs.count, zip(mine, theirs).allSatisfy({ $0.element == $1.element }) {
      return Array(zip(mine, theirs))
    }
    let lookup = Dictionary(mine.map { ($0.element, $0) }, uniquingKeysWith: { first, _ in first })
    return theirs.compactMap { cell in lookup[cell.element].map { ($0, cell) } }
  }
}
