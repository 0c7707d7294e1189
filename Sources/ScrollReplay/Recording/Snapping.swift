public import ScrollPhysics

/// Where a layout means its content to rest: what a rest is judged by.
public struct Snapping: Sendable, Hashable {
  /// The axis that snaps.
  public var axis: Axis
  /// Where along the view a cell's centre should come to rest: 0 at its start, 0.5 in its middle.
  public var anchor: Double
  /// The offsets at which a cell rests so, unclamped, rising.
  public var positions: [Double]
  /// The rule that should bring the content there, in words.
  public var rule: String

  /// Creates the description of a rule's intent.
  public init(axis: Axis, anchor: Double, positions: [Double], rule: String) {
    self.axis = axis
    self.anchor = anchor
    self.positions = positions
    self.rule = rule
  }
}
