/// One change of the data in an update.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What was done.
  public enum Action: Int, Sendable {
    /// An item or section is new.
    case insert
    /// An item or section is gone.
    case delete
    /// It has other content.
    case reload
    /// It has another place.
    case move
    /// Nothing.
    case none
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// A change; a section's path has the item `NSNotFound`.
  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }

  /// Where it was; nil if it is new.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where it is; nil if it is gone.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What was done.
  open var updateAction: Action { action }

  /// Whether a whole section is meant.
  var isSection: Bool { (before ?? after)?.item == NSNotFound }
}
