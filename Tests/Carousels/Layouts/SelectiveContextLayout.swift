import UIKit

class HeaderContext: UICollectionViewFlowLayoutInvalidationContext {
  var onlyHeaders = false
}

/// Scrolling invalidates the headers alone, with a context of its own class.
class SelectiveContextLayout: UICollectionViewFlowLayout {
  private(set) var fullInvalidations = 0
  private(set) var headerInvalidations = 0

  override class var invalidationContextClass: AnyClass { return HeaderContext.self }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! HeaderContext
    guard let view = collectionView, newBounds.size == view.bounds.size else { return context }
    context.onlyHeaders = true
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: (0..<view.numberOfSections).map { IndexPath(item: 0, section: $0) })
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? HeaderContext, context.onlyHeaders {
      headerInvalidations += 1
    } else {
      fullInvalidations += 1
    }
    super.invalidateLayout(with: context)
  }
}
