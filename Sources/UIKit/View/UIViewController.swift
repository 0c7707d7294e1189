// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// What stands behind a view that fills the screen or a part of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// The interface file's name; none is read.
  open private(set) var nibName: String?
  /// Where the interface file lies; none is read.
  open private(set) var nibBundle: Bundle?

  /// Creates a controller; no interface file is read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  /// Creates a controller; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }
  /// Creates a controller.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: View

  /// The view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// The view, where it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view, unless it is there.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { self.view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }
  /// Makes the view: an empty one as large as the screen.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  // MARK: Life

  /// The view is loaded.
  open func viewDidLoad() {}
  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is seen for the first time.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out.
  open func viewDidLayoutSubviews() {}
  /// The covered edges have changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short; never here.
  open func didReceiveMemoryWarning() {}
  /// Sets the constraints that the view needs.
  open func updateViewConstraints() {}
  /// Whether it is about to be presented or pushed; never here.
  open var isBeingPresented: Bool { false }
  /// Whether it is about to be dismissed; never here.
  open var isBeingDismissed: Bool { false }
  /// Whether it is about to enter its parent.
  open private(set) var isMovingToParent = false
  /// Whether it is about to leave its parent.
  open private(set) var isMovingFromParent = false

  /// Shows the view by `body`, and tells so before; that it is seen, in the next turn.
  func appear(animated: Bool, _ body: () -> Void) {
    viewWillAppear(animated)
    body()
    viewIsAppearing(animated)
    Scene.current.later { [weak self] in
      if self?.viewIfLoaded?.window != nil { self?.viewDidAppear(animated) }
    }
  }

  /// Tells that the view goes.
  func disappear(animated: Bool) {
    viewWillDisappear(animated)
    viewDidDisappear(animated)
  }

  // MARK: Size

  /// The view is about to take another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// The traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The size that the content asks for.
  open var preferredContentSize = CGSize.zero
  /// What the app adds to the screen's covered edges, points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Which edges reach under bars; kept only.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content reaches under opaque bars; kept only.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views get the bars' insets; kept only.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What the screen is like.
  open var traitCollection: UITraitCollection { .current }
  /// That has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark, against the screen; kept only.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the interface may stand.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the interface stands when it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the interface stands.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  // MARK: Status bar

  /// Whether there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Asks for both again; nothing is shown.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whose status bar counts.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whose status bar counts.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whose home bar counts.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whose edges count.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the home bar hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  // MARK: Tree

  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that holds it.
  open private(set) weak var parent: UIViewController?
  /// Whether children hear of its appearances.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Takes a child; its view is the app's to add.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  /// Leaves its parent; its view is the app's to remove.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Tells the child that it is about to come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }
  /// Tells the child that it has come or gone; nothing is known here.
  open func endAppearanceTransition() {}

  // MARK: Presenting

  /// The controller over it.
  open private(set) var presentedViewController: UIViewController?
  /// The controller under it.
  open private(set) weak var presentingViewController: UIViewController?
  /// How it would come; kept only.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it would come; kept only.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// What stands in a bar.
  open var title: String?
  /// Would show another controller over it: the replay ends with an error that says so.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Scene.current.refuse("UIViewController.present(_:animated:completion:)")
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
  }
  /// Takes the controller over it away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }

  /// What carries a change of size that runs; none between changes.
  open internal(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  /// The view's superview's controller, or its superview.
  open override var next: UIResponder? { viewIfLoaded?.superview }
}

extension UIViewController {
  /// Takes another size, as when the screen turns: at once, without an animation.
  ///
  /// The order is UIKit's: `viewWillTransition`, the new size by `resize`, what runs alongside, what comes after.
  func turn(to size: CGSize, _ resize: () -> Void) {
    let coordinator = TransitionCoordinator(container: viewIfLoaded ?? UIView())
    transitionCoordinator = coordinator
    viewWillTransition(to: size, with: coordinator)
    resize()
    coordinator.run()
    transitionCoordinator = nil
  }
}
