extension UICollectionViewDelegateFlowLayout {
  /// `sizeForItemAt`; nil if it is left out.
  func itemSize(at path: IndexPath, in view: UICollectionView, _ layout: UICollectionViewLayout)
    -> CGSize?
  {
    OptionalRequirement.answer { collectionView(view, layout: layout, sizeForItemAt: path) }
  }
  /// `insetForSectionAt`; nil if it is left out.
  func inset(of section: Int, in view: UICollectionView, _ layout: UICollectionViewLayout)
    -> UIEdgeInsets?
  {
    OptionalRequirement.answer { collectionView(view, layout: layout, insetForSectionAt: section) }
  }
  /// `minimumLineSpacingForSectionAt`; nil if it is left out.
  func lineSpacing(of section: Int, in view: UICollectionView, _ layout: UICollectionViewLayout)
    -> CGFloat?
  {
    OptionalRequirement.answer {
      collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
  }
  /// `minimumInteritemSpacingForSectionAt`; nil if it is left out.
  func interitemSpacing(
    of section: Int, in view: UICollectionView, _ layout: UICollectionViewLayout
  ) -> CGFloat? {
    OptionalRequirement.answer {
      collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
  }
  /// `referenceSizeForHeaderInSection`; nil if it is left out.
  func headerSize(of section: Int, in view: UICollectionView, _ layout: UICollectionViewLayout)
    -> CGSize?
  {
    OptionalRequirement.answer {
      collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
  }
  /// `referenceSizeForFooterInSection`; nil if it is left out.
  func footerSize(of section: Int, in view: UICollectionView, _ layout: UICollectionViewLayout)
    -> CGSize?
  {
    OptionalRequirement.answer {
      collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
  }
}
