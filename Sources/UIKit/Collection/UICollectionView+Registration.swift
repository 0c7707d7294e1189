extension UICollectionView {
  /// How cells of a class are filled.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    var identifier: String { "registration of \(Cell.self) for \(Item.self)" }

    /// Cells that are filled so.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers and footers of a class are filled.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let elementKind: String
    let handler: Handler

    /// Views of a kind that are filled so.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that has been filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let filled = cell as? Cell else { return NSObject.make(Cell.self) }
    if let item { registration.handler(filled, indexPath, item) }
    return filled
  }

  /// A header or footer that has been filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = "registration of \(Supplementary.self)"
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: identifier, for: indexPath)
    guard let filled = view as? Supplementary else { return NSObject.make(Supplementary.self) }
    registration.handler(filled, registration.elementKind, indexPath)
    return filled
  }
}
