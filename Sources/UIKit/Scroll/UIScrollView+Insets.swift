import ScrollPhysics
import ScrollReplay

extension UIScrollView {
  /// Takes insets over into the limits.
  ///
  /// Content at rest at its start stays there: UIKit moves the offset with the inset (grade C).
  func insetsDidChange() {
    let adjustment = safeAreaAdjustment
    let hasNewAdjustment = adjustment != upkeep.insetAdjustment
    upkeep.insetAdjustment = adjustment
    let new = Insets(
      top: (contentInset.top + adjustment.top).tame(),
      left: (contentInset.left + adjustment.left).tame(),
      bottom: (contentInset.bottom + adjustment.bottom).tame(),
      right: (contentInset.right + adjustment.right).tame())
    let old = engine.traits.contentInset
    if new != old { take(new, for: old) }
    if hasNewAdjustment {
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  private func take(_ new: Insets, for old: Insets) {
    var offset = engine.contentOffset
    let isIdle = engine.phase == .idle
    let wasAtStart = (
      x: isIdle && offset.x == engine.limitsX.minimum,
      y: isIdle && offset.y == engine.limitsY.minimum
    )
    engine.traits.contentInset = new
    if wasAtStart.x { offset.x = engine.limitsX.minimum }
    if wasAtStart.y { offset.y = engine.limitsY.minimum }
    // Content at rest does not stay past limits that have come nearer; in a `UIView.animate` block it glides back.
    if isIdle, Scene.current.animation != nil {
      offset = engine.clamp(offset)
    } else if isIdle {
      upkeep.needsConfinement = true
      setNeedsLayout()
    }
    if offset != engine.contentOffset { write(offset: CGPoint(offset)) }
  }

  /// The part of the safe area that counts as inset.
  private var safeAreaAdjustment: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never, Scene.current.settings.safeArea != .zero else {
      return .zero
    }
    var covered = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .always else { return covered }
    let content = engine.contentSize
    let size = engine.boundsSize
    if !(alwaysBounceHorizontal || content.width > size.width) {
      (covered.left, covered.right) = (0, 0)
    }
    if !(alwaysBounceVertical || content.height > size.height) {
      (covered.top, covered.bottom) = (0, 0)
    }
    return covered
  }
}

extension UIEdgeInsets {
  /// The engine's insets.
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CGFloat {
  /// The number within a billion points; 0 where it is none.
  func tame() -> Double { Double(self).tame() }
}

extension UIScrollView.DecelerationRate {
  /// The engine's rate by its number.
  init(_ rate: DecelerationRate) { self.init(rawValue: rate.decay().factor) }
}
