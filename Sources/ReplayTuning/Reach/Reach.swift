public import ScrollLayout
import ScrollPhysics

/// Which elements of a layout swipes bring to rest, page after page from a first one.
public struct Reach: Sendable, Hashable {
  /// How an element can be seen at rest.
  public enum Grade: UInt8, Sendable, Hashable, CaseIterable, Comparable {
    /// Not known: the search stopped before it came there.
    case unsearched
    /// Never as a whole.
    case never
    /// As a whole, but never where the layout means a cell to rest.
    case inSight
    /// Where the layout means it to rest; in sight, for elements or layouts that are not meant to rest anywhere.
    case inPlace

    /// Whether `a` is seen worse than `b`.
    public static func < (a: Grade, b: Grade) -> Bool { a.rawValue < b.rawValue }
  }

  /// Every element, in the layout's order; those that came in sight, where the layout is not known.
  public internal(set) var elements: [(element: ElementID, grade: Grade)] = []
  /// Where the content can come to rest, rising, points.
  public internal(set) var rests: [Double] = []
  /// How many releases were tried.
  public internal(set) var releases = 0
  /// Whether every rest that was found was swiped from too.
  public internal(set) var isComplete = true
  /// Whether the elements are all that there are, not only those that came in sight.
  public internal(set) var knowsAll = true

  /// The elements that no swipe brings to where they are meant to rest, of those that were searched.
  public var missed: [(element: ElementID, grade: Grade)] {
    elements.filter { $0.grade == .never || $0.grade == .inSight }
  }

  /// How many elements lie where the search did not come.
  public var unsearched: Int { elements.count { $0.grade == .unsearched } }

  /// Whether two searches found the same.
  public static func == (a: Reach, b: Reach) -> Bool {
    a.elements.elementsEqual(b.elements, by: ==) && a.rests == b.rests
      && a.releases == b.releases && a.isComplete == b.isComplete && a.knowsAll == b.knowsAll
  }

  /// Hashes what was found.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rests)
    hasher.combine(releases)
  }
}
