extension UITableView {
  /// Chooses a row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selection = indexPath }

  /// Chooses no row.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { selection = nil }
  /// Does nothing: no row is shown.
  public func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
  /// Asks for the rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks for the rows anew.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for the rows anew.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Does nothing.
  public func beginUpdates() {}
  /// Asks for the rows anew.
  public func endUpdates() { reloadData() }

  /// Runs the updates and what comes after them.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Says whether rows can be moved and deleted.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}
