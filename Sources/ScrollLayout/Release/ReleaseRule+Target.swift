public import ScrollPhysics

extension ReleaseRule {
  /// Where the content is to come to rest, unclamped and not rounded to pixels: the view does both.
  ///
  /// Under a pitch below `leastPitch`, a rule that divides by it or counts pages leaves the proposal as it is.
  ///
  /// - Parameters:
  ///   - proposal: What the view knows; every number is finite.
  ///   - geometry: Where elements are.
  ///   - layout: What `geometry` was made of: the rules read item size and spacing there, as published.
  public mutating func target(
    for proposal: ReleaseProposal, in geometry: FlowGeometry, layout: FlowLayout
  ) -> Vector {
    let axis = geometry.scrollDirection
    var target = proposal.proposed
    switch kind {
    case .none, .pageOnDisplacement, .pageOnSwipe: break
    case .indexInDelegate(let pitch):
      let pitch = pitch ?? layout.pitch(.lineSpacing)
      guard pitch >= ReleaseRule.leastPitch else { break }
      let index = ReleaseRule.index(
        proposal.contentOffset[axis] / pitch, velocity: proposal.velocity[axis])
      return Vector(along: axis, index * pitch, across: 0)
    case .statefulPage, .headerAwarePage:
      guard let paging = Paging(kind, layout: layout, geometry: geometry) else { break }
      turn(at: proposal.contentOffset[axis], velocity: proposal.velocity[axis], paging)
      target[axis] = lastTarget
    case .nearestCentre(let anchor):
      let reach = proposal.bounds.size[axis] * anchor
      let center = geometry.center(
        nearestTo: proposal.proposed[axis] + reach, in: proposal.bounds)
      target[axis] = center.map { $0 - reach } ?? 0
    }
    return target
  }

  /// Makes a rule with pages believe that it chose the page nearest to `contentOffset` itself.
  ///
  /// For replays that start in mid-content: the published rules start at page 0 wherever the content is, and
  /// find their page only by being swiped there.
  public mutating func settle(
    at contentOffset: Vector, in geometry: FlowGeometry, layout: FlowLayout
  ) {
    guard let paging = Paging(kind, layout: layout, geometry: geometry) else { return }
    let pages = (contentOffset[geometry.scrollDirection] - paging.target(of: 0)) / paging.pitch
    let page = ReleaseRule.index(min(max(pages, -1e9), 1e9), velocity: 0)
    choose(Int(page), paging)
  }

  private mutating func turn(at offset: Double, velocity: Double, _ paging: Paging) {
    var next = page
    if offset > lastTarget, velocity > 0 { next += 1 }
    if offset < lastTarget, velocity < 0 { next -= 1 }
    choose(next, paging)
  }

  private mutating func choose(_ page: Int, _ paging: Paging) {
    self.page = min(max(page, paging.pages.lowerBound), paging.pages.upperBound)
    lastTarget = paging.target(of: self.page)
  }

  /// A whole number near `value`: above it for a positive velocity, below for a negative one, else the nearest,
  /// halves away from zero.
  ///
  /// Beyond 2⁵² every number is whole.
  static func index(_ value: Double, velocity: Double) -> Double {
    guard value > -0x1p52, value < 0x1p52 else { return value }
    let whole = Double(Int(value))
    let rest = value - whole
    if velocity > 0 { return rest > 0 ? whole + 1 : whole }
    if velocity < 0 { return rest < 0 ? whole - 1 : whole }
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}

/// Where a rule with pages believes that its pages are.
private struct Paging {
  let pitch: Double
  /// How far left of page × pitch the pages lie.
  let shift: Double
  /// The pages that there are.
  let pages: ClosedRange<Int>

  init?(_ kind: ReleaseRule.Kind, layout: FlowLayout, geometry: FlowGeometry) {
    switch kind {
    case .statefulPage(let pitch):
      self.pitch = layout.pitch(pitch)
      shift = 0
      pages = 0...max(0, geometry.cellCount(inSection: 0) - 1)
    case .headerAwarePage:
      pitch = layout.pitch(.lineSpacing)
      let header = layout.sections.isEmpty ? .zero : layout.sections[0].headerReferenceSize
      shift = pitch - header[layout.scrollDirection]
      // Unclamped as published; the bound only keeps the arithmetic exact.
      pages = -1_000_000_000...1_000_000_000
    default: return nil
    }
    guard pitch >= ReleaseRule.leastPitch else { return nil }
  }

  func target(of page: Int) -> Double { Double(page) * pitch - shift }
}

extension FlowLayout {
  /// The first item's length along the scroll direction plus the spacing that `pitch` names, in the first section;
  /// 0 where there is none.
  public func pitch(_ pitch: PagePitch) -> Double {
    guard !sections.isEmpty, let item = sections[0].items.first else { return 0 }
    switch pitch {
    case .interitemSpacing: return item[scrollDirection] + sections[0].minimumInteritemSpacing
    case .lineSpacing: return item[scrollDirection] + sections[0].minimumLineSpacing
    }
  }
}
