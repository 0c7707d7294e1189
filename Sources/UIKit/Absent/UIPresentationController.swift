/// What holds a controller that is presented: kept, never asked.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// What is presented.
  public let presentedViewController: UIViewController
  /// What presents it.
  public let presentingViewController: UIViewController

  /// What holds a controller that another presents.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// Where both views would be: none.
  open var containerView: UIView? { nil }
  /// What is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where it would lie.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// Never called.
  open func presentationTransitionWillBegin() {}
  /// Never called.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Never called.
  open func dismissalTransitionWillBegin() {}
  /// Never called.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Never called.
  open func containerViewWillLayoutSubviews() {}
  /// Never called.
  open func containerViewDidLayoutSubviews() {}
}

/// A transition that a finger drives by its part: never run.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far it has come, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast it goes on.
  open var completionSpeed: CGFloat = 1

  /// At its beginning.
  public override init() { super.init() }
  /// Never called.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Keeps how far it has come.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// At its beginning.
  open func cancel() { percentComplete = 0 }
  /// At its end.
  open func finish() { percentComplete = 1 }
}

extension UIViewController {
  private static let transitions = AssociationKey("transitioningDelegate")

  /// Who makes this controller's transitions: kept weakly, never asked.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get {
      (Associations.value(of: self, Self.transitions) as? Weak)?.object
        as? any UIViewControllerTransitioningDelegate
    }
    set { Associations.set(Weak(newValue), of: self, Self.transitions) }
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }
}
