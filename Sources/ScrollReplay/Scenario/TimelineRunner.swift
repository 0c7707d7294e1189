import ScrollLayout
public import ScrollPhysics

/// Steps a scroll view through the frames of a gesture and records each.
///
/// A value: a copy keeps a moment of the replay, and `seek(to:)` goes to any frame, backwards too. Used again
/// by one of the `rewind` methods, it keeps its storage, and a replay allocates nothing.
public struct TimelineRunner: Sendable {
  /// What is replayed.
  public let scenario: Scenario
  /// The finger.
  public private(set) var gesture: Gesture
  /// The scroll view as it is after the last frame.
  public private(set) var view: SimulatedScrollView
  /// The frames so far.
  public private(set) var recording: Recording
  private var release: (offset: Vector, reading: Vector)?
  private var carousel: NativeCarousel
  private var ticker: FrameTicker
  private var nextSample = 0
  private var nextChange = 0
  /// When the next touch or change is due.
  private var nextInput = Int64.min
  private var isOver = false
  /// Frames that are not in the recording's columns yet; none between calls.
  private var rows: [RecordingRow] = []
  /// Where the last frame's run in the recording's cells starts.
  private var lastRun = 0
  private let initialView: SimulatedScrollView
  private let initialCarousel: NativeCarousel

  /// A replay that does not come to rest is cut off after so many frames: half an hour at 120 Hz.
  public static let longestReplay = 216_000
  /// So is one that has shown so many cells, headers and footers: about two gigabytes of them.
  public static let mostElements = 1 << 24

  /// Prepares the replay of `gesture`; no frame is shown yet.
  public init(_ scenario: Scenario, _ gesture: Gesture) {
    self.scenario = scenario
    self.gesture = gesture
    carousel = NativeCarousel(scenario)
    initialView = SimulatedScrollView(
      boundsSize: scenario.viewport, contentSize: carousel.contentSize,
      contentOffset: scenario.start, traits: scenario.traits, grid: scenario.grid,
      constants: scenario.constants)
    carousel.settle(at: initialView.contentOffset)
    initialCarousel = carousel
    view = initialView
    ticker = FrameTicker(scenario.clock)
    recording = Recording(
      header: RecordingHeader(
        scenario: scenario.name, gesture: gesture.name, viewport: scenario.viewport,
        grid: scenario.grid, traits: scenario.traits,
        snapping: initialCarousel.snapping(scenario.traits)))
  }

  /// Prepares the replay of a release: the first frame finds the content at `offset` under a finger that reads
  /// `reading` pt/ms and lifts.
  public init(_ scenario: Scenario, releasedAt offset: Vector, reading: Vector) {
    self.init(scenario, .lift)
    rewind(releasedAt: offset, reading: reading)
  }

  // MARK: Stepping

  /// Shows every frame until the finger is gone and the content rests.
  public mutating func finish() {
    while showFrame() {}
    flush()
  }

  /// Goes to the moment after frame `frame`, backwards by replaying from the start.
  ///
  /// The recording then ends with that frame, or with the replay's last.
  public mutating func seek(to frame: Int) {
    if frame < recording.count - 1 { rewind() }
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
    view.advance(to: frame)
    while let event = view.nextEvent() { hear(event, &events) }
    record(frame, events)
    endIfAtRest()
    return true
  }

  // MARK: Starting again

  /// Goes back to before the first frame.
  public mutating func rewind() {
    recording.removeFrames()
    recording.header.gesture = gesture.name
    view = initialView
    carousel = initialCarousel
    ticker = FrameTicker(scenario.clock)
    nextSample = 0
    nextChange = 0
    nextInput = .min
    isOver = false
    lastRun = 0
    if let release { view.beginDrag(at: release.offset, reading: release.reading) }
  }

  /// Goes back to before the first frame, and takes another gesture.
  public mutating func rewind(_ gesture: Gesture) {
    self.gesture = gesture
    release = nil
    rewind()
  }

  /// Goes back to before the first frame, and takes another release.
  public mutating func rewind(releasedAt offset: Vector, reading: Vector) {
    gesture = .lift
    release = (offset, reading)
    rewind()
  }

  // MARK: A frame's parts

  @inline(__always)
  private mutating func endIfAtRest() {
    let isAtRest = view.isAtRest && nextInput == .max
    isOver =
      isAtRest || frameCount >= TimelineRunner.longestReplay
      || recording.cells.count >= TimelineRunner.mostElements
    recording.isTruncated = isOver && !isAtRest
  }

  private mutating func takeInput(until time: Int64, _ events: inout EventSet) {
    applyChanges(until: time, &events)
    deliverTouches(until: time, &events)
    let touch = nextSample < gesture.samples.count ? gesture.samples[nextSample].time : .max
    let change = nextChange < scenario.changes.count ? scenario.changes[nextChange].time : .max
    nextInput = min(touch, change)
  }

  private mutating func applyChanges(until time: Int64, _ events: inout EventSet) {
    while nextChange < scenario.changes.count, scenario.changes[nextChange].time <= time {
      let change = scenario.changes[nextChange]
      carousel.apply(change.kind, to: &view)
      if case .viewport(let size) = change.kind {
        recording.boundsChanges.append(BoundsChange(frame: frameCount, size: size))
      }
      events.insert(.write)
      while let event = view.nextEvent() { hear(event, &events) }
      nextChange += 1
    }
  }

  private mutating func deliverTouches(until time: Int64, _ events: inout EventSet) {
    while nextSample < gesture.samples.count, gesture.samples[nextSample].time <= time {
      let touch = gesture.samples[nextSample]
      nextSample += 1
      if isSuperseded(touch, until: time) { continue }
      events.insert(.touch)
      view.deliver(touch)
      while let event = view.nextEvent() { hear(event, &events) }
      carousel.receive(touch, &view)
    }
  }

  /// Whether a later move in the same frame stands in for this one.
  private func isSuperseded(_ touch: TouchSample, until time: Int64) -> Bool {
    guard scenario.delivery == .oncePerFrame, touch.phase == .moved,
      nextSample < gesture.samples.count
    else { return false }
    let later = gesture.samples[nextSample]
    return later.phase == .moved && later.time <= time
  }

  private mutating func hear(_ event: ScrollEvent, _ events: inout EventSet) {
    events.insert(EventSet(event))
    carousel.respond(to: event, &view)
    if case .didEndDragging = event, var release = view.lastRelease {
      release.frame = frameCount
      recording.releases.append(release)
    }
  }

  private mutating func record(_ frame: Frame, _ events: EventSet) {
    let start = recording.cells.count
    if events.contains(.layoutPass) || frameCount == 0 {
      carousel.appendElements(
        in: view.bounds, seen: view.presentedOffset, after: lastRun, to: &recording.cells)
    } else {
      recording.cells.repeatElements(from: lastRun, count: start - lastRun)
    }
    lastRun = start
    rows.append(
      RecordingRow(
        frame: RecordedFrame(
          time: frame.time, phase: view.phase, offset: view.presentedOffset,
          modelOffset: view.contentOffset, velocity: view.velocity, target: view.heading,
          events: events),
        cellEnd: Int32(recording.cells.count)))
    if rows.count == TimelineRunner.rowLimit { flush() }
  }

  /// Puts the frames that were shown into the recording's columns.
  private mutating func flush() {
    recording.append(rows)
    rows.removeAll(keepingCapacity: true)
  }

  /// How many frames were shown.
  private var frameCount: Int { recording.count + rows.count }

  /// How many frames go into the columns at once.
  private static let rowLimit = 64
}

extension Gesture {
  /// A finger that only lifts: what is left of a gesture when a replay starts with the release.
  fileprivate static let lift = Gesture(lifting: "release")
}
