import ScrollLayout
import ScrollPhysics

/// The app's part of a native replay: the layout and the delegate that answer a scroll view's callbacks.
struct NativeCarousel: Sendable, Hashable {
  private let layout: FlowLayout
  private let remedy: Remedy
  private var rule: ReleaseRule
  private var geometry: FlowGeometry
  private var inSight: ElementsInSight
  private var swipe: SwipeRecognizer
  private let turnsPagesDuringDrag: Bool
  /// The page on which a rule that turns pages by itself stands.
  private var page = 0

  init(_ scenario: Scenario) {
    layout = scenario.layout
    remedy = scenario.remedy
    rule = scenario.rule
    geometry = FlowGeometry(layout, boundsSize: scenario.viewport)
    inSight = ElementsInSight(of: geometry, effects: scenario.effects)
    turnsPagesDuringDrag = if case .pageOnDisplacement = rule.kind { true } else { false }
    swipe = SwipeRecognizer(along: layout.scrollDirection)
  }

  /// Takes the page at `contentOffset` for its own: where the view starts, not where it was asked to.
  mutating func settle(at contentOffset: Vector) {
    rule.settle(at: contentOffset, in: geometry, layout: layout)
    page = nearestPage(to: contentOffset[layout.scrollDirection])
  }

  var contentSize: Extent { geometry.contentSize }

  /// What a rest is to be judged by; none where neither a rule nor paging brings the content anywhere.
  func snapping(_ traits: ScrollTraits) -> Snapping? {
    guard rule.kind != .none || traits.isPagingEnabled else { return nil }
    return Snapping(
      axis: layout.scrollDirection, anchor: rule.anchor,
      positions: rule.snapPositions(in: geometry).sorted(), rule: ruleName(traits))
  }

  private func ruleName(_ traits: ScrollTraits) -> String {
    switch (rule.kind, traits.isPagingEnabled) {
    case (.none, _): "isPagingEnabled"
    case (_, true): "\(rule.name) beside isPagingEnabled"
    case (_, false): rule.name
    }
  }

  /// Plays the layout's or delegate's callback for `event`.
  mutating func respond(to event: ScrollEvent, _ view: inout SimulatedScrollView) {
    switch event {
    case .layoutTarget: if rule.site == .layout { chooseTarget(&view) }
    case .willEndDragging: if rule.site == .delegate { chooseTarget(&view) }
    case .willBeginDragging: page = nearestPage(to: view.contentOffset[layout.scrollDirection])
    case .didScroll: if turnsPagesDuringDrag { turnPage(duringDragOf: &view) }
    default: break
    }
  }

  /// Hands on a touch to the swipe recognizer of a view that does not scroll by itself.
  mutating func receive(_ touch: TouchSample, _ view: inout SimulatedScrollView) {
    guard rule.kind == .pageOnSwipe else { return }
    switch touch.phase {
    case .began: swipe.touchDown(at: touch.position, time: touch.time)
    case .moved:
      let direction = swipe.move(
        to: touch.position, time: touch.time, constants: view.constants)
      guard let direction else { return }
      page = nearestPage(to: view.contentOffset[layout.scrollDirection])
      if let next = rule.page(
        from: page, swipe: direction > 0 ? .forward : .backward, pageCount: pageCount(view))
      {
        go(to: next, &view)
      }
    case .ended, .cancelled: break
    }
  }

  mutating func apply(_ change: ScenarioChange.Kind, to view: inout SimulatedScrollView) {
    switch change {
    case .viewport(let size):
      geometry = FlowGeometry(layout, boundsSize: size)
      inSight = ElementsInSight(of: geometry, effects: inSight.effects)
      view.boundsSize = size
      view.contentSize = geometry.contentSize
      if case .idle = view.phase { view.write(contentOffset: view.clamp(view.contentOffset)) }
    case .stickyElements(let elements):
      inSight.effects = inSight.effects.map {
        if case .sticky = $0 { .sticky(elements) } else { $0 }
      }
    }
  }

  /// The layout's answer to `layoutAttributesForElements(in:)`, effects included, in a frame after one whose
  /// elements start at `previous`.
  @inline(__always)
  mutating func appendElements(
    in bounds: Rectangle, seen: Vector, after previous: Int, to elements: inout [LayoutAttributes]
  ) {
    inSight.append(in: bounds, seen: seen, after: previous, to: &elements)
  }

  // MARK: At release

  private mutating func chooseTarget(_ view: inout SimulatedScrollView) {
    guard let release = view.lastRelease else { return }
    let proposal = ReleaseProposal(
      contentOffset: view.contentOffset, velocity: release.velocity,
      proposed: view.targetContentOffset, bounds: view.bounds)
    let target = rule.target(for: proposal, in: geometry, layout: layout)
    view.targetContentOffset = target
    if rule.namesTarget { applyRemedy(to: target, release.velocity, &view) }
  }

  private func applyRemedy(
    to target: Vector, _ velocity: Vector, _ view: inout SimulatedScrollView
  ) {
    let reachable = view.clamp(target)
    switch remedy {
    case .none: break
    case .setContentOffset: view.animateContentOffset(to: reachable)
    case .spring(let remedy):
      let axis = layout.scrollDirection
      let distance = reachable[axis] - view.presentedOffset[axis]
      let initial =
        switch remedy.velocity {
        case .pointsPerMillisecond: velocity[axis]
        case .distancesPerSecond: distance == 0 ? 0 : 1000 * velocity[axis] / distance
        }
      guard
        let spring = try? remedy.spring(
          initialVelocity: initial, constants: view.constants)
      else { break }
      view.animateContentOffset(
        to: reachable, spring: spring, duration: remedy.duration, initialVelocity: initial)
    }
  }

  // MARK: Pages turned by hand

  private mutating func turnPage(duringDragOf view: inout SimulatedScrollView) {
    guard view.phase == .dragging else { return }
    let axis = layout.scrollDirection
    let displacement = view.contentOffset[axis] - Double(page) * geometry.boundsSize[axis]
    if let next = rule.page(from: page, displacement: displacement, pageCount: pageCount(view)) {
      go(to: next, &view)
    }
  }

  private mutating func go(to page: Int, _ view: inout SimulatedScrollView) {
    self.page = page
    var target = view.contentOffset
    target[layout.scrollDirection] = Double(page) * view.boundsSize[layout.scrollDirection]
    view.animateContentOffset(to: view.clamp(target))
  }

  private func nearestPage(to offset: Double) -> Int {
    Int(offset / geometry.boundsSize[layout.scrollDirection] + 0.5)
  }

  private func pageCount(_ view: SimulatedScrollView) -> Int {
    let axis = layout.scrollDirection
    return Int(view.contentSize[axis] / view.boundsSize[axis] + 0.5)
  }
}
