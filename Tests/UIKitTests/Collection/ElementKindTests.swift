import ScrollLayout
import ScrollReplay
import Testing
import UIKit

@Suite("Views beside the cells")
@MainActor
struct ElementKindTests {
  @Test("have names of the app's own in the recording")
  func names() throws {
    let recording = try smallScene.replay(flick()) {
      let layout = BadgeLayout()
      layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
      let view = carousel(layout)
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "edge")
      return view
    }
    #expect(recording.header.elementNames == ["badge", "stripe"])
    let last = recording.cells(in: recording.count - 1)
    let badges = last.filter { $0.element.kind == .supplementary }
    #expect(badges.allSatisfy { $0.element.name == 0 })
    let stripes = last.filter { $0.element.kind == .decoration }
    #expect(stripes.map(\.element.name) == [1])
    #expect(stripes.first?.zIndex == -1)
    #expect(last.map(\.element.item) == last.map(\.element.item).sorted() || !badges.isEmpty)
    #expect(recording.faults == [])
  }
}

private final class Stripe: UICollectionReusableView {}

/// A badge on every cell, and a stripe behind all.
private final class BadgeLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let cells = super.layoutAttributesForElements(in: rect) ?? []
    let badges = cells.map { cell in
      let badge = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "badge", with: cell.indexPath)
      badge.frame = CGRect(x: cell.frame.minX, y: 0, width: 20, height: 20)
      badge.zIndex = 1
      return badge
    }
    let stripe = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "stripe", with: IndexPath(item: 0, section: 0))
    stripe.frame = CGRect(x: 0, y: 140, width: 2000, height: 20)
    stripe.zIndex = -1
    return cells + badges + [stripe]
  }
}
