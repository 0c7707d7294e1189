/// Who makes an app's own transitions between controllers. They are not run here: a controller that is presented is shown at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What brings a controller: never asked.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What takes a controller away: never asked.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What a finger drives: never asked.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What a finger drives: never asked.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What holds a controller that is presented: never asked.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An app's own transition: never run.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Runs it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A transition that a finger drives: never run.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What a transition is told: nobody makes one here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where both views are.
  var containerView: UIView { get }
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether a finger drives it.
  var isInteractive: Bool { get }
  /// Whether it goes back.
  var transitionWasCancelled: Bool { get }
  /// How far it has come, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// It goes on.
  func finishInteractiveTransition()
  /// It goes back.
  func cancelInteractiveTransition()
  /// It has ended.
  func completeTransition(_ didComplete: Bool)
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A controller's part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A view's part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
