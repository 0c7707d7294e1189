import UIKit

/// Icons in pages of rows and columns that turn sideways.
public final class PagedGridLayout: UICollectionViewFlowLayout {
  public var rows = 3
  public var columns = 4
  private var all: [UICollectionViewLayoutAttributes] = []

  public override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    scrollDirection = .horizontal
    view.isPagingEnabled = true
    let page = view.bounds.size
    let cell = CGSize(width: page.width / CGFloat(columns), height: page.height / CGFloat(rows))
    let perPage = rows * columns
    all = (0..<view.numberOfItems(inSection: 0)).map { index in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(row: index, section: 0))
      let place = index % perPage
      attributes.frame = CGRect(
        x: CGFloat(index / perPage) * page.width + CGFloat(place % columns) * cell.width,
        y: CGFloat(place / columns) * cell.height, width: cell.width, height: cell.height)
      return attributes
    }
  }

  public override var collectionViewContentSize: CGSize {
    guard let view = collectionView, !all.isEmpty else { return .zero }
    let pages = (all.count - 1) / (rows * columns) + 1
    return CGSize(width: CGFloat(pages) * view.bounds.width, height: view.bounds.height)
  }

  public override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { all[indexPath.row] }

  public override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    all.filter { rect.intersects($0.frame) }
  }
}
