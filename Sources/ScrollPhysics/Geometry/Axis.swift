/// One of the two directions in which content scrolls.
public enum Axis: UInt8, Sendable, Hashable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The direction at right angles to this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
