public import ScrollPhysics

/// How a layout or a delegate chooses where the content comes to rest, as people publish it, faults included.
///
/// A rule with pages keeps the page and the target that it chose last, as the published ones do in private
/// properties: it is a value, so whoever steps it can keep and restore it.
public struct ReleaseRule: Sendable, Hashable {
  /// The published rules.
  public enum Kind: Sendable, Hashable {
    /// Leaves the proposal as it is.
    case none

    /// Offset ÷ pitch, up for a positive velocity, down for a negative one, to the nearest at 0.
    ///
    /// The target is that index × pitch, and 0 across. The pitch is item + line spacing unless given. It does
    /// not know of headers and insets: with them cells rest off the middle.
    case indexInDelegate(pitch: Double? = nil)

    /// One page on or back from the last: see `PagePitch` for the pitch, and its widely copied fault.
    ///
    /// One on if the offset is beyond the last target and the velocity positive, one back if it is before it
    /// and the velocity negative, else the same page again; in 0 ... count − 1 of the first section.
    case statefulPage(pitch: PagePitch)

    /// The element in the *current* bounds, cell, header or footer, whose centre is nearest to the proposed one.
    ///
    /// It comes to rest with its centre at `anchor` of the bounds' length: 0.5 in the middle, smaller further
    /// left. The first of two equally near; offset 0 where the bounds show none.
    case nearestCentre(anchor: Double = 0.5)

    /// `statefulPage` by line spacing, unclamped, and shifted so that the header is a page of its own.
    ///
    /// Page × pitch, shifted left by pitch − header length. So page 0 is the header: its target,
    /// header − pitch, lies before the content and the view clamps it to 0. Page 1 is the first cell, at the
    /// header's length: centred where the insets centre a cell of a carousel without header.
    case headerAwarePage

    /// To the neighbour of full-length pages while the finger still drags, once it has dragged further than
    /// `threshold` points; no say at release. See `page(from:displacement:pageCount:)`.
    case pageOnDisplacement(threshold: Double)

    /// To the neighbour of full-length pages by a swipe gesture; no say at release. See
    /// `page(from:swipe:pageCount:)`.
    case pageOnSwipe
  }

  /// Which rule this is.
  public let kind: Kind
  /// Who applies it.
  public let site: ReleaseSite
  /// The page chosen last; 0 at first, wherever the content is, as published.
  public internal(set) var page = 0
  /// The target along the axis chosen last.
  public internal(set) var lastTarget = 0.0

  /// Creates a rule at `site`: by default where it is published.
  ///
  /// - Throws: which parameter is out of its domain: a pitch or threshold from `leastPitch` on and
  ///   finite, an anchor in 0 ... 1.
  public init(_ kind: Kind, site: ReleaseSite? = nil) throws(PhysicsError) {
    switch kind {
    case .indexInDelegate(let pitch?): try ReleaseRule.validate(pitch, as: "pitch")
    case .pageOnDisplacement(let threshold):
      try ReleaseRule.validate(threshold, as: "displacement threshold")
    case .nearestCentre(let anchor):
      guard anchor >= 0, anchor <= 1 else {
        throw PhysicsError("anchor", anchor, mustBe: "in 0 ... 1 of the bounds' length")
      }
    default: break
    }
    self.init(valid: kind, site: site)
  }

  /// The least distance from page to page, in points; a layout with a smaller one has no pages.
  public static let leastPitch = 1e-6

  /// The rule that leaves the proposal as it is.
  public static let none = ReleaseRule(valid: .none, site: nil)

  private init(valid kind: Kind, site: ReleaseSite?) {
    self.kind = kind
    if case .indexInDelegate = kind {
      self.site = site ?? .delegate
    } else {
      self.site = site ?? .layout
    }
  }

  private static func validate(_ length: Double, as name: String) throws(PhysicsError) {
    let limit = FlowLayout.longestLength
    guard length >= leastPitch, length <= limit else {
      throw PhysicsError(name, length, mustBe: "in \(leastPitch) ... \(limit) points")
    }
  }
}

/// What people add to the item's length to get from one page to the next.
public enum PagePitch: UInt8, Sendable, Hashable, CaseIterable {
  /// The interitem spacing, which has no part in it: widely copied, and off by the difference at every page.
  case interitemSpacing
  /// The line spacing, which is right.
  case lineSpacing
}

extension ReleaseRule {
  /// Whether the layout or delegate names a target at release at all.
  public var namesTarget: Bool {
    switch kind {
    case .none, .pageOnDisplacement, .pageOnSwipe: false
    case .indexInDelegate, .statefulPage, .nearestCentre, .headerAwarePage: true
    }
  }

  /// The kind's name, as scenarios and reports spell it.
  public var name: String {
    switch kind {
    case .none: "none"
    case .indexInDelegate: "indexInDelegate"
    case .statefulPage: "statefulPage"
    case .nearestCentre: "nearestCentre"
    case .headerAwarePage: "headerAwarePage"
    case .pageOnDisplacement: "pageOnDisplacement"
    case .pageOnSwipe: "pageOnSwipe"
    }
  }
}
