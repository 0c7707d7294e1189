// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

/// A rectangle of the screen, with others in it. Nothing is drawn.
///
/// Its geometry is its layer's.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The layer, made once.
  let backing: CALayer
  /// The views in it, from bottom to top.
  var children: [UIView] = []
  /// What is kept for constraints, where there are any.
  var constraintsKept: ConstraintState?
  /// What layout passes know.
  var layoutState = LayoutState()
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// Which cell it is in recordings of a scroll view that it is in.
  var recordedNumber: Int?
  /// What other parts of this UIKit keep for the view, by their own names.
  var held: [String: Any] = [:]

  /// Whether recordings show the view itself, as they show a cell; what is inside of one is not seen in them.
  var isRecorded: Bool { false }

  /// The kind of layer that new views of this class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view where `frame` says, in its superview's coordinates.
  public init(frame: CGRect) {
    backing = UIView.layer(of: Self.layerClass)
    super.init()
    backing.view = self
    backing.geometry = backing.geometry.moved(to: frame)
    setNeedsLayout()
  }

  /// Creates a view without size; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    backing = UIView.layer(of: Self.layerClass)
    super.init()
    backing.view = self
    setNeedsLayout()
  }

  /// Creates a view without size.
  public override convenience init() {
    self.init(frame: MainActor.assumeIsolated { Scene.current.takeFrameInMaking() })
  }

  // MARK: Geometry

  /// The view's layer.
  open var layer: CALayer { backing }
  /// The smallest upright rectangle around the transformed view, in the superview, points.
  open var frame: CGRect {
    get { backing.frame }
    set { backing.frame = newValue }
  }
  /// The view's own coordinates: what of them is seen, points.
  open var bounds: CGRect {
    get { backing.bounds }
    set { backing.bounds = newValue }
  }
  /// Where the anchor point, the middle as a rule, lies in the superview, points.
  open var center: CGPoint {
    get { backing.position }
    set { backing.position = newValue }
  }
  /// Applied about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(backing.transform) }
    set { backing.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// Applied about the middle, with perspective.
  open var transform3D: CATransform3D {
    get { backing.transform }
    set { backing.transform = newValue }
  }
  /// The point about which transforms work, as shares of the bounds; the middle by default.
  open var anchorPoint: CGPoint {
    get { backing.anchorPoint }
    set { backing.anchorPoint = newValue }
  }
  /// Pixels a point of its content.
  open var contentScaleFactor: CGFloat = 1

  // MARK: Appearance

  /// From 0, unseen, to 1, opaque.
  open var alpha: CGFloat {
    get { backing.geometry.alpha }
    set { backing.setAlpha(newValue) }
  }
  /// Whether it is left out with all its subviews.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }
  /// Whether it says it is without holes.
  open var isOpaque = true
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }
  /// Behind the content.
  open var backgroundColor: UIColor?
  /// Of what stands out; the superview's unless set.
  open var tintColor: UIColor! {
    get { held["tintColor"] as? UIColor ?? superview?.tintColor }
    set {
      held["tintColor"] = newValue
      tintColorDidChange()
    }
  }
  /// How the tint looks behind an alert.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The tint has changed.
  open func tintColorDidChange() {}
  /// How the content fills the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the context is cleared before drawing.
  open var clearsContextBeforeDrawing = true
  /// A view whose alpha would cut this one's; kept only.
  open var mask: UIView?
  /// Whether right to left mirrors it; kept, nothing is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What the attribute comes to: left to right, unless it is forced.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// A number of the app's own.
  open var tag = 0
  /// What a restored app knows it by.
  open var restorationIdentifier: String?
  /// What tests know it by.
  open var accessibilityIdentifier: String?

  /// Would draw; does nothing here.
  open func draw(_ rect: CGRect) {}
  /// Asks for new content; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Asks for new content in a part; nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Touches

  /// Whether fingers reach it.
  open var isUserInteractionEnabled = true
  /// Whether more than one finger reaches it.
  open var isMultipleTouchEnabled = false
  /// Whether its fingers reach nobody else.
  open var isExclusiveTouch = false
  /// Who watches its fingers.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Lets `gestureRecognizer` watch the view's fingers.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Lets `gestureRecognizer` watch no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }

  /// Whether `gestureRecognizer` may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The topmost view under a finger, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether the point is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Tree

  /// The view that holds this one.
  open internal(set) weak var superview: UIView?
  /// The views in it, from bottom to top.
  open var subviews: [UIView] { children }
  /// The window that holds it.
  open var window: UIWindow? { superview?.window }
  /// The controller, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts `view` on top.
  open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }
  /// Puts `view` at place `index` from the bottom.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.endIndex) }
  }
  /// Takes it out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// A subview has come.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Lays out the subviews; by default nothing but what constraints say.
  open func layoutSubviews() { followConstraints() }
  /// Asks for a layout pass.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out at once where that was asked for, here and below.
  open func layoutIfNeeded() { layOutTree() }
  /// Whether subviews follow a new size by their masks.
  open var autoresizesSubviews = true
  /// What follows the superview's size; nothing by default.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask counts; not where constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if !translatesAutoresizingMaskIntoConstraints { UIView.areConstraintsUsed = true } }
  }
  /// The size that fits best into `size`; the present one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size that constraints and content ask for: a number of a constraint, else the content's own, else `targetSize`. What
  /// subviews would ask for is not found out.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fitting(targetSize) }
  /// The same; a required axis keeps `targetSize`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = fitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }
  /// Takes the size that fits best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that the content asks for; none by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that the content asks for another size.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
  /// The length between the edges and the content, points; 8 on each by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { layoutMarginsDidChange() }
  }
  /// Whether the superview's margins count too; kept only.
  open var preservesSuperviewLayoutMargins = false
  /// Whether margins grow by the safe area; kept only.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The margins have changed.
  open func layoutMarginsDidChange() {}
  /// How far the screen's covered edges reach into the view, points.
  open var safeAreaInsets: UIEdgeInsets { coveredEdges }
  /// Those have changed.
  open func safeAreaInsetsDidChange() {}

  /// The size has changed: for subclasses that hand it on.
  func takeSize() {}

  // MARK: Constraints

  /// Whether the class needs constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Sets the constraints that the view needs.
  open func updateConstraints() {}

  // MARK: Traits

  /// What the screen is like.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// That has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark, against the screen; kept only.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// The same object.
  open override func isEqual(_ object: Any?) -> Bool { self === (object as AnyObject) }
  /// Of the object.
  open override var hash: Int { ObjectIdentifier(self).hashValue }
}
