import UIKit

@objc protocol AccordionLayoutDelegate: UICollectionViewDelegate {
  @objc optional func accordion(_ layout: AccordionLayout, heightForItemAt indexPath: IndexPath)
    -> CGFloat
  @objc optional func accordionDidPrepare(_ layout: AccordionLayout)
}

/// Cards of heights that a delegate may name, written with Objective-C in mind.
@IBDesignable
@objc(AccordionLayout)
open class AccordionLayout: UICollectionViewLayout {
  @IBInspectable open var standardHeight: CGFloat = 80
  @IBInspectable open var gap: CGFloat = 8
  @IBOutlet weak var accordionDelegate: AccordionLayoutDelegate?
  fileprivate var rows: [UICollectionViewLayoutAttributes] = []
  fileprivate var total: CGFloat = 0
  @objc dynamic open var isCompact = false
}

// MARK: - Layout

extension AccordionLayout {
  override open func prepare() {
    super.prepare()
    rows = []
    total = gap
    guard let view = collectionView else { return }
    let delegate = accordionDelegate ?? view.delegate as? AccordionLayoutDelegate
    for item in 0..<view.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let height = delegate?.accordion?(self, heightForItemAt: path) ?? standardHeight
      let row = UICollectionViewLayoutAttributes(forCellWith: path)
      row.frame = CGRect(
        x: gap, y: total, width: view.bounds.width - 2 * gap,
        height: isCompact ? height / 2 : height)
      rows.append(row)
      total = row.frame.maxY + gap
    }
    delegate?.accordionDidPrepare?(self)
  }

  override open var collectionViewContentSize: CGSize {
    return CGSize(width: collectionView?.bounds.width ?? 0, height: total)
  }

  override open func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    return rows.filter { $0.frame.intersects(rect) }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return rows[indexPath.item]
  }
}
