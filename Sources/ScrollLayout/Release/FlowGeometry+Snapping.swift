import ScrollPhysics

extension FlowGeometry {
  /// The centre nearest to `position` along the scroll direction, among the elements that `rect` shows; the first
  /// of two equally near.
  func center(nearestTo position: Double, in rect: Rectangle) -> Double? {
    var nearest: Double?
    var least = Double.infinity
    forEachElement(in: rect) { _, center, _ in
      let center = scrollDirection == .horizontal ? center.x : center.y
      let distance = abs(center - position)
      if distance < least {
        least = distance
        nearest = center
      }
    }
    return nearest
  }

  /// The offsets along the scroll direction at which an element of `kind` has its centre at `anchor` of the
  /// bounds' length, unclamped, rising.
  ///
  /// - Complexity: O(*n* log *n*) in the number of elements.
  public func snapPositions(of kind: ElementKind, anchor: Double = 0.5) -> [Double] {
    let shift = boundsSize[scrollDirection] * anchor
    var positions: [Double] = []
    for section in sections.indices {
      let elements = kind == .cell ? sections[section].cellCount : 1
      for item in 0..<elements {
        let element = ElementID(kind, section: section, item: item)
        guard let attributes = attributes(of: element) else { continue }
        let position = attributes.center[scrollDirection] - shift
        if positions.last != position { positions.append(position) }
      }
    }
    positions.sort()
    return positions
  }
}

extension ReleaseRule {
  /// Where along its axis the content should come to rest under this rule: an element of `kind` at the rule's anchor.
  ///
  /// From where elements are, not from what the rule answers: so a rest can be judged. Rising, unclamped; the ends of
  /// the content may make a position unreachable.
  public func snapPositions(of kind: ElementKind = .cell, in geometry: FlowGeometry) -> [Double] {
    geometry.snapPositions(of: kind, anchor: anchor)
  }

  /// Where in the bounds the rule wants an element's centre: 0 at their start, 1 at their end.
  public var anchor: Double {
    if case .nearestCentre(let anchor) = kind { anchor } else { 0.5 }
  }
}
