import UIKit

/// New items fly in from above, deleted ones shrink away.
class InsertingLayout: UICollectionViewFlowLayout {
  private var inserted: [IndexPath] = []
  private var deleted: [IndexPath] = []
  private(set) var finalized = 0

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert: if let path = update.indexPathAfterUpdate { inserted.append(path) }
      case .delete: if let path = update.indexPathBeforeUpdate { deleted.append(path) }
      case .move, .reload, .none: break
      @unknown default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
    finalized += 1
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard inserted.contains(itemIndexPath),
      let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.alpha = 0
    copy.transform = CGAffineTransform(translationX: 0, y: -200)
    return copy
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deleted.contains(itemIndexPath),
      let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return copy
  }
}
