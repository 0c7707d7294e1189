public import ScrollPhysics

/// A scroll view without a screen: UIKit's motion as a value that steps from callback to callback.
///
/// Feed it touches and frames with `advance(_:)`, which stops at every point where UIKit would call the app
/// and returns that event; whatever the callback would write is written to the view before the next call.
/// Because it is a value, keeping a copy keeps the moment, and assigning the copy rewinds to it.
///
///     while let event = view.advance(.touch(sample)) { … }
///     while let event = view.advance(.frame(frame)) { … }
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
  /// How fast the content moves, pt/ms.
  public internal(set) var velocity = Vector.zero
  /// How far the content scrolls along x.
  public internal(set) var limitsX: AxisLimits
  /// How far the content scrolls along y.
  public internal(set) var limitsY: AxisLimits
  /// The release that is being decided or was decided last.
  public internal(set) var lastRelease: Release?

  var pan: PanRecognizer?
  /// The offset that the finger's translation is counted from, before the rubber band.
  var dragOrigin = Vector.zero
  var motion = ScrollMotion.none
  /// Whether the motion began since the last frame: its first value comes with the next one (§1.4, §6).
  var isNewMotion = false
  /// A deceleration that a finger holds still.
  var pausedMotion = ScrollMotion.none
  var streak = FlickStreak()
  var lastTouchTime: Int64 = 0
  /// When a touch last changed the offset.
  var lastMoveTime: Int64 = 0
  var framePeriod = 0.0
  var stage = Stage.ready
  var notices: Notices = []

  /// Creates a view at rest.
  ///
  /// - Parameters:
  ///   - contentOffset: where it rests; rounded to the grid and clamped to the limits.
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
    limitsX = none
    limitsY = none
    self.contentOffset = contentOffset
    presentedOffset = contentOffset
    targetContentOffset = contentOffset
    updateLimits()
    self.contentOffset = clamp(grid.round(contentOffset))
    presentedOffset = self.contentOffset
    targetContentOffset = self.contentOffset
  }

  /// The visible part of the content: `contentOffset` and the view's size.
  public var bounds: Rectangle { Rectangle(origin: contentOffset, size: boundsSize) }

  /// Who moves the content.
  public var owner: MotionOwner { motion.owner }

  /// Whether a finger is down.
  public var isTracking: Bool { pan != nil }

  /// Whether nothing moves and no finger is down.
  public var isAtRest: Bool {
    if case .none = motion { pan == nil } else { false }
  }

  /// What the view does.
  public var phase: ScrollPhase {
    switch motion {
    case .offsetAnimation, .springAnimation: .animating
    case .paging: .paging
    case .deceleration(let x, let y):
      x.limits.isOutside(x.position) || y.limits.isOutside(y.position) ? .bouncing : .decelerating
    case .none: pan == nil ? .idle : pan?.hasBegun == true ? .dragging : .tracking
    }
  }

  /// Where the motion heads: its target where it has one, else the offset itself.
  public var heading: Vector {
    switch motion {
    case .none: contentOffset
    case .deceleration: lastRelease?.target ?? contentOffset
    case .paging(let x, let y): Vector(x: x.target, y: y.target)
    case .offsetAnimation(let motion): motion.target
    case .springAnimation(let motion): motion.target
    }
  }

  /// The limits along `axis`.
  public func limits(_ axis: Axis) -> AxisLimits { axis == .horizontal ? limitsX : limitsY }

  /// The offset nearest to `offset` that the view can rest at.
  public func clamp(_ offset: Vector) -> Vector {
    Vector(x: limitsX.clamp(offset.x), y: limitsY.clamp(offset.y))
  }

  /// Goes on with `input` up to the next callback.
  ///
  /// Call it again with the same input until it returns `nil`; then comes the next input.
  ///
  /// - Returns: the callback that UIKit would make now, or `nil` when the input has been dealt with.
  public mutating func advance(_ input: ScrollInput) -> ScrollEvent? {
    while true {
      if let event = takeNotice() { return event }
      switch (stage, input) {
      case (.ready, .touch(let touch)): receive(touch)
      case (.ready, .frame(let frame)): step(frame)
      case (.done, _):
        stage = .ready
        return nil
      default:
        if let event = proceed() { return event }
      }
    }
  }
}

/// What drives a scroll view: its finger and its display.
public enum ScrollInput: Sendable, Hashable {
  /// A touch is delivered.
  case touch(TouchSample)
  /// The display refreshes.
  case frame(Frame)
}
