import UIKit

/// As many columns as fit; the item size follows the width in prepare.
class FittingGridLayout: UICollectionViewFlowLayout {
  @IBInspectable var leastWidth: CGFloat = 100

  override func prepare() {
    if let view = collectionView {
      let room = view.bounds.inset(by: view.layoutMargins).width
      let columns = max(1, Int(room / leastWidth))
      let width = ((room - CGFloat(columns - 1) * minimumInteritemSpacing) / CGFloat(columns))
        .rounded(.down)
      itemSize = CGSize(width: width, height: width * 1.25)
      sectionInset = UIEdgeInsets(
        top: minimumInteritemSpacing, left: view.layoutMargins.left, bottom: 0,
        right: view.layoutMargins.right)
      if #available(iOS 11.0, *) { sectionInsetReference = .fromContentInset }
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.width != collectionView?.bounds.width
  }
}
