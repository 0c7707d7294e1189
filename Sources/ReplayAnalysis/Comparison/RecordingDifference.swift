public import ScrollLayout

/// The first place where two recordings part.
public struct RecordingDifference: Sendable, Hashable {
  /// The first frame that differs.
  public var frame: Int
  /// What differs in it.
  public var field: RecordingField
  /// The element that differs; none for what is no element's.
  public var element: ElementID?
  /// By how much: the largest difference of the field's numbers, in their unit; 1 for what is no number.
  public var amount: Double

  /// Creates a difference.
  public init(frame: Int, field: RecordingField, element: ElementID?, amount: Double) {
    self.frame = frame
    self.field = field
    self.element = element
    self.amount = amount
  }
}
