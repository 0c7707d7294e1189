import ScrollLayout
public import ScrollPhysics

/// Steps a scenario's scroll view through the frames of a gesture and records each.
///
/// A value: a copy keeps a moment of the replay, and `seek(to:)` goes to any frame, backwards too. Used again
/// by one of the `rewind` methods, it keeps its storage, and a replay allocates nothing.
public struct TimelineRunner: Sendable {
  /// What is replayed.
  public let scenario: Scenario
  private var finger: FingerInput
  private var loop: ReplayLoop<NativeCarousel>
  private let initial: NativeCarousel
  private var header: RecordingHeader

  /// A replay that does not come to rest is cut off after so many frames: half an hour at 120 Hz.
  public static let longestReplay = 216_000
  /// So is one that has shown so many cells, headers and footers: about two gigabytes of them.
  public static let mostElements = 1 << 24

  /// Prepares the replay of `gesture`; no frame is shown yet.
  public init(_ scenario: Scenario, _ gesture: Gesture) { self.init(scenario, .gesture(gesture)) }

  /// Prepares the replay of a release: the first frame finds the content at `offset` under a finger that reads
  /// `reading` pt/ms and lifts.
  public init(_ scenario: Scenario, releasedAt offset: Vector, reading: Vector) {
    self.init(scenario, .release(offset: offset, reading: reading))
  }

  /// Prepares the replay of a gesture, or of a release alone.
  init(_ scenario: Scenario, _ finger: FingerInput) {
    self.scenario = scenario
    self.finger = finger
    initial = NativeCarousel(scenario)
    header = RecordingHeader(
      scenario: scenario.name, gesture: finger.name, viewport: scenario.viewport,
      grid: scenario.grid, traits: scenario.traits, snapping: initial.snapping)
    loop = ReplayLoop(initial, in: ReplayScene(scenario), finger, header: header)
  }

  /// Prepares replays of which only the findings' kinds and sizes are wanted, and their score.
  ///
  /// Where the layout has no effects the recording is `isForFindings`, and not to be shown; where it has, it is whole.
  package static func forFindings(_ scenario: Scenario) -> TimelineRunner {
    var runner = TimelineRunner(scenario, releasedAt: scenario.start, reading: .zero)
    if scenario.effects.isEmpty { runner.loop.recordForFindings() }
    return runner
  }

  /// The scroll view as it is after the last frame.
  public var view: SimulatedScrollView { loop.app.view }

  /// The frames so far.
  public var recording: Recording { loop.recording }

  // MARK: Stepping

  /// Shows every frame until the finger is gone and the content rests.
  public mutating func finish() { loop.finish() }

  /// Goes to the moment after frame `frame`, backwards by replaying from the start.
  ///
  /// The recording then ends with that frame, or with the replay's last.
  public mutating func seek(to frame: Int) {
    if frame < loop.recording.count - 1 { rewind() }
    loop.finish(through: frame)
  }

  /// Shows the next frame.
  ///
  /// - Returns: whether there was one.
  public mutating func step() -> Bool { loop.step() }

  // MARK: Starting again

  /// Goes back to before the first frame.
  public mutating func rewind() { loop.rewind(initial, finger, header: header) }

  /// Goes back to before the first frame, and takes another gesture.
  public mutating func rewind(_ gesture: Gesture) { rewind(.gesture(gesture)) }

  /// Goes back to before the first frame, and takes another release.
  public mutating func rewind(releasedAt offset: Vector, reading: Vector) {
    rewind(.release(offset: offset, reading: reading))
  }

  /// Goes back to before the first frame, and takes another gesture or release.
  package mutating func rewind(_ finger: FingerInput) {
    self.finger = finger
    header.gesture = finger.name
    rewind()
  }
}

extension ReplayScene {
  /// What a scenario is shown on; its carousel applies the remedy itself.
  fileprivate init(_ scenario: Scenario) {
    self.init(name: scenario.name, screen: scenario.viewport)
    grid = scenario.grid
    clock = scenario.clock
    delivery = scenario.delivery
    changes = scenario.changes
    constants = scenario.constants
  }
}
