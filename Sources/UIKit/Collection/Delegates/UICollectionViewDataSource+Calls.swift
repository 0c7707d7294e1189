/// The methods of a data source that may be left out, and those that may not.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceCalls {
  let delegate: any UICollectionViewDataSource

  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, numberOfItemsInSection: section)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell?
  {
    OptionalRequirement.answer { delegate.collectionView(collectionView, cellForItemAt: indexPath) }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    OptionalRequirement.answer {
      delegate.collectionView(
        collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalRequirement.answer { delegate.collectionView(collectionView, canMoveItemAt: indexPath) }
  }
  /// Calls the method with these labels; nil if it is left out.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> Void? {
    OptionalRequirement.answer {
      delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

extension UICollectionViewDataSource {
  /// The methods, to be called by `?`.
  public var collectionView: UICollectionViewDataSourceCalls? {
    UICollectionViewDataSourceCalls(delegate: self)
  }
}

/// `numberOfSections(in:)` of a data source that may leave it out.
@preconcurrency @MainActor
public struct UICollectionViewDataSourceSectionCall {
  let dataSource: any UICollectionViewDataSource

  /// Calls the method; nil if it is left out.
  public func callAsFunction(in collectionView: UICollectionView) -> Int? {
    OptionalRequirement.answer { dataSource.numberOfSections(in: collectionView) }
  }
}

extension UICollectionViewDataSource {
  /// The method, to be called by `?`.
  public var numberOfSections: UICollectionViewDataSourceSectionCall? { .init(dataSource: self) }
}
