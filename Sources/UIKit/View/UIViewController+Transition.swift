/// What a change of size tells of itself.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Of the animation, seconds.
  var transitionDuration: TimeInterval { get }
  /// Where the views are.
  var containerView: UIView { get }
  /// How much of it is done.
  var percentComplete: CGFloat { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// How far the views turn.
  var targetTransform: CGAffineTransform { get }
}

/// Carries what an app does alongside a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Does `animation` with the change, and `completion` after it.
  ///
  /// - Returns: whether it will be done.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does `animation` with the change, and nothing after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a change that is made at once.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var alongside: [Step] = []
  private var after: [Step] = []

  init(container: UIView) { containerView = container }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { after.append(completion) }
    return true
  }

  /// Does what was asked for.
  func run() {
    for step in alongside { step(self) }
    for step in after { step(self) }
  }
}
