public import ScrollReplay

extension RegisteredLayout {
  /// An entry that replays a scroll view of an app's own, or the view or controller that holds it.
  ///
  /// - Parameter make: makes it anew for every replay, inside its scene; see `ReplayScene.replay(_:_:)`.
  public static func view(_ make: @escaping @MainActor @Sendable () throws -> UIResponder)
    -> RegisteredLayout
  { RegisteredLayout { scene, finger in try scene.replay(finger, make) } }

  /// An entry that replays a layout alone: in a stock collection view that fills the screen, with empty cells.
  ///
  /// - Parameters:
  ///   - items: how many items each section has.
  ///   - make: makes the layout anew for every replay, inside its scene.
  public static func layout(
    items: [Int], _ make: @escaping @MainActor @Sendable () throws -> UICollectionViewLayout
  ) -> RegisteredLayout {
    .view {
      let view = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: try make())
      let data = EmptyCells(items: items)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: EmptyCells.identifier)
      for kind in EmptyCells.kinds {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: EmptyCells.identifier)
      }
      view.dataSource = data
      return view.keeping(data)
    }
  }
}

/// A data source of cells, headers and footers without content.
final class EmptyCells: NSObject, UICollectionViewDataSource {
  static let identifier = "cell"
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  private let items: [Int]

  init(items: [Int]) {
    self.items = items
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: EmptyCells.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: EmptyCells.identifier, for: indexPath)
  }
}
