public import ScrollPhysics

/// Who is asked for the target at release: the layout first, then the delegate (PHYSICS §2.2, grade C+).
public enum ReleaseSite: UInt8, Sendable, Hashable, CaseIterable {
  /// `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`.
  case layout
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  case delegate
}

/// What the scroll view knows at release, when it asks for the target.
public struct ReleaseProposal: Sendable, Hashable {
  /// Where the content is.
  public var contentOffset: Vector
  /// How fast it moves, in pt/ms.
  public var velocity: Vector
  /// Where it would come to rest by itself, or what the site asked before has answered.
  public var proposed: Vector
  /// The scroll view's bounds in content coordinates.
  public var bounds: Rectangle

  /// Creates a proposal; every number is finite.
  public init(contentOffset: Vector, velocity: Vector, proposed: Vector, bounds: Rectangle) {
    self.contentOffset = contentOffset
    self.velocity = velocity
    self.proposed = proposed
    self.bounds = bounds
  }
}
