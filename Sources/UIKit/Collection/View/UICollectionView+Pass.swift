import ScrollLayout
import ScrollPhysics
import ScrollReplay

// The layout pass: prepare, content size, elements in what is seen, views for them.

extension UICollectionView {
  /// Rounds of a pass in which layouts may invalidate themselves; then the next frame has to do.
  private static var mostRounds: Int { 4 }

  /// Lays out until the layout stays valid.
  func layOutElements() {
    for _ in 0..<UICollectionView.mostRounds {
      prepareLayout()
      placeElements()
      guard content.isLayoutValid, upkeep.announced == modelBounds else { continue }
      break
    }
    // Views come and go in the pass itself; that asks for none. A layout that will not stay valid has to wait.
    layoutState.needsLayout = false
    upkeep.isOverdue = !content.isLayoutValid
    upkeep.events.insert(.layoutPass)
  }

  private var modelBounds: CGRect {
    CGRect(origin: CGPoint(engine.contentOffset), size: CGSize(engine.boundsSize))
  }

  /// Has the layout prepare, if it is invalid.
  func prepareLayout() {
    guard !content.isLayoutValid else { return }
    content.isLayoutValid = true
    let layout = collectionViewLayout
    Scene.current.asking { layout.prepare() }
    let size = layout.collectionViewContentSize
    if !(size.width.isFinite && size.height.isFinite) {
      Scene.current.note(.notFinite, of: nil)
    }
    content.isSizingContent = true
    contentSize = size
    content.isSizingContent = false
    adjustOffset()
  }

  private func adjustOffset() {
    let adjustment = content.offsetAdjustment
    guard adjustment != .zero else { return }
    content.offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// What of the content is seen; in a view animation also what will be, as cells on their way stay until they are
  /// there.
  private var rectInSight: CGRect {
    guard engine.presentedOffset != engine.contentOffset else { return modelBounds }
    return CGRect(
      engine.bounds.union(Rectangle(origin: engine.presentedOffset, size: engine.boundsSize)))
  }

  /// Gives every element in sight a view, and takes those of the others away.
  private func placeElements() {
    let rect = rectInSight
    let layout = collectionViewLayout
    let answer = Scene.current.asking { layout.layoutAttributesForElements(in: rect) } ?? []
    noteWritten(by: layout)
    if !content.wasInvalidated, isPlaced(answer, in: rect) { return }
    let isNew = content.wasInvalidated
    content.wasInvalidated = false
    var old = content.shown
    var found = content.found
    content.found = []
    var cursor = 0
    for attributes in answer {
      guard let element = element(of: attributes, in: rect) else { continue }
      var shown: ShownElement?
      if let place = old.place(of: element, from: cursor) {
        cursor = place + 1
        old[place].isKept = true
        shown = old[place]
      }
      found.append(FoundElement(element: element, attributes: attributes, shown: shown))
    }
    // Those that leave make room first: their views may come back as others.
    for shown in old where !shown.isKept { putAway(shown) }
    old.removeAll(keepingCapacity: true)
    content.shown = []
    show(found, isNew)
    found.removeAll(keepingCapacity: true)
    content.found = found
    content.spare = old
  }

  /// Gives elements their views, and views their attributes.
  private func show(_ found: [FoundElement], _ isNew: Bool) {
    var elements = content.spare
    content.spare = []
    for one in found {
      if let shown = one.shown {
        shown.isKept = false
        shown.take(one.attributes)
        if isNew { shown.view.show(one.attributes) } else { check(shown) }
        elements.append(shown)
      } else if let view = makeView(for: one.attributes) {
        elements.append(ShownElement(one.element, one.attributes, view))
      }
    }
    content.shown = elements
  }

  /// Whether the views show `answer` as it is already, so that nothing is left to do.
  private func isPlaced(_ answer: [UICollectionViewLayoutAttributes], in rect: CGRect) -> Bool {
    let elements = content.shown
    guard elements.count == answer.count else { return false }
    for index in elements.indices {
      let (shown, attributes) = (elements[index], answer[index])
      guard shown.attributes === attributes, shown.version == attributes.version,
        shown.upright.meets(rect)
      else { return false }
    }
    return true
  }

  private func noteWritten(by layout: UICollectionViewLayout) {
    for attributes in layout.takeWrittenAttributes() {
      Scene.current.note(
        .sharedAttributesWritten, of: attributes.element, distance: distance(to: attributes))
    }
  }

  /// What the layout may name: something finite, in sight, that the data have.
  private func element(of attributes: UICollectionViewLayoutAttributes, in rect: CGRect)
    -> ElementID?
  {
    let look = attributes.look
    guard look.isFinite else {
      Scene.current.note(.notFinite, of: Scene.current.element(of: attributes))
      return nil
    }
    guard !look.isHidden, look.upright.meets(rect) || look.frame.meets(rect) else {
      return nil
    }
    guard let element = Scene.current.element(of: attributes) else { return nil }
    if element.kind == .cell {
      let counts = itemCounts
      guard Int(element.section) < counts.count, element.item < counts[Int(element.section)] else {
        Scene.current.note(.noSuchElement, of: element)
        return nil
      }
    }
    return element
  }

  /// Notes attributes that differ from those before although the layout is valid; UIKit would not see them.
  private func check(_ shown: ShownElement) {
    let (look, applied) = (shown.attributes.look, shown.view.appliedLook)
    guard look != applied else { return }
    let way = (Vector(look.center) - Vector(applied.center)).squaredLength
    Scene.current.note(
      .changedWithoutInvalidation, of: shown.element, distance: way.squareRoot())
  }

  private func distance(to attributes: UICollectionViewLayoutAttributes) -> Double {
    let before = content.shown.first { $0.element == attributes.element }
    guard let looks = before?.view.appliedLook else { return 0 }
    return (Vector(attributes.look.center) - Vector(looks.center)).squaredLength
      .squareRoot()
  }
}

extension [ShownElement] {
  /// Where `element` is among those not found again yet: at `cursor`, as a rule.
  @MainActor
  fileprivate func place(of element: ElementID, from cursor: Int) -> Int? {
    if cursor < count, !self[cursor].isKept, self[cursor].element == element { return cursor }
    for index in indices where !self[index].isKept && self[index].element == element {
      return index
    }
    return nil
  }
}

extension CGRect {
  /// Whether the two share an area, as `intersects(_:)` says of rectangles that are none of nothing: it makes the
  /// intersection first.
  @inline(__always)
  func meets(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
