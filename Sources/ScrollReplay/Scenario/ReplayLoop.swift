import ScrollPhysics

/// Steps a scroll view and its app through the frames of a finger's motion, and records each.
///
/// `TimelineRunner` is this loop around the app of a `Scenario`, which can be rewound because it is a value.
public struct ReplayLoop<App: ScrollApp> {
  /// What answers the view's callbacks, with the view.
  public private(set) var app: App
  /// The frames so far.
  public private(set) var recording: Recording
  private let scene: ReplayScene
  private var samples: [TouchSample]
  private var ticker: FrameTicker
  private var nextSample = 0
  private var nextChange = 0
  /// When the next touch or change is due.
  private var nextInput = Int64.min
  private var isOver = false
  /// Whether the view rested in the frame that was shown last.
  private var isAtRest = false
  /// Frames that are not in the recording's columns yet; none between calls.
  private var rows: [RecordingRow] = []

  /// Prepares the replay; no frame is shown yet.
  ///
  /// - Parameters:
  ///   - app: at rest, where it is to start.
  ///   - scene: what it is shown on, and what happens meanwhile.
  ///   - finger: the finger.
  ///   - header: what the recording says of itself.
  public init(_ app: App, in scene: ReplayScene, _ finger: FingerInput, header: RecordingHeader) {
    self.app = app
    self.scene = scene
    recording = Recording(header: header)
    samples = []
    ticker = FrameTicker(scene.clock)
    take(finger)
  }

  // MARK: Stepping

  /// Shows every frame until the finger is gone, the content rests and the app waits for nothing.
  public mutating func finish() {
    while showFrame() {}
    flush()
  }

  /// Shows frames until `frame` is shown, or the replay is over.
  package mutating func finish(through frame: Int) {
    while frameCount <= frame, showFrame() {}
    flush()
  }

  /// Shows the next frame.
  ///
  /// - Returns: whether there was one.
  public mutating func step() -> Bool {
    let isShown = showFrame()
    flush()
    return isShown
  }

  /// Has the recording hold no more than findings are judged by; before the first frame.
  mutating func recordForFindings() { recording.isForFindings = true }

  /// Goes back to before the first frame, with another app or the same as it was, and keeps the storage.
  mutating func rewind(_ app: App, _ finger: FingerInput, header: RecordingHeader) {
    recording.removeFrames()
    recording.header = header
    self.app = app
    ticker = FrameTicker(scene.clock)
    nextSample = 0
    nextChange = 0
    nextInput = .min
    isOver = false
    take(finger)
  }

  private mutating func take(_ finger: FingerInput) {
    switch finger {
    case .gesture(let gesture): samples = gesture.samples
    case .release(let offset, let reading):
      samples = Gesture.lift.samples
      app.view.beginDrag(at: offset, reading: reading)
    }
  }

  // MARK: A frame's parts

  @inline(__always)
  private mutating func showFrame() -> Bool {
    guard !isOver else { return false }
    guard let frame = ticker.next() else {
      isOver = true
      recording.isTruncated = true
      return false
    }
    var events: EventSet = []
    if nextInput <= frame.time { takeInput(until: frame.time, &events) }
    app.willAdvance(to: frame)
    drain(&events)
    app.view.advance(to: frame)
    drain(&events)
    record(frame, &events)
    endIfAtRest()
    return true
  }

  @inline(__always)
  private mutating func drain(_ events: inout EventSet) {
    while let event = app.view.nextEvent() {
      events.insert(EventSet(event))
      app.respond(to: event)
      switch event {
      case .willEndDragging: endDrag()
      case .didEndDragging: keepRelease()
      default: break
      }
    }
  }

  // Not inlined, as they come once a gesture and would need room in every frame.
  @inline(never)
  private mutating func endDrag() { app.view.apply(scene.remedy) }

  @inline(never)
  private mutating func keepRelease() {
    guard var release = app.view.lastRelease else { return }
    release.frame = frameCount
    recording.releases.append(release)
  }

  @inline(__always)
  private mutating func endIfAtRest() {
    let isDone = isAtRest && nextInput == .max && !app.isWaiting
    isOver =
      isDone || frameCount >= TimelineRunner.longestReplay
      || recording.cells.count >= TimelineRunner.mostElements
    recording.isTruncated = isOver && !isDone
  }

  private mutating func takeInput(until time: Int64, _ events: inout EventSet) {
    applyChanges(until: time, &events)
    deliverTouches(until: time, &events)
    let touch = nextSample < samples.count ? samples[nextSample].time : .max
    let change = nextChange < scene.changes.count ? scene.changes[nextChange].time : .max
    nextInput = min(touch, change)
  }

  private mutating func applyChanges(until time: Int64, _ events: inout EventSet) {
    while nextChange < scene.changes.count, scene.changes[nextChange].time <= time {
      let change = scene.changes[nextChange]
      app.apply(change.kind)
      if case .viewport = change.kind {
        recording.boundsChanges.append(BoundsChange(frame: frameCount, size: app.view.boundsSize))
      }
      events.insert(.write)
      drain(&events)
      nextChange += 1
    }
  }

  private mutating func deliverTouches(until time: Int64, _ events: inout EventSet) {
    while nextSample < samples.count, samples[nextSample].time <= time {
      let touch = samples[nextSample]
      nextSample += 1
      if isSuperseded(touch, until: time) { continue }
      events.insert(.touch)
      app.view.deliver(touch)
      drain(&events)
      app.receive(touch)
    }
  }

  /// Whether a later move in the same frame stands in for this one.
  private func isSuperseded(_ touch: TouchSample, until time: Int64) -> Bool {
    guard scene.delivery == .oncePerFrame, touch.phase == .moved, nextSample < samples.count else {
      return false
    }
    let later = samples[nextSample]
    return later.phase == .moved && later.time <= time
  }

  private mutating func record(_ frame: Frame, _ events: inout EventSet) {
    app.show(frameCount, events: &events, in: &recording)
    rows.append(
      RecordingRow(
        frame: app.view.recorded(at: frame.time, events, &isAtRest),
        cellEnd: Int32(recording.cells.count)))
    if rows.count == ReplayLoop.rowLimit { flush() }
  }

  /// Puts the frames that were shown into the recording's columns.
  private mutating func flush() {
    recording.append(rows)
    rows.removeAll(keepingCapacity: true)
  }

  /// How many frames were shown.
  private var frameCount: Int { recording.count + rows.count }

  /// How many frames go into the columns at once.
  private static var rowLimit: Int { 64 }
}

extension ReplayLoop: Sendable where App: Sendable {}

extension Gesture {
  /// A finger that only lifts: what is left of a gesture when a replay starts with the release.
  static let lift = Gesture(lifting: "release")
}

extension SimulatedScrollView {
  /// What a recording keeps of the view at `time`, and whether the view rests.
  ///
  /// Mutating, although it changes nothing: so the view is read where it is. Through a getter it would be copied, and it
  /// is large.
  @inline(__always)
  fileprivate mutating func recorded(at time: Int64, _ events: EventSet, _ isAtRest: inout Bool)
    -> RecordedFrame
  {
    isAtRest = self.isAtRest
    return RecordedFrame(
      time: time, phase: phase, offset: presentedOffset, modelOffset: contentOffset,
      velocity: velocity, target: heading, events: events)
  }
}
