public import ScrollPhysics

/// What an app is replayed on: the screen, when it refreshes, how touches come, and what happens meanwhile.
public struct ReplayScene: Sendable, Hashable {
  /// What people call it.
  public var name: String
  /// The screen's size, points: both lengths positive.
  public var screen: Extent
  /// What of the screen is covered at its edges, points: UIKit's `safeAreaInsets`.
  public var safeArea = Insets.zero
  /// The screen's pixels.
  public var grid = PixelGrid.threefold
  /// When the display refreshes.
  public var clock = FrameClock.sixty
  /// How touches reach the view.
  public var delivery = TouchDelivery.oncePerFrame
  /// What changes while the replay runs, in the order of time.
  public var changes: [ScenarioChange] = []
  /// What is done to a release for which the app's hooks name a target: with `.none`, only what the app does.
  public var remedy = Remedy.none
  /// Where the content is meant to rest; none where nobody says so.
  public var snapping: Snapping?
  /// Every constant of the motion.
  public var constants = ScrollConstants.uikit

  /// Creates a scene of UIKit's defaults.
  public init(name: String, screen: Extent) {
    self.name = name
    self.screen = screen
  }
}
