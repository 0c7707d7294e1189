import ScrollPhysics

extension SimulatedScrollView {
  /// Ends the drag by `remedy`, on the way to the target that the hooks have named.
  ///
  /// Nothing happens where they left the view's own proposal, or have set off a motion themselves.
  mutating func apply(_ remedy: Remedy) {
    guard remedy != .none, owner == .none, let release = lastRelease,
      targetContentOffset != release.proposed
    else { return }
    let way = clamp(targetContentOffset) - presentedOffset
    let axis: Axis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    end(by: remedy, at: targetContentOffset, release.velocity, along: axis)
  }

  /// Ends the drag by `remedy` on the way to `target`; a spring takes its velocity along `axis`.
  mutating func end(
    by remedy: Remedy, at target: Vector, _ velocity: Vector, along axis: Axis
  ) {
    let reachable = clamp(target)
    switch remedy {
    case .none: break
    case .setContentOffset: animateContentOffset(to: reachable)
    case .spring(let remedy):
      let initial = remedy.initialVelocity(
        velocity[axis], over: reachable[axis] - presentedOffset[axis])
      guard let spring = try? remedy.spring(initialVelocity: initial, constants: constants) else {
        break
      }
      animateContentOffset(
        to: reachable, along: .spring(spring, initialVelocity: initial), duration: remedy.duration)
    }
  }
}
