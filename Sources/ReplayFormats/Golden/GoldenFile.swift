public import ReplayAnalysis
public import ScrollPhysics
public import ScrollReplay

/// A recording that later replays are held to, as a text to read and to review.
///
/// First a JSON object: the engine's version, the constants that differ from UIKit's, the hashes of scenario,
/// gesture and recording, what was replayed, the releases and the findings. Then a table: a line for each frame, its
/// columns those of `RecordingTables`; under it, one space in, a line for each element, but only where
/// something about the elements changed:
///
///     frame,t_ms,phase,offset_x,offset_y,…,events
///      kind,name,section,item,center_x,center_y,…,zIndex,transform3d
///     0,0,idle,1065,0,…,layoutPass
///      cell,0,0,3,1252.5,150,…,0,
///      cell,0,0,4,1607.5,150,…,0,
///     1,16.666667,tracking,1065,0,…,touch
///     2,33.333333,dragging,1075,0,…,didScroll
///      =cell,0,0,3
///      cell,0,0,5,1962.5,150,…,0,
///
/// Frames without such lines show what the frame above shows; `=cell,0,0,3` is that element as it was there; ` none`
/// says that nothing is in sight. So what a change of the motion changes in the text is what it changes in sight.
public struct GoldenFile: Sendable, Hashable {
  /// The frames and all that belongs to them.
  public var recording: Recording
  /// What was found in them when they were written: for the reader, comparisons judge anew.
  public var findings: [Finding]
  /// The version of the engine that replayed.
  public var engine = ReplayEngine.version
  /// The scenario's hash; none where no scenario made the recording.
  public var scenarioHash: String?
  /// The gesture's hash; none where it is not known.
  public var gestureHash: String?
  /// Every constant of the motion.
  public var constants = ScrollConstants.uikit
  /// The recording's hash as the file states it: another than the rows have where somebody edited or merged them.
  public internal(set) var hash: String

  /// Makes a golden of a recording of any origin.
  public init(_ recording: Recording) {
    self.recording = recording
    findings = recording.findings()
    hash = recording.hashText
  }

  /// Makes a golden of what `scenario` makes of `gesture`.
  public init(_ recording: Recording, of scenario: Scenario, _ gesture: Gesture) {
    self.init(recording)
    scenarioHash = scenario.hashText
    gestureHash = gesture.hashText
    constants = scenario.constants
  }

  /// Makes a golden of what a registered layout makes of `gesture`.
  public init(_ recording: Recording, of file: LayoutScenarioFile, _ gesture: Gesture) {
    self.init(recording)
    scenarioHash = file.hashText
    gestureHash = gesture.hashText
    constants = file.scene.constants
  }

  /// Whether the rows are those of which the hash was taken.
  public var isIntact: Bool { hash == recording.hashText }

  /// How many elements all frames of a file may show together.
  public static let mostElements = 1 << 20
}
