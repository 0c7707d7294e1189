extension UICollectionViewDelegateFlowLayout {
  /// The methods, to be called by `?`.
  public var collectionView: UICollectionViewDelegateFlowLayoutCalls? {
    UICollectionViewDelegateFlowLayoutCalls(flowLayoutDelegate: self)
  }
}

/// The methods of a flow layout's delegate that may be left out, beside those of every collection view's.
@preconcurrency @MainActor
public struct UICollectionViewDelegateFlowLayoutCalls: UICollectionViewDelegateCalling {
  let flowLayoutDelegate: any UICollectionViewDelegateFlowLayout

  /// Who is called.
  public var delegate: any UICollectionViewDelegate { flowLayoutDelegate }

  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    OptionalRequirement.answer {
      flowLayoutDelegate.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    OptionalRequirement.answer {
      flowLayoutDelegate.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.answer {
      flowLayoutDelegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    OptionalRequirement.answer {
      flowLayoutDelegate.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.answer {
      flowLayoutDelegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    OptionalRequirement.answer {
      flowLayoutDelegate.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    }
  }
}
