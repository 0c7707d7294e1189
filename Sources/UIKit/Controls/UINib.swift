/// An interface file: there is nothing to read it, so using it ends the replay with an error that names it.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  /// A file by its name; nothing is read yet.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }
  /// A file's bytes; nothing is read.
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "" }

  /// Refused: no objects.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    Scene.current.refuse("UINib.instantiate(withOwner:options:) of \"\(name)\"")
    return []
  }

  /// What instantiating can be told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// An interface file of controllers: there is nothing to read it, so using it ends the replay with an error that names it.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// A file by its name; nothing is read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Refused: none.
  open func instantiateInitialViewController() -> UIViewController? {
    refuse("instantiateInitialViewController()")
    return nil
  }

  /// Refused: a bare controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse("instantiateViewController(withIdentifier: \"\(identifier)\")")
    return UIViewController(nibName: nil, bundle: nil)
  }

  private func refuse(_ call: String) {
    Scene.current.refuse("UIStoryboard.\(call) of \"\(name)\"")
  }
}

/// A way from one controller to another, from an interface file: never taken here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController

  /// A way by its ends.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Does nothing.
  open func perform() {}
}

extension Bundle {
  /// Refused: no objects.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    Scene.current.refuse("Bundle.loadNibNamed(_:owner:options:) of \"\(name)\"")
    return nil
  }
}
