public import ScrollPhysics

/// A scroll view without a screen: UIKit's motion as a value that steps from callback to callback.
///
/// Feed it touches and frames; after each, `nextEvent()` stops at every point where UIKit would call the app and
/// returns that event. Whatever the callback would write is written to the view before the next call.
/// Because it is a value, keeping a copy keeps the moment, and assigning the copy rewinds to it.
///
///     view.advance(to: frame)
///     while let event = view.nextEvent() { … }
public struct SimulatedScrollView: Sendable, Hashable {
  /// What an app sets on a scroll view; may be written at any stop.
  public var traits: ScrollTraits { didSet { updateLimits() } }
  /// The view's own size, points; a rotation writes it.
  public var boundsSize: Extent {
    didSet {
      updateLimits()
      notices.insert(.boundsDidChange)
    }
  }
  /// The content's size, points.
  public var contentSize: Extent { didSet { updateLimits() } }
  /// The target that the hooks of a release see and may overwrite; written at other times it does nothing.
  public var targetContentOffset: Vector
  /// Every constant of the motion.
  public let constants: ScrollConstants
  /// The screen's pixels.
  public let grid: PixelGrid

  /// What `contentOffset` says: on the pixel grid. During a view animation it already lies at the end.
  public internal(set) var contentOffset: Vector
  /// What is seen; it differs from `contentOffset` only during a view animation.
  public internal(set) var presentedOffset: Vector
  /// Who moves the content.
  public internal(set) var owner = MotionOwner.none
  /// How fast the content moves, pt/ms.
  public internal(set) var velocity = Vector.zero
  /// How far the content scrolls along x.
  public internal(set) var limitsX: AxisLimits
  /// How far the content scrolls along y.
  public internal(set) var limitsY: AxisLimits
  /// The release that is being decided or was decided last.
  public internal(set) var lastRelease: Release?

  /// What `contentOffset` was rounded from: an axis that stands still need not be rounded again.
  var unrounded: Vector
  var finger = Finger.up
  /// What the finger has done, while it is down.
  var pan = PanRecognizer(at: .zero, time: 0)
  /// The offset that the finger's translation is counted from, before the rubber band.
  var dragOrigin = Vector.zero
  // Each motion's state has a place of its own, where a frame steps it without moving it; `owner` says which
  // one is in force.
  var flightX: Deceleration
  var flightY: Deceleration
  /// Whether the deceleration lies past a limit.
  var isBouncing = false
  /// Where the deceleration heads.
  var destination = Vector.zero
  var pagingX: PagingMotion
  var pagingY: PagingMotion
  var offsetAnimation: OffsetAnimationMotion
  var viewAnimation: ViewAnimationMotion?
  /// Whether the motion began since the last frame: its first value comes with the next one (§1.4, §6).
  var isNewMotion = false
  /// A deceleration that a finger holds still.
  var pausedOwner = MotionOwner.none
  var streak = FlickStreak()
  var lastTouchTime: Int64 = 0
  /// When a touch last changed the offset.
  var lastMoveTime: Int64 = 0
  var framePeriod = 0.0
  /// Whether the limits have changed under the motion in force.
  var hasNewLimits = false
  /// Whether a finger that comes down during a view animation is not seen: UIKit's without `allowUserInteraction`.
  package var ignoresTouchesInAnimation = false
  var stage = Stage.ready
  var notices: Notices = []

  /// Creates a view at rest.
  ///
  /// - Parameters:
  ///   - boundsSize: its own size, points; both lengths positive.
  ///   - contentSize: the content's size, points.
  ///   - contentOffset: where it rests; rounded to the grid and clamped to the limits.
  ///   - traits: what an app sets on it.
  ///   - grid: the screen's pixels.
  ///   - constants: of the motion, UIKit's unless asked otherwise.
  public init(
    boundsSize: Extent, contentSize: Extent, contentOffset: Vector = .zero,
    traits: ScrollTraits = ScrollTraits(), grid: PixelGrid = .threefold,
    constants: ScrollConstants = .uikit
  ) {
    self.traits = traits
    self.boundsSize = boundsSize
    self.contentSize = contentSize
    self.grid = grid
    self.constants = constants
    let none = AxisLimits(minimum: 0, maximum: 0, bounces: false)
    let decay = traits.decelerationRate.decay(constants)
    let still = Deceleration(
      position: 0, velocity: 0, decay: decay, limits: none, constants: constants)
    limitsX = none
    limitsY = none
    flightX = still
    flightY = still
    let page = PagingMotion(
      offset: 0, velocity: 0, target: 0, spring: PagingSpring(width: 0, constants: constants),
      limits: none, grid: grid, constants: constants)
    pagingX = page
    pagingY = page
    offsetAnimation = OffsetAnimationMotion(
      .setContentOffset(OffsetAnimation(constants: constants)))
    self.contentOffset = contentOffset
    presentedOffset = contentOffset
    targetContentOffset = contentOffset
    unrounded = contentOffset
    updateLimits()
    self.contentOffset = clamp(grid.round(clamp(contentOffset)))
    unrounded = self.contentOffset
    presentedOffset = self.contentOffset
    targetContentOffset = self.contentOffset
  }

  /// The visible part of the content: `contentOffset` and the view's size.
  public var bounds: Rectangle { Rectangle(origin: contentOffset, size: boundsSize) }

  /// Whether a finger is down.
  public var isTracking: Bool { finger != .up }

  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool {
    // Inlined, because calling a getter of so large a value copies the value.
    @inline(__always) get { owner == .none && finger == .up }
  }

  /// What the view does.
  public var phase: ScrollPhase {
    @inline(__always) get {
      switch owner {
      case .none: finger == .up ? .idle : finger == .down ? .tracking : .dragging
      case .deceleration: isBouncing ? .bouncing : .decelerating
      case .paging: .paging
      case .offsetAnimation, .springAnimation, .curveAnimation: .animating
      }
    }
  }

  /// Where the motion heads: its target where it has one, else the offset itself.
  public var heading: Vector {
    switch owner {
    case .none: contentOffset
    case .deceleration: destination
    case .paging: Vector(x: pagingX.target, y: pagingY.target)
    case .offsetAnimation: offsetAnimation.target
    case .springAnimation, .curveAnimation: viewAnimation?.target ?? contentOffset
    }
  }

  /// The limits along `axis`.
  public func limits(_ axis: Axis) -> AxisLimits { axis == .horizontal ? limitsX : limitsY }

  /// The offset nearest to `offset` that the view can rest at.
  public func clamp(_ offset: Vector) -> Vector {
    Vector(x: limitsX.clamp(offset.x), y: limitsY.clamp(offset.y))
  }

  /// Delivers a touch; `nextEvent()` then tells what UIKit calls.
  ///
  /// - Precondition: `nextEvent()` has returned `nil` since the last touch or frame.
  public mutating func deliver(_ touch: TouchSample) {
    begin(.endTouch)
    receive(touch)
  }

  /// Goes on to `frame`; `nextEvent()` then tells what UIKit calls.
  ///
  /// - Precondition: `nextEvent()` has returned `nil` since the last touch or frame.
  public mutating func advance(to frame: Frame) {
    begin(.endFrame)
    framePeriod = frame.period
    if !isNewMotion { moveContent(over: frame.duration) }
    isNewMotion = false
  }

  /// The callback that UIKit makes now; `nil` when the touch or frame has been dealt with.
  public mutating func nextEvent() -> ScrollEvent? {
    while true {
      if !notices.isDisjoint(with: [.boundsDidChange, .didScroll]) { return takeNotice() }
      if stage == .ready { return nil }
      if let event = proceed() { return event }
    }
  }

  private mutating func begin(_ stage: Stage) {
    precondition(self.stage == .ready, "the last touch or frame still has callbacks to make")
    self.stage = stage
  }
}
