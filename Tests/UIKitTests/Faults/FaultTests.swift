import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// A layout that misbehaves one way, or does the same as it should be done.
private enum Style: String, CaseIterable {
  case clean, withoutInvalidation, withoutCopy, notANumber, unknownItem
}

/// Fades cells with the offset, and misbehaves as asked.
private final class FadingLayout: UICollectionViewFlowLayout {
  private let style: Style

  init(_ style: Style) {
    self.style = style
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    style != .withoutInvalidation
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    let own =
      style == .withoutCopy
      ? elements : elements.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    for attributes in own {
      attributes.alpha = max(0, 1 - abs(attributes.center.x - rect.midX) / 1000)
      if style == .notANumber, attributes.indexPath.item == 3 { attributes.center.y = .nan }
    }
    guard style == .unknownItem else { return own }
    let unknown = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 99, section: 0))
    unknown.frame = rect
    return own + [unknown]
  }
}

@Suite("Faults of layouts")
@MainActor
struct FaultTests {
  private func replay(_ style: Style) throws -> Recording {
    try smallScene.replay(flick()) { carousel(FadingLayout(style)) }
  }

  @Test(
    "each is named, and nothing else is",
    arguments: [
      (Style.clean, []),
      (.withoutInvalidation, [.changedWithoutInvalidation]),
      (.withoutCopy, [.sharedAttributesWritten]),
      (.notANumber, [.notFinite]),
      (.unknownItem, [.noSuchElement]),
    ] as [(Style, [LayoutFault.Kind])])
  private func kinds(style: Style, kinds: [LayoutFault.Kind]) throws {
    #expect(try replay(style).faultKinds == kinds)
  }

  @Test("what changes without an invalidation is not seen, as in UIKit")
  func stale() throws {
    let recording = try replay(.withoutInvalidation)
    let clean = try replay(.clean)
    let item = ElementID.cell(section: 0, item: 2)
    func alphas(_ recording: Recording) -> Set<Double> {
      Set(recording.cells.filter { $0.element == item }.map(\.alpha))
    }
    #expect(alphas(recording).count == 1)
    #expect(alphas(clean).count > 10)
  }

  @Test("attributes written without a copy are seen all the same")
  func shared() throws {
    #expect(try replay(.withoutCopy).hash == replay(.clean).hash)
  }

  @Test("they start anew with every invalidation: a shift does not add up")
  func noSum() throws {
    let recording = try smallScene.replay(flick()) { carousel(ShiftingLayout()) }
    #expect(Set(recording.cells.map(\.center.y)) == [160])
    #expect(recording.faultKinds == [.sharedAttributesWritten])
  }

  @Test("an element that is nowhere is left out, the others are not")
  func skipped() throws {
    let recording = try replay(.notANumber)
    #expect(!recording.cells.contains { $0.element.item == 3 })
    #expect(recording.cells.contains { $0.element.item == 2 })
    #expect(recording.faults.allSatisfy { $0.element == .cell(section: 0, item: 3) })
  }

  @Test("an index path twice is seen twice")
  func twice() throws {
    let recording = try smallScene.replay(stop()) { carousel(TwiceLayout()) }
    let first = recording.cells(in: 0).map(\.element.item)
    #expect(first == [2, 3, 2])
  }

  @Test("two owners of a motion: writing the offset in frame after frame while it glides")
  func fight() throws {
    func replay(_ writes: @escaping (Int) -> Bool) throws -> Recording {
      var calls = 0
      let delegate = DiaryDelegate(Diary())
      delegate.onScroll = { view in
        guard view.isDecelerating else { return }
        calls += 1
        if writes(calls) { view.contentOffset.x += 1 }
      }
      return try smallScene.replay(flick()) {
        carousel(UICollectionViewFlowLayout(), delegate: delegate)
      }
    }
    #expect(try replay { $0 % 2 == 1 }.faultKinds == [.offsetWrittenDuringMotion])
    #expect(try replay { $0 == 5 }.faultKinds == [])
    #expect(try replay { _ in false }.faultKinds == [])
  }
}

/// Moves super's attributes down by 10, without a copy.
private final class ShiftingLayout: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect)
    for attributes in elements ?? [] { attributes.frame.origin.y += 10 }
    return elements
  }
}

/// Names the first element again at the end.
private final class TwiceLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    return elements
      + elements.prefix(1).compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }
}
