// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names as they were written before Swift 4.2.

/// `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
/// `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
/// `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UICollectionView.ElementCategory`.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
