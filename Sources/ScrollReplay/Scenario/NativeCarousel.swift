import ScrollLayout
import ScrollPhysics

/// The app of a scenario: the layout and the delegate that answer a scroll view's callbacks.
struct NativeCarousel: ScrollApp, Sendable, Hashable {
  var view: SimulatedScrollView
  private let layout: FlowLayout
  private let remedy: Remedy
  private var rule: ReleaseRule
  private var geometry: FlowGeometry
  private var inSight: ElementsInSight
  private var swipe: SwipeRecognizer
  private let turnsPagesDuringDrag: Bool
  /// The page on which a rule that turns pages by itself stands.
  private var page = 0
  /// Where the last frame's run in the recording's cells starts.
  private var lastRun = 0

  init(_ scenario: Scenario) {
    layout = scenario.layout
    remedy = scenario.remedy
    rule = scenario.rule
    geometry = FlowGeometry(layout, boundsSize: scenario.viewport)
    inSight = ElementsInSight(of: geometry, effects: scenario.effects)
    turnsPagesDuringDrag = if case .pageOnDisplacement = rule.kind { true } else { false }
    swipe = SwipeRecognizer(along: layout.scrollDirection)
    view = SimulatedScrollView(
      boundsSize: scenario.viewport, contentSize: geometry.contentSize,
      contentOffset: scenario.start, traits: scenario.traits, grid: scenario.grid,
      constants: scenario.constants)
    // Where the view starts, not where it was asked to.
    rule.settle(at: view.contentOffset, in: geometry, layout: layout)
    page = nearestPage(to: view.contentOffset[layout.scrollDirection])
  }

  var isWaiting: Bool { @inline(__always) get { false } }

  @inline(__always)
  mutating func willAdvance(to frame: Frame) {}

  /// What a rest is to be judged by; none where neither a rule nor paging brings the content anywhere.
  var snapping: Snapping? {
    let traits = view.traits
    guard rule.kind != .none || traits.isPagingEnabled else { return nil }
    return Snapping(
      axis: layout.scrollDirection, anchor: rule.anchor,
      positions: rule.snapPositions(in: geometry), rule: ruleName(traits))
  }

  private func ruleName(_ traits: ScrollTraits) -> String {
    switch (rule.kind, traits.isPagingEnabled) {
    case (.none, _): "isPagingEnabled"
    case (_, true): "\(rule.name) beside isPagingEnabled"
    case (_, false): rule.name
    }
  }

  /// Plays the layout's or delegate's callback for `event`.
  @inline(__always)
  mutating func respond(to event: ScrollEvent) {
    switch event {
    case .layoutTarget: if rule.site == .layout { chooseTarget() }
    case .willEndDragging: if rule.site == .delegate { chooseTarget() }
    case .willBeginDragging: takePage()
    case .didScroll: if turnsPagesDuringDrag { turnPageDuringDrag() }
    default: break
    }
  }

  /// Hands on a touch to the swipe recognizer of a view that does not scroll by itself.
  mutating func receive(_ touch: TouchSample) {
    guard rule.kind == .pageOnSwipe else { return }
    switch touch.phase {
    case .began: swipe.touchDown(at: touch.position, time: touch.time)
    case .moved:
      let direction = swipe.move(
        to: touch.position, time: touch.time, constants: view.constants)
      guard let direction else { return }
      page = nearestPage(to: view.contentOffset[layout.scrollDirection])
      if let next = rule.page(
        from: page, swipe: direction > 0 ? .forward : .backward, pageCount: pageCount)
      {
        go(to: next)
      }
    case .ended, .cancelled: break
    }
  }

  mutating func apply(_ change: ScenarioChange.Kind) {
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

  /// Appends the layout's answer to `layoutAttributesForElements(in:)`, effects included.
  @inline(__always)
  mutating func show(_ frame: Int, events: inout EventSet, in recording: inout Recording) {
    if recording.isForFindings && !view.isAtRest { return }
    let start = recording.cells.count
    if events.contains(.layoutPass) || frame == 0 || recording.isForFindings {
      inSight.append(
        in: view.bounds, seen: view.presentedOffset, after: lastRun, to: &recording.cells)
    } else {
      recording.cells.repeatElements(from: lastRun, count: start - lastRun)
    }
    lastRun = start
  }

  // MARK: At release

  // Not inlined, as it comes once a gesture and would need room in every frame.
  @inline(never)
  private mutating func chooseTarget() {
    guard let release = view.lastRelease else { return }
    let proposal = ReleaseProposal(
      contentOffset: view.contentOffset, velocity: release.velocity,
      proposed: view.targetContentOffset, bounds: view.bounds)
    let target = rule.target(for: proposal, in: geometry, layout: layout)
    view.targetContentOffset = target
    if rule.namesTarget {
      view.end(by: remedy, at: target, release.velocity, along: layout.scrollDirection)
    }
  }

  // MARK: Pages turned by hand

  @inline(never)
  private mutating func takePage() {
    page = nearestPage(to: view.contentOffset[layout.scrollDirection])
  }

  @inline(never)
  private mutating func turnPageDuringDrag() {
    guard view.phase == .dragging else { return }
    let axis = layout.scrollDirection
    let displacement = view.contentOffset[axis] - Double(page) * geometry.boundsSize[axis]
    if let next = rule.page(from: page, displacement: displacement, pageCount: pageCount) {
      go(to: next)
    }
  }

  private mutating func go(to page: Int) {
    self.page = page
    var target = view.contentOffset
    target[layout.scrollDirection] = Double(page) * view.boundsSize[layout.scrollDirection]
    view.animateContentOffset(to: view.clamp(target))
  }

  private func nearestPage(to offset: Double) -> Int {
    Int(offset / geometry.boundsSize[layout.scrollDirection] + 0.5)
  }

  private var pageCount: Int {
    let axis = layout.scrollDirection
    return Int(view.contentSize[axis] / view.boundsSize[axis] + 0.5)
  }
}
