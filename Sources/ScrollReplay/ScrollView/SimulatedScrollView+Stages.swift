import ScrollPhysics

extension SimulatedScrollView {
  /// What the finger does.
  enum Finger: UInt8, Sendable, Hashable {
    case up
    case down
    case dragging
  }

  /// Where `nextEvent()` goes on: each stage does its work, then names the next.
  enum Stage: UInt8, Sendable, Hashable {
    case ready
    // A touch that begins a drag.
    case endPausedDeceleration
    case willBeginDragging
    case beginDrag
    // A touch that lifts.
    case askLayout
    case askDelegate
    case land
    case willBeginDecelerating
    case firstStep
    case endTouch
    case endFrame
  }

  /// What a write to the offset or the bounds still has to tell, before anything else goes on.
  struct Notices: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    static let boundsDidChange = Notices(rawValue: 1)
    static let didScroll = Notices(rawValue: 2)
    /// The bounds changed since the last layout pass.
    static let needsLayout = Notices(rawValue: 4)
    /// A deceleration ended.
    static let decelerationEnded = Notices(rawValue: 8)
    /// An offset animation ended.
    static let animationEnded = Notices(rawValue: 16)
    /// A scroll to top ended.
    static let reachedTop = Notices(rawValue: 32)
  }

  /// The next thing that a write has to tell: `shouldInvalidateLayout(forBoundsChange:)` before `didScroll`.
  mutating func takeNotice() -> ScrollEvent? {
    if notices.remove(.boundsDidChange) != nil {
      notices.insert(.needsLayout)
      return .boundsDidChange
    }
    return notices.remove(.didScroll) == nil ? nil : .didScroll
  }

  /// Does the current stage's work.
  mutating func proceed() -> ScrollEvent? {
    switch stage {
    case .ready: return nil
    case .endPausedDeceleration:
      stage = .willBeginDragging
      guard pausedOwner.isDeceleration else { return nil }
      return .didEndDecelerating
    case .willBeginDragging:
      stage = .beginDrag
      return .willBeginDragging
    case .beginDrag:
      beginDrag()
      return nil
    case .askLayout:
      stage = .askDelegate
      return .layoutTarget
    case .askDelegate:
      hearLayout()
      stage = .land
      return .willEndDragging
    case .land:
      let decelerates = land()
      stage = decelerates ? .willBeginDecelerating : .endTouch
      return .didEndDragging(willDecelerate: decelerates)
    case .willBeginDecelerating:
      stage = .firstStep
      return .willBeginDecelerating
    case .firstStep:
      stage = .endTouch
      takeFirstStep()
      return nil
    case .endTouch: return takeEnding()
    case .endFrame: return takeEnding() ?? takeLayout()
    }
  }

  /// Reports a motion that ended, once; with nothing to report the touch or frame has been dealt with.
  private mutating func takeEnding() -> ScrollEvent? {
    if notices.remove(.decelerationEnded) != nil { return .didEndDecelerating }
    if notices.remove(.animationEnded) != nil { return .didEndScrollingAnimation }
    if notices.remove(.reachedTop) != nil { return .didScrollToTop }
    stage = .ready
    return nil
  }

  /// Reports the layout pass that ends a frame, if the bounds changed since the last one.
  private mutating func takeLayout() -> ScrollEvent? {
    isNewMotion = false
    return notices.remove(.needsLayout) == nil ? nil : .layoutPass
  }
}
