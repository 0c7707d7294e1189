/// What a long press opens: never opened in a replay.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What the app knows it by.
  public let identifier: any NSCopying

  /// A preview and entries, made when they are needed.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier ?? NSString(string: "menu") }
}

/// Something that a view answers to.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// Whose it is.
  var view: UIView? { get }
  /// It is about to come to a view, or to leave one.
  func willMove(to view: UIView?)
  /// It has come to a view, or has left one.
  func didMove(to view: UIView?)
}

/// A long press that opens a menu: never in a replay.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Whose it is.
  open private(set) weak var view: UIView?

  /// A long press that asks the delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps whose it is.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Who makes the menu of a long press.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What happens around a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// What is shown of what is pressed.
  var previewViewController: UIViewController? { get }
  /// Alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIView {
  /// What the view answers to.
  public var interactions: [any UIInteraction] {
    get { held["interactions"] as? [any UIInteraction] ?? [] }
    set { held["interactions"] = newValue }
  }

  /// Adds something that the view answers to.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes away something that the view answers to.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
