/// Where a view is and how it looks; nothing is drawn.
///
/// A view's geometry is its layer's: both write the same numbers.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The geometry, without what runs; a value, not checked for overlapping accesses.
  @exclusivity(unchecked) final var geometry = LayerGeometry() { didSet { stamp &+= 1 } }
  /// Running ways from old values to those of `geometry`.
  var motions: [LayerMotion] = [] { didSet { stamp &+= 1 } }
  /// How often those have changed: whoever records views looks at them only then.
  private(set) var stamp = 0
  /// What was added by `add(_:forKey:)`.
  var explicitAnimations: [(key: String?, animation: CAAnimation)] = []
  /// The view whose layer this is.
  weak var view: UIView?
  var layers: [CALayer] = []

  /// Creates a layer without size.
  public override init() { super.init() }
  /// Creates a layer as another is.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { geometry = layer.geometry }
  }
  /// Creates a layer without size; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The layer's own coordinates: what of them is seen, points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds.size
      guard geometry.bounds != newValue else { return }
      change(.size) { $0.bounds = newValue }
      if old != newValue.size { view?.boundsSizeDidChange(from: old) }
      if let view { Observations.changed(view) }
    }
  }
  /// Where the anchor point lies in the superlayer, points.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard geometry.position != newValue else { return }
      change(.position) { $0.position = newValue }
      if let view { Observations.changed(view) }
    }
  }
  /// The point about which transforms work, as shares of the bounds; the middle by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }
  /// Which of two overlapping layers lies on top: the larger.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set { if geometry.zPosition != newValue { geometry.zPosition = newValue } }
  }
  /// The anchor point's distance from the plane, points.
  open var anchorPointZ: CGFloat = 0
  /// Applied about the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set {
      guard geometry.transform != newValue else { return }
      change(.transform) { $0.transform = newValue }
    }
  }
  /// What the transform does to the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Applies a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// Applied to every sublayer about the middle of the bounds; perspective, as a rule.
  open var sublayerTransform = CATransform3DIdentity
  /// The smallest upright rectangle around the transformed layer, in the superlayer, points.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      let target = geometry.moved(to: newValue)
      position = target.position
      bounds = target.bounds
    }
  }
  /// From 0, unseen, to 1, opaque.
  open var opacity: Float {
    get { Float(geometry.alpha) }
    set { setAlpha(CGFloat(newValue)) }
  }
  /// Whether it is left out with all its sublayers.
  open var isHidden: Bool {
    get { geometry.isHidden }
    set { if geometry.isHidden != newValue { geometry.isHidden = newValue } }
  }
  /// Whether sublayers are cut off at the bounds.
  open var masksToBounds = false
  /// Whether its back is shown.
  open var isDoubleSided = true
  /// Whether y grows upward.
  open var isGeometryFlipped = false
  /// Whether it says it is without holes.
  open var isOpaque = false

  // MARK: Style

  /// What people call it.
  open var name: String?
  /// Behind the content.
  open var backgroundColor: CGColor?
  /// A picture, as a rule.
  open var contents: Any?
  /// Pixels a point of the contents.
  open var contentsScale: CGFloat = 1
  /// How the contents fill the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Of the corners, points.
  open var cornerRadius: CGFloat = 0
  /// How the corners are curved.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Of the border, points.
  open var borderWidth: CGFloat = 0
  /// Of the border.
  open var borderColor: CGColor?
  /// Of the shadow.
  open var shadowColor: CGColor?
  /// From 0, no shadow, to 1.
  open var shadowOpacity: Float = 0
  /// Where the shadow lies, points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, points.
  open var shadowRadius: CGFloat = 3
  /// The shadow's outline.
  open var shadowPath: CGPath?
  /// What is left of it: where this is opaque.
  open var mask: CALayer?
  /// Whether it is kept as a bitmap.
  open var shouldRasterize = false
  /// Pixels a point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether opacity holds for the whole group.
  open var allowsGroupOpacity = true
  /// Whether a new size asks for new content.
  open var needsDisplayOnBoundsChange = false
  /// Whether drawing may wait.
  open var drawsAsynchronously = false
  /// Who is asked about it; a view for its own layer.
  open weak var delegate: (any CALayerDelegate)?
  /// What would run for a change, by its key; kept only.
  open var actions: [String: any CAAction]?

  // MARK: Time

  /// Of the layer's clock; kept, animations run at 1.
  open var speed: Float = 1
  /// Of the layer's clock, seconds; kept only.
  open var timeOffset: CFTimeInterval = 0
  /// Of the layer's clock, seconds; kept only.
  open var beginTime: CFTimeInterval = 0

  // MARK: Tree

  /// The layer that holds this one.
  open internal(set) weak var superlayer: CALayer?
  /// The layers in it, from bottom to top; nil where there are none.
  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers where newValue?.contains(where: { $0 === layer }) != true {
        layer.removeFromSuperlayer()
      }
      layers = newValue ?? []
      for layer in layers { layer.superlayer = self }
    }
  }

  /// Puts `layer` on top.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// Puts `layer` at place `idx` from the bottom.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.endIndex) }
  }

  /// Puts `layer` right under `sibling`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts `layer` right over `sibling`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Puts `newLayer` in the place of `oldLayer`.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes it out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.layers.remove(self)
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    layer.removeFromSuperlayer()
    layers.insert(layer, at: place(layers))
    layer.superlayer = self
  }

  // MARK: Layout and display

  /// Asks for a layout pass.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out at once where that was asked for.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Whether a layout pass was asked for.
  open func needsLayout() -> Bool { view?.layoutState.needsLayout ?? false }
  /// Lays out the sublayers: the view's `layoutSubviews`, or the delegate's.
  open func layoutSublayers() {
    if let view { view.layoutSubviews() } else { delegate?.layoutSublayers(of: self) }
  }
  /// Asks for new content; nothing is drawn.
  open func setNeedsDisplay() {}
  /// Asks for new content in a part; nothing is drawn.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Would draw; does nothing here.
  open func display() {}
  /// Would draw; does nothing here.
  open func displayIfNeeded() {}
  /// Draws nothing.
  open func render(in ctx: CGContext) {}
  /// How large it would like to be, points.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Animations

  /// Keeps `anim` until it is removed; a refused one ends the replay.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
  /// Forgets the animation kept under `key`.
  open func removeAnimation(forKey key: String) { endAnimations { $0.key == key } }
  /// Ends everything that runs; the model's values are seen at once.
  open func removeAllAnimations() {
    endAnimations { _ in true }
    cutMotions()
  }
  /// The keys of what runs; nil where nothing does.
  open func animationKeys() -> [String]? { runningKeys }
  /// The animation kept under `key`.
  open func animation(forKey key: String) -> CAAnimation? {
    explicitAnimations.last { $0.key == key }?.animation
  }
  /// What would run for a change of `event`; nothing.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// What runs for a change of `event` unless said otherwise; nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of `key` asks for new content.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// A copy that shows what is seen now, in the middle of what runs.
  open func presentation() -> Self? {
    let copy = CALayer(layer: self)
    copy.geometry = presentedGeometry
    return copy as? Self
  }
  /// The layer that a presentation copy shows; a model is its own.
  open func model() -> Self { self }

  // MARK: Points

  /// Whether the point is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The topmost layer at a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = geometry.mapping.inverse(p)
    guard !isHidden, contains(inside) else { return nil }
    return layers.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }
}
