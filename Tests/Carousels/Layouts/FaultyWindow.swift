import UIKit

/// Works out from the offset which cards are in sight.
class MendedWindow: UICollectionViewLayout {
  let pitch: CGFloat = 150

  override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(view.numberOfItems(inSection: 0)) * pitch, height: view.bounds.height)
  }

  func firstItem(in rect: CGRect) -> Int { Int((rect.minX / pitch).rounded(.down)) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    let first = max(0, firstItem(in: rect))
    let last = min(view.numberOfItems(inSection: 0) - 1, Int((rect.maxX / pitch).rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: CGFloat(item) * pitch, y: 0, width: pitch, height: 400)
      return attributes
    }
  }
}

/// Rounds, and so drops the first card when less than half of it is left.
class FaultyWindow: MendedWindow {
  override func firstItem(in rect: CGRect) -> Int { Int((rect.minX / pitch).rounded()) }
}
