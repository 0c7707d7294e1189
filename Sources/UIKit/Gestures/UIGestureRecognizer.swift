/// Tells a finger's motion as a gesture.
///
/// Fingers come to the recognisers of the view that they came down on and of all views above it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  private var targets: [TargetAction] = []
  private var current = State.possible
  /// What it wants to become as soon as those fail that it waits for.
  private var held: State?
  private var isUntold = false
  private var others: [UIGestureRecognizer] = []
  /// The finger that it watches.
  private(set) var touch: UITouch?

  /// Creates a recogniser that calls `action` of `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(TargetAction(target, action)) }
  }
  /// Creates a recogniser that calls nobody.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Creates a recogniser that calls nobody; nothing is read from `coder`.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Who is called

  /// Calls `action` of `target` too.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }
  /// Calls them no more; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isMeant(by: target, action) }
  }
  /// The view whose fingers it watches.
  open internal(set) weak var view: UIView?
  /// Who is asked about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What people call it.
  open var name: String?
  /// Whether it watches; turned off in the middle, it is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, touch != nil { abandon() } }
  }
  /// Whether the view's touches are cancelled once it has recognised.
  open var cancelsTouchesInView = true
  /// Whether the view's touches wait until it has failed; kept only.
  open var delaysTouchesBegan = false
  /// Whether the view's touches end only when it has failed; kept only.
  open var delaysTouchesEnded = true
  /// The kinds of touches that it watches; kept only.
  open var allowedTouchTypes: [NSNumber] = []
  /// Whether it watches one kind of touch at a time; kept only.
  open var requiresExclusiveTouchType = true

  // MARK: What it has seen

  /// How far it is. Only subclasses set it, while they are given touches.
  open var state: State {
    get { current }
    set { become(newValue) }
  }
  /// How many fingers it watches: one, or none.
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }
  /// Where the finger is in `view`'s coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { UITouch.point(lastPosition, in: view) }
  /// Where finger `touchIndex` is in `view`'s coordinates; in the window's for nil.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was last, points in the window.
  private(set) var lastPosition = CGPoint.zero

  // MARK: Beside others

  /// Recognises only once `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    others.append(otherGestureRecognizer)
  }
  /// Whether it ends `preventedGestureRecognizer` by recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer` ends it by recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for `otherGestureRecognizer` to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether `otherGestureRecognizer` waits for it to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Watches `touch` no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) { if self.touch === touch { abandon() } }
  /// Whether it waits for the next finger of the same gesture.
  var isBetweenTouches: Bool { false }
  /// All is over: begins anew with the next finger.
  open func reset() {}

  /// How far a recogniser is.
  public enum State: Int, Sendable {
    /// It has seen nothing yet.
    case possible
    /// It goes on.
    case began
    /// It goes on, and something changed.
    case changed
    /// It is over, or was seen at once.
    case ended
    /// It was taken away.
    case cancelled
    /// It was something else.
    case failed

    /// It was seen at once.
    public static let recognized = State.ended
  }
}

// MARK: Becoming

extension UIGestureRecognizer {
  private func become(_ new: State) {
    guard isLegal(new) else { return }
    let isRecognising = current == .possible && (new == .began || new == .ended)
    if isRecognising {
      guard mayBegin else { return fail() }
      if isWaitingForOthers {
        held = new
        return
      }
    }
    held = nil
    current = new
    isUntold = new != .failed && new != .possible
    if isRecognising { Scene.current.touchSequence?.recognised(self) }
  }

  private func isLegal(_ new: State) -> Bool {
    switch current {
    case .possible: new != .changed && new != .cancelled
    case .began, .changed: new == .changed || new == .ended || new == .cancelled
    case .ended, .cancelled, .failed: false
    }
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Whether it has to wait for one that may still recognise.
  private var isWaitingForOthers: Bool {
    let beside = Scene.current.touchSequence?.recognisers ?? []
    let asked = beside.filter { $0 !== self && isToFail($0) }
    return (others + asked).contains { $0.isEnabled && $0.current == .possible && $0.isWatching }
  }

  private func isToFail(_ other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether it still may recognise what it has seen.
  private var isWatching: Bool { touch != nil || isBetweenTouches }

  /// Whether `other` and this may both recognise.
  func goesWith(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// It was something else.
  func fail() {
    guard current == .possible else { return }
    held = nil
    current = .failed
  }

  /// Whether it may still recognise although its finger is gone.
  var isPending: Bool { held != nil || isBetweenTouches }

  /// Ends without a gesture.
  func abandon() {
    switch current {
    case .possible: fail()
    case .began, .changed:
      become(.cancelled)
      tell()
    case .ended, .cancelled, .failed: break
    }
  }

  /// Tells its targets, where there is news.
  func tell() {
    if let held, !isWaitingForOthers {
      self.held = nil
      become(held)
    }
    guard isUntold else { return }
    isUntold = false
    for target in targets { target.send(from: self, nil, startingAt: view) }
    if current == .ended || current == .cancelled, touch == nil { startOver() }
  }

  /// Takes one step of a finger.
  func take(_ touch: UITouch, _ event: UIEvent) {
    self.touch = touch
    lastPosition = touch.position
    guard isEnabled, current != .failed, current != .ended, current != .cancelled else { return }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    default: touchesMoved([touch], with: event)
    }
  }

  /// The finger is gone.
  func letGo() {
    touch = nil
    if held == nil, !isBetweenTouches || current != .possible { startOver() }
  }

  /// Begins anew with the next finger.
  func startOver() {
    current = .possible
    held = nil
    isUntold = false
    reset()
  }
}
