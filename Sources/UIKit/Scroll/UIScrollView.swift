import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A view on content that is larger than itself, moved by a finger.
///
/// It holds no motion of its own: it asks the engine, and hands on what the engine calls back.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The motion. Only the replay steps it.
  ///
  /// Not checked for overlapping accesses, which would cost as much as its steps: a value calls nobody, so that nothing
  /// can reach for it while it changes.
  @exclusivity(unchecked) final var engine: SimulatedScrollView
  /// What the view keeps beside the engine.
  let upkeep = ScrollUpkeep()
  /// See `delegate`.
  weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }
  /// What the view keeps alive.
  var kept: [AnyObject] = []

  /// Creates a view where `frame` says, without content.
  public override init(frame: CGRect) {
    engine = UIScrollView.engine(of: frame.size)
    super.init(frame: frame)
    getReady()
  }

  /// Creates a view without size; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    engine = UIScrollView.engine(of: .zero)
    super.init(coder: coder)
    getReady()
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner, points; on the pixel grid.
  open var contentOffset: CGPoint {
    get { upkeep.heldBounds?.origin ?? CGPoint(engine.contentOffset) }
    set { write(offset: newValue) }
  }

  /// Goes to `contentOffset`, at once or in 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// The content's size, points.
  open var contentSize: CGSize {
    get { CGSize(engine.contentSize) }
    set { write(contentSize: newValue) }
  }

  /// Room around the content that it scrolls into, points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsDidChange() } }
  }

  /// `contentInset`, and the safe area as far as it counts.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(engine.traits.contentInset) }

  /// The safe area's part of the content inset has changed.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area counts as content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsDidChange() }
  }

  /// What of the content is seen: the content offset and the view's size.
  open override var bounds: CGRect {
    get {
      upkeep.heldBounds ?? CGRect(origin: CGPoint(engine.contentOffset), size: super.bounds.size)
    }
    set {
      if newValue.size != super.bounds.size {
        super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
      }
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }

  // MARK: Scrolling

  /// How fast a released view slows down; a number in between counts as one of the two that there are.
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(engine.traits.decelerationRate) }
    set { engine.traits.decelerationRate = .init(quantizing: Double(newValue.rawValue)) }
  }
  /// Whether a release turns to a multiple of the view's length.
  open var isPagingEnabled: Bool {
    get { engine.traits.isPagingEnabled }
    set { engine.traits.isPagingEnabled = newValue }
  }
  /// Whether the content may be pulled past its limits; it may by default.
  open var bounces: Bool {
    get { engine.traits.bounces }
    set { engine.traits.bounces = newValue }
  }
  /// Whether it may along y even if the content fits.
  open var alwaysBounceVertical: Bool {
    get { engine.traits.alwaysBounceVertical }
    set {
      engine.traits.alwaysBounceVertical = newValue
      insetsDidChange()
    }
  }
  /// Whether it may along x even if the content fits.
  open var alwaysBounceHorizontal: Bool {
    get { engine.traits.alwaysBounceHorizontal }
    set {
      engine.traits.alwaysBounceHorizontal = newValue
      insetsDidChange()
    }
  }
  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { engine.traits.isDirectionalLockEnabled }
    set { engine.traits.isDirectionalLockEnabled = newValue }
  }
  /// Whether a finger moves the content at all; it does by default.
  open var isScrollEnabled: Bool {
    get { engine.traits.isScrollEnabled }
    set {
      engine.traits.isScrollEnabled = newValue
      pan.isEnabled = newValue
    }
  }
  /// Whether a tap on the status bar scrolls to the top; kept, nobody taps.
  open var scrollsToTop = true
  /// Whether a finger is down on the content.
  open var isTracking: Bool { engine.isFingerDown }
  /// Whether a finger drags the content.
  open var isDragging: Bool { engine.isFingerDragging }
  /// Whether the content glides after a release.
  open var isDecelerating: Bool {
    engine.owner == .deceleration || engine.owner == .paging
      || (upkeep.isGliding && !engine.isFingerDown)
  }
  /// Whether an animation that the app asked for moves the content.
  open var isScrollAnimating: Bool { engine.owner == .offsetAnimation }
  /// The recogniser that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan: UIPanGestureRecognizer = ScrollPanGestureRecognizer(of: self)

  private func getReady() {
    clipsToBounds = true
    upkeep.announced.size = CGSize(engine.boundsSize)
    addGestureRecognizer(pan)
  }

  /// Scrolls as little as brings `rect` of the content into sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// Whether fingers wait until it is clear that they do not scroll; kept only.
  open var delaysContentTouches = true
  /// Whether a drag takes fingers away from the views under them; kept only.
  open var canCancelContentTouches = true
  /// Whether `view` gets the fingers that came down on it; never asked here.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// Whether a drag takes the fingers away from `view`; never asked here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether a bar shows where along x the view is; kept, nothing is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows where along y the view is; kept, nothing is drawn.
  open var showsVerticalScrollIndicator = true
  /// How the bars look; kept only.
  open var indicatorStyle = IndicatorStyle.default
  /// Room around the bars, points; kept only.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Room around the upright bar, points; kept only.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the level bar, points; kept only.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area counts for the bars; kept only.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Would show the bars for a moment.
  open func flashScrollIndicators() {}
  /// Whether an index beside the content is shown; kept only.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// How dragging puts the keyboard away; kept, there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Zooming

  /// How large the content is shown; always 1.
  open var zoomScale: CGFloat {
    get { 1 }
    set { if newValue != 1 { refuseZooming() } }
  }
  /// The smallest zoom scale; kept only.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom scale; kept only.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming may go past its limits; kept only.
  open var bouncesZoom = true
  /// Whether fingers zoom; never.
  open var isZooming: Bool { false }
  /// Whether zooming springs back; never.
  open var isZoomBouncing: Bool { false }
  /// Ends the replay unless `scale` is 1: nothing zooms here.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Ends the replay: nothing zooms here.
  open func zoom(to rect: CGRect, animated: Bool) { refuseZooming() }
  /// The recogniser that zooms; none.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  // MARK: Layout

  /// Brings content that rests past its limits back to them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    confine()
  }

  /// The safe area has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  /// The window has changed.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    insetsDidChange()
  }

  // MARK: For subclasses here

  /// Another delegate was set.
  func delegateDidChange() {}

  /// Asks whoever lays out the content about new bounds, and takes them over.
  func takeBounds() {
    upkeep.announced = CGRect(
      origin: CGPoint(engine.contentOffset), size: CGSize(engine.boundsSize))
    backing.geometry.bounds.origin = upkeep.announced.origin
    Observations.changed(self)
    setNeedsLayout()
  }

  /// Takes a new size, as a rotation gives it.
  func turn(to size: CGSize) {
    frame.size = size
    layoutIfNeeded()
  }

  /// Lets a layout choose where a release comes to rest.
  func chooseLayoutTarget() {}

  /// Appends what is seen of the content to a recording.
  func appendElements(to recording: inout Recording, frame: Int) {
    append(subviews, to: &recording)
  }

  override func takeSize() { write(boundsSize: backing.geometry.bounds.size) }
}
