/// From which size on something counts as a fault.
///
/// Raising a number makes the analysis more lenient, unless its own line says otherwise.
public struct FindingThresholds: Sendable, Hashable {
  /// The defaults.
  public static let standard = FindingThresholds()

  // MARK: Motion

  /// Points against the direction of travel that make a reversal. Raised, small hooks back go unseen.
  public var reversalDistance = 0.5
  /// Points that a frame may always move farther than its neighbours suggest, before it is a teleport.
  public var teleportDistance = 2.0
  /// How many times the larger of its neighbours' steps a frame may move beside that. At 1 or below, honest
  /// accelerations would count.
  public var teleportRatio = 2.0
  /// The rise of speed at a hand-over that makes a kick, pt/ms.
  public var kickSpeed = 0.25
  /// The fall of speed at a hand-over that makes a brake, pt/ms.
  public var brakeSpeed = 0.25
  /// Slower than this, pt/ms, a speed has no sign: passing through zero from or to it is no kick (50 pt/s, under
  /// a point a frame at 60 Hz).
  public var signSpeed = 0.05
  /// Milliseconds at a constant low speed before rest that make a crawl.
  public var crawlDuration = 50.0
  /// The speed up to which sliding is a crawl, pt/ms. *Lowered*, the analysis is more lenient; UIKit's is 0.01.
  public var crawlSpeed = 0.02
  /// The share by which a constant speed may differ from frame to frame. Raised, decaying flights count too; a
  /// free one loses 0.8 % in a frame at 240 Hz.
  public var crawlSteadiness = 0.001
  /// Points beyond the target that make an overshoot when the content comes back.
  public var overshootDistance = 0.5
  /// Frames without motion that make a stall.
  public var stallFrames = 3
  /// Points that the content must go on after a stall; more than a pixel in any case.
  public var stallDistance = 0.5
  /// Milliseconds from which on standing still is a rest, and what follows a motion of its own. *Lowered*, the
  /// analysis is more lenient.
  public var longestStall = 500.0

  // MARK: Targets and rests

  /// Pixels that a target may change after release, and a rest lie beside its place.
  public var pixels = 1.0
  /// Points that a rest may lie off the pixel grid: for offsets that a file gives with few decimals.
  public var gridTolerance = 0.01
  /// Milliseconds since the last touch from which on the release velocity is stale.
  public var staleAge = 100.0

  // MARK: Cells

  /// The change of a scale, a rotation or an opacity in one frame that may always happen, before it is a jump.
  public var lookChange = 0.05
  /// Points that a transform may always shift a cell in one frame, before it is a jump.
  public var shiftChange = 2.0
  /// How many times the larger of its neighbours' changes a cell's look may change beside that.
  public var lookRatio = 2.0
  /// Points of a cell that must be in sight for its absence to count.
  public var visibleMargin = 2.0
  /// Consecutive changes to and fro that make an alternation: one more than a cell that passes the middle of a
  /// fast carousel shows.
  public var alternations = 3
  /// Frames that a cell must be in sight for a lag to be measured.
  public var lagFrames = 6
  /// Frames of a track in which a look may turn a corner, as at the middle of a carousel: left out when a lag is
  /// measured.
  public var lagCorners = 3
  /// The largest share of the unexplained change that may be left when a cell's look is compared with the
  /// frame before, for it to count as a lag. *Lowered*, the analysis is more lenient.
  public var lagShare = 0.25

  /// Creates the defaults.
  public init() {}
}
