public import ScrollLayout

/// Something that a layout did and must not do, as it was noticed while it ran.
public struct LayoutFault: Sendable, Hashable {
  /// What it did.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// It answered other attributes than before, and had not been invalidated.
    case changedWithoutInvalidation
    /// It wrote to attributes that its superclass keeps, instead of to copies.
    case sharedAttributesWritten
    /// A batch update changed only what was out of sight, and all that was in sight moved.
    case movedUnderUpdate
    /// A centre, size, transform or opacity was NaN or infinite; the element is not shown.
    case notFinite
    /// It named an index path that the data source does not have.
    case noSuchElement
    /// It wrote the content offset in frame after frame while a motion of the view's own went on.
    case offsetWrittenDuringMotion
    /// It asked the calendar for the time of day: a device answers otherwise at every run.
    case clockRead
  }

  /// The frame in which it was noticed, from 0.
  public var frame: Int
  /// What was done.
  public var kind: Kind
  /// The element concerned; none where it is the whole content.
  public var element: ElementID?
  /// How far from where it was or should be, points; 0 where that means nothing.
  public var distance: Double

  /// Creates a fault.
  public init(frame: Int, kind: Kind, element: ElementID?, distance: Double = 0) {
    self.frame = frame
    self.kind = kind
    self.element = element
    self.distance = distance
  }
}
