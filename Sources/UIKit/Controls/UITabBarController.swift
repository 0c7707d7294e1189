/// Controllers under tabs. It shows the chosen one, without a bar's height.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers, one a tab.
  open var viewControllers: [UIViewController]? { didSet { showSelected() } }
  /// Which tab is chosen.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The bar of tabs.
  public let tabBar = UITabBar(frame: .zero)
  /// Who is told.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The chosen controller.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// Says the controllers, at once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    for controller in viewControllers ?? [] where controller.parent !== self {
      addChild(controller)
    }
    guard isViewLoaded, let selected = selectedViewController else { return }
    for controller in viewControllers ?? [] where controller !== selected && controller.isViewLoaded
    {
      controller.view.removeFromSuperview()
    }
    selected.view.frame = view.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(selected.view)
  }
}

/// Who is told which tab is chosen.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// A tab has been chosen.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
