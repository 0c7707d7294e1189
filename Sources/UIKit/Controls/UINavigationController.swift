// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// A pile of controllers. It shows the topmost, without a bar's height and without a transition.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The pile, the topmost last.
  open var viewControllers: [UIViewController] = [] { didSet { showTop(from: oldValue) } }
  /// The bar with the title.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar with buttons.
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the bar with the title is away.
  open var isNavigationBarHidden = false
  /// Whether the bar with buttons is away.
  open var isToolbarHidden = true
  /// Whether scrolling takes the bars away; kept.
  open var hidesBarsOnSwipe = false
  /// Who is told.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Told of the finger that goes back: never begins in a replay.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer(
    target: nil, action: nil)

  /// An empty pile.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Reads no archive: an empty pile.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// A pile of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    showTop(from: [])
  }

  /// What is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// What is shown, whether on the pile or over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on the pile, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the topmost from the pile, at once; the last stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Takes all but the first from the pile, at once.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }

  /// Takes from the pile what lies on a controller, at once.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return gone
  }

  /// Says the whole pile, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows or hides the bar with the title, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  /// Shows or hides the bar with buttons, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(from: [])
  }

  private func showTop(from old: [UIViewController]) {
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      if controller.isViewLoaded { controller.view.removeFromSuperview() }
      controller.removeFromParent()
    }
    guard isViewLoaded, let top = topViewController else { return }
    for controller in viewControllers.dropLast() where controller.isViewLoaded {
      controller.view.removeFromSuperview()
    }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }
}

/// Who is told what a navigation controller shows: nobody is, there being no transitions.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Yes.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Yes.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
