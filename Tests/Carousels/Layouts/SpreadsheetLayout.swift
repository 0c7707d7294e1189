import UIKit

/// Rows are sections, columns items: the first row and the first column stay in sight.
class SpreadsheetLayout: UICollectionViewLayout {
  var cell = CGSize(width: 100, height: 44)
  private var attributes: [[UICollectionViewLayoutAttributes]] = []

  override var collectionViewContentSize: CGSize {
    guard let last = attributes.last?.last else { return .zero }
    let columns = attributes.first?.count ?? 0
    _ = last
    return CGSize(
      width: CGFloat(columns) * cell.width, height: CGFloat(attributes.count) * cell.height)
  }

  override func prepare() {
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    collectionView?.isDirectionalLockEnabled = true
    if attributes.count != view.numberOfSections { generate(view) }
    for row in 0..<view.numberOfSections {
      for column in 0..<view.numberOfItems(inSection: row) where row == 0 || column == 0 {
        let item = attributes[row][column]
        var frame = item.frame
        if row == 0 { frame.origin.y = view.contentOffset.y }
        if column == 0 { frame.origin.x = view.contentOffset.x }
        item.frame = frame
      }
    }
  }

  private func generate(_ view: UICollectionView) {
    attributes = (0..<view.numberOfSections).map { row in
      (0..<view.numberOfItems(inSection: row)).map { column in
        let item = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: column, section: row))
        item.frame =
          CGRect(
            x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width,
            height: cell.height
          ).integral
        item.zIndex = row == 0 && column == 0 ? 1024 : row == 0 || column == 0 ? 1023 : 0
        return item
      }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return attributes[indexPath.section][indexPath.row]
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    var found = [UICollectionViewLayoutAttributes]()
    for row in attributes { found.append(contentsOf: row.filter { rect.intersects($0.frame) }) }
    return found
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }
}
