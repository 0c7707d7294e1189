import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

@Suite("Flow layout")
@MainActor
struct FlowLayoutTests {
  /// A column on 400 × 300: sections of 3 items of 400 × 80 without gaps, headers of 40, footers of 20.
  private func column(
    _ layout: UICollectionViewFlowLayout, sections: Int = 3,
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    layout.itemSize = CGSize(width: 400, height: 80)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    let data = TwinData(items: Array(repeating: 3, count: sections), for: view)
    view.delegate = delegate
    if let delegate { view.keeping(delegate) }
    return view.keeping(data)
  }

  @Test("names header, items and footer, section by section")
  func order() {
    let view = column(UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    let elements = view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 400, height: 900))
    let kinds = (elements ?? []).map { $0.representedElementKind ?? "\($0.indexPath.item)" }
    let section =
      [UICollectionView.elementKindSectionHeader, "0", "1", "2"]
      + [UICollectionView.elementKindSectionFooter]
    #expect(kinds == section + section + section)
    #expect(view.contentSize == CGSize(width: 400, height: 900))
  }

  // A section is 40 + 240 + 20 = 300 high.
  @Test(
    "a pinned header stays past the inset until its section ends, and moves with overscrolled content",
    arguments: [
      (-64, 0, 0), (0, 0, 64), (100, 0, 164), (230, 0, 260), (-100, 0, 0), (300, 1, 364),
      (250, 1, 314),
    ] as [(CGFloat, Int, CGFloat)])
  func pinned(offset: CGFloat, section: Int, y: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let view = column(layout)
    view.contentInset.top = 64
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    #expect(header?.frame.minY == y)
    #expect(header?.layer.zPosition == 10)
  }

  @Test(
    "a pinned footer stays at the end until its section starts",
    arguments: [(0, 280), (60, 280), (-40, 240)] as [(CGFloat, CGFloat)])
  func pinnedFooter(offset: CGFloat, y: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.sectionFootersPinToVisibleBounds = true
    let view = column(layout, sections: 1)
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    #expect(footer?.frame.minY == y)
  }

  @Test("the delegate's word counts before the properties, method by method")
  func delegate() {
    let view = column(UICollectionViewFlowLayout(), sections: 1, delegate: HalfDelegate())
    view.layoutIfNeeded()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    let frames = paths.compactMap { view.layoutAttributesForItem(at: $0)?.frame }
    // Heights 10, 20, 30 with gaps of 5, behind the property's header of 40.
    #expect(frames.map(\.minY) == [40, 55, 80])
    #expect(frames.map(\.height) == [10, 20, 30])
    #expect(view.contentSize == CGSize(width: 400, height: 40 + 70 + 20))
  }

  @Test("a call by `?` answers nil where the delegate leaves the method out")
  func optional() {
    let view = column(UICollectionViewFlowLayout(), sections: 1, delegate: HalfDelegate())
    let layout = view.collectionViewLayout
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let path = IndexPath(item: 1, section: 0)
    let size: CGSize? = delegate?.collectionView?(view, layout: layout, sizeForItemAt: path)
    let inset: UIEdgeInsets? = delegate?.collectionView?(view, layout: layout, insetForSectionAt: 0)
    let spacing = delegate?.collectionView?(
      view, layout: layout, minimumLineSpacingForSectionAt: 0)
    let sections = view.dataSource?.numberOfSections?(in: view)
    let missing = (BareData() as any UICollectionViewDataSource).numberOfSections?(in: view)
    #expect(size == CGSize(width: 400, height: 20))
    #expect(inset == nil)
    #expect(spacing == 5)
    #expect(sections == 1)
    #expect(missing == nil)
  }

  @Test("the content inset takes room across the scroll direction")
  func room() {
    let layout = UICollectionViewFlowLayout()
    let view = column(layout, sections: 1)
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumInteritemSpacing = 0
    view.contentInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 40)
    view.layoutIfNeeded()
    // Three of 100 fit into 310, with 5 between them.
    let frame = view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame
    #expect(frame == CGRect(x: 210, y: 40, width: 100, height: 80))
    #expect(view.contentSize.width == 310)
  }

  @Test("hands out the same objects until somebody writes to them and the layout is invalidated")
  func shared() {
    let view = column(UICollectionViewFlowLayout())
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    let path = IndexPath(item: 0, section: 0)
    let first = layout.layoutAttributesForItem(at: path)
    #expect(layout.layoutAttributesForItem(at: path) === first)
    first?.alpha = 0.5
    #expect(layout.layoutAttributesForItem(at: path)?.alpha == 0.5)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: path)?.alpha == 1)
  }

  @Test("cells that know their size get it, and the content grows with them")
  func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    let view = column(layout, sections: 1)
    view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    layout.estimatedItemSize = CGSize(width: 400, height: 80)
    view.layoutIfNeeded()
    let heights = (0..<3).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height
    }
    #expect(heights == [100, 110, 120])
    #expect(view.contentSize == CGSize(width: 400, height: 40 + 330 + 20))
  }
}

/// Names sizes and line spacing, and nothing else.
private final class HalfDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 400, height: 10 * (indexPath.item + 1)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }
}

private final class BareData: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
}

/// Wants 100 points and ten more for each item.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  )
    -> UICollectionViewLayoutAttributes
  {
    guard let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    wish.size.height = 100 + 10 * CGFloat(layoutAttributes.indexPath.item)
    return wish
  }
}
