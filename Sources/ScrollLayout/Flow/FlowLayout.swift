public import ScrollPhysics

/// What a flow layout is told: UIKit's `UICollectionViewFlowLayout` before it knows the view's bounds.
///
/// `FlowGeometry` turns it into positions.
public struct FlowLayout: Sendable, Hashable {
  /// The direction in which lines follow one another and in which the content scrolls.
  public var scrollDirection: Axis
  /// The sections, in order.
  public var sections: [FlowSection]

  /// Creates a description; UIKit scrolls vertically by default.
  public init(scrollDirection: Axis = .vertical, sections: [FlowSection]) {
    self.scrollDirection = scrollDirection
    self.sections = sections
  }
}
