package import ScrollPhysics

extension FlowGeometry {
  /// From where the header of `section` starts to where its footer ends; nil if there is no such section.
  package func span(ofSection section: Int) -> ClosedRange<Double>? {
    guard sections.indices.contains(section) else { return nil }
    let record = sections[section]
    let end = record.footerStart + record.footerLength
    return min(record.headerStart, end)...end
  }

  /// The sections that `rect` touches.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  package func sections(in rect: Rectangle) -> [Int] {
    let (low, high) = (rect.minimum(scrollDirection), rect.maximum(scrollDirection))
    return sections.indices.filter { index in
      guard let span = span(ofSection: index) else { return false }
      return span.lowerBound <= high && span.upperBound >= low
    }
  }
}
