/// A rectangle of the screen, with others in it. Nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public override init() { super.init() }
  public init(frame: CGRect) { super.init(); bounds.size = frame.size; center = CGPoint(x: frame.midX, y: frame.midY) }
  public required init?(coder: NSCoder) { super.init() }
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open override func isEqual(_ object: Any?) -> Bool { self === (object as AnyObject) }
}
