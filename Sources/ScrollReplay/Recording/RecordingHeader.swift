public import ScrollPhysics

/// What a recording is a recording of.
public struct RecordingHeader: Sendable, Hashable {
  /// The scenario's name.
  public var scenario: String
  /// The gesture's name.
  public var gesture: String
  /// The view's size at the start, points.
  public var viewport: Extent
  /// Pixels a point.
  public var grid: PixelGrid
  /// What the app had set on the view.
  public var traits: ScrollTraits
  /// Where the view should rest; none where no rule snaps.
  public var snapping: Snapping?
  /// What the app calls its supplementary and decoration kinds: `ElementID.name` counts them.
  public var elementNames: [String] = []

  /// Creates a header.
  public init(
    scenario: String, gesture: String, viewport: Extent, grid: PixelGrid, traits: ScrollTraits,
    snapping: Snapping?
  ) {
    self.scenario = scenario
    self.gesture = gesture
    self.viewport = viewport
    self.grid = grid
    self.traits = traits
    self.snapping = snapping
  }
}
