/// Tells a finger's motion as a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view whose fingers it watches.
  open internal(set) weak var view: UIView?
  /// Creates a recogniser that tells nobody.
  public override init() { super.init() }
}
