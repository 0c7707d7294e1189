import UIKit

/// Tags of any width, set flush left in each line.
class LeadingTagsLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    var left = sectionInset.left
    var line: CGFloat = -1
    return attributes.map { original in
      guard original.representedElementCategory == .cell else { return original }
      let tag = original.copy() as! UICollectionViewLayoutAttributes
      if tag.frame.origin.y >= line {
        left = sectionInset.left
      }
      tag.frame.origin.x = left
      left += tag.frame.width + minimumInteritemSpacing
      line = max(tag.frame.maxY, line)
      return tag
    }
  }
}
