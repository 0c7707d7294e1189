public import ScrollLayout
public import ScrollReplay

/// What a recording holds in one place: a number, or a word of its own kind.
public enum FieldValue: Sendable, Hashable {
  /// Nothing: there is no such frame or element.
  case missing
  /// A number, in its field's unit.
  case number(Double)
  /// What the view did.
  case phase(ScrollPhase)
  /// The callbacks.
  case events(EventSet)
  /// An element in sight.
  case element(ElementID)

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
