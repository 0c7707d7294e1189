package import ScrollLayout
package import ScrollPhysics

extension FlowLayout {
  /// The carousel whose cells shrink away from the middle, as people publish it: for `CellEffect.scale`.
  ///
  /// Items are 100 narrower than `viewport` and 150 tall, insets centre the first and last of them, and the
  /// spacing of 10 is reduced by the half of what a cell of the smallest scale loses, so that the gap *seen*
  /// beside it is 10. Made for one viewport: after a rotation it is stale.
  ///
  /// - Parameters:
  ///   - viewport: The view's size, in points; wider than 100.
  ///   - itemCount: How many cells there are.
  ///   - minimumScale: The smallest scale of a cell, in 0 ... 1.
  package static func scaleCarousel(
    viewport: Extent, itemCount: Int, minimumScale: Double = 0.7
  ) -> FlowLayout {
    let item = Extent(width: viewport.width - 100, height: 150)
    let side = (viewport.width - item.width) / 2
    let above = (viewport.height - item.height) / 2
    return FlowLayout(
      scrollDirection: .horizontal,
      sections: [
        FlowSection(
          items: .fixed(item, count: itemCount),
          minimumLineSpacing: 10 - (item.width - minimumScale * item.width) / 2,
          sectionInset: Insets(top: above, left: side, bottom: above, right: side))
      ])
  }

  /// Cells of `width` in one column, each 10 to 109 points high by `seed`: for `CellEffect.sticky`.
  package static func seededColumn(
    seed: UInt64, width: Double, itemCount: Int = 20, lineSpacing: Double = 10
  ) -> FlowLayout {
    var numbers = SplitMix64(seed: seed)
    let sizes = (0..<itemCount).map { _ in
      Extent(width: width, height: Double(10 + numbers.next(below: 100)))
    }
    return FlowLayout(
      sections: [FlowSection(items: .each(sizes), minimumLineSpacing: lineSpacing)])
  }
}
