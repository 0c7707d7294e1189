/// An object that answers events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The next object to ask; none unless a subclass says so.
  open var next: UIResponder? { nil }
}
