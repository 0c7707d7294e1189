/// An animation of a layer: state that is kept.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
  /// Creates an animation of nothing.
  public override init() { super.init() }
  /// Creates an animation of nothing; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }
}
