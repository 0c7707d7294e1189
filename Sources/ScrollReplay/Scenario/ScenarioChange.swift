public import ScrollLayout
public import ScrollPhysics

/// Something that happens to a scenario at a time, whatever the finger does.
public struct ScenarioChange: Sendable, Hashable {
  /// What happens.
  public enum Kind: Sendable, Hashable {
    /// The view takes a new size, as by a rotation; the layout keeps the sizes it was prepared with.
    case viewport(Extent)
    /// Other elements stick.
    case stickyElements([ElementID])
  }

  /// When, nanoseconds since the first frame.
  public var time: Int64
  /// What.
  public var kind: Kind

  /// Creates a change.
  public init(at time: Int64, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
