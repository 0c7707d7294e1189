import UIKit

class SectionBackground: UICollectionReusableView {}

/// A panel behind each section, as a decoration view.
class SectionBackgroundLayout: UICollectionViewFlowLayout {
  private var panels: [UICollectionViewLayoutAttributes] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    register(SectionBackground.self, forDecorationViewOfKind: "SectionBackground")
  }

  override func prepare() {
    super.prepare()
    register(SectionBackground.self, forDecorationViewOfKind: "SectionBackground")
    guard let view = collectionView else { return }
    panels = (0..<view.numberOfSections).compactMap { section in
      let count = view.numberOfItems(inSection: section)
      guard count > 0,
        let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { return nil }
      let inset =
        (view.delegate as? UICollectionViewDelegateFlowLayout)?
        .collectionView?(view, layout: self, insetForSectionAt: section) ?? sectionInset
      var frame = first.frame.union(last.frame)
      frame.origin.x = 0
      frame.size.width = view.bounds.width
      frame = frame.inset(
        by: UIEdgeInsets(top: -inset.top, left: 0, bottom: -inset.bottom, right: 0))
      let panel = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "SectionBackground", with: IndexPath(item: 0, section: section))
      panel.frame = frame
      panel.zIndex = -1
      return panel
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let elements = super.layoutAttributesForElements(in: rect) ?? []
    return elements + panels.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    panels.first { $0.indexPath == indexPath }
  }
}
