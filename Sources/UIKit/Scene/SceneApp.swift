import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// An app whose scroll view is replayed: it hands the engine's callbacks to the layout and the delegate, and
/// records what is seen.
@MainActor
struct SceneApp {
  let scrollView: UIScrollView
  let scene: Scene
  /// The window, or what stands for it.
  private let root: UIView
  /// Whether the app moved the content against a motion in the frame before.
  private var hasFought = false

  init(_ scrollView: UIScrollView, in scene: Scene) {
    self.scrollView = scrollView
    self.scene = scene
    root = scrollView.window ?? scrollView
  }
}

extension SceneApp: @MainActor ScrollApp {
  var view: SimulatedScrollView {
    get { scrollView.engine }
    _modify { yield &scrollView.engine }
  }

  var isWaiting: Bool { scene.isWaiting }

  mutating func apply(_ change: ScenarioChange.Kind) {
    // Which elements stick is the layout's own matter here.
    guard case .viewport(let size) = change else { return }
    scene.turn(scrollView, to: size)
  }

  mutating func receive(_ touch: TouchSample) {
    if touch.phase == .began { scene.refuseNested(touch, in: scrollView) }
    scene.deliver(touch, in: root)
    if scene.unsupported.isEmpty, scrollView.panGestureRecognizer.state == .failed,
      scrollView.engine.isFingerDragging
    {
      scene.refuse("a scroll view whose own pan recogniser may not begin")
    }
    scene.isTracking = isTracking
  }

  mutating func willAdvance(to frame: Frame) { scene.runDueWork(until: frame.time) }

  mutating func respond(to event: ScrollEvent) { scrollView.respondToEngine(event) }

  mutating func show(_ frame: Int, events: inout EventSet, in recording: inout Recording) {
    scene.frame = frame
    scrollView.settleBlock()
    if scrollView.upkeep.isOverdue { scrollView.setNeedsLayout() }
    scrollView.layOutForFrame(in: root)
    events.formUnion(scrollView.upkeep.events)
    scrollView.upkeep.events = []
    scrollView.appendElements(to: &recording, frame: frame)
    noteFight()
    takeNotes(into: &recording)
    scene.frame = frame + 1
    scene.isTracking = isTracking
  }

  private var isTracking: Bool {
    let owner = scrollView.engine.owner
    return owner == .deceleration || owner == .paging || scrollView.engine.isFingerDown
  }

  /// One correction is an infinite carousel's; two in a row are two owners of one motion.
  private mutating func noteFight() {
    let fights = scrollView.upkeep.hasFought
    scrollView.upkeep.hasFought = false
    if fights && hasFought { scene.note(.offsetWrittenDuringMotion, of: nil) }
    hasFought = fights
  }

  private func takeNotes(into recording: inout Recording) {
    guard scene.hasNotes else { return }
    scene.hasNotes = false
    recording.faults += scene.faults
    scene.faults.removeAll(keepingCapacity: true)
    recording.header.elementNames = scene.elementNames
  }
}

extension UIScrollView {
  /// Rounds in which layouts may move the content; then the next frame has to do.
  private static var mostRounds: Int { 4 }

  /// Lays out what the frame shows.
  func layOutForFrame(in root: UIView) {
    for _ in 0..<UIScrollView.mostRounds {
      root.layoutIfNeeded()
      guard engine.takeLayoutNotice() else { return }
    }
  }
}
