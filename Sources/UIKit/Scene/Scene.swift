import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// The world of one replay: its screen, its time, and what its app has asked for later.
///
/// UIKit's globals ask the current one: `UIScreen.main`, `CACurrentMediaTime()`, the main queue, `UIView.animate`.
@MainActor
final class Scene {
  /// The scene that UIKit's globals mean.
  static var current = Scene(ReplayScene(name: "none", screen: Extent(width: 390, height: 844)))

  /// What the app is shown on. A rotation changes its screen.
  var settings: ReplayScene
  /// The replay's time, nanoseconds since its first frame.
  var time: Int64 = 0
  /// The frame that is being made, from 0.
  var frame = 0
  /// The `UIView.animate` block that is being run.
  var animation: ViewAnimation?
  /// Whether `UIView.animate` animates: `UIView.setAnimationsEnabled`.
  var isAnimating = true
  /// What is to be done later.
  let agenda = Agenda()
  /// What is called once a frame, in the order it was added.
  var displayLinks: [CADisplayLink] = []
  /// Calls that were asked for later: `perform(_:with:afterDelay:)`.
  var requests: [PerformRequest] = []
  /// The app's notifications.
  let notifications = NotificationCenter()
  /// The finger that is down.
  var touchSequence: TouchSequence?
  /// Whether a finger scrolls, or what it threw still flies: timers of the run loop's default mode wait.
  var isTracking = false
  /// Open `CATransaction`s, the innermost last.
  var transactions: [OpenTransaction] = []
  /// The window that keys go to.
  weak var keyWindow: UIWindow?
  /// Whether a `UIView.animate` block drives a `setContentOffset(_:animated: true)` in it.
  var blocksDriveAnimatedOffsets = true
  /// The frame of a view that is being made from its class alone.
  var frameInMaking: CGRect?
  /// What the app calls its supplementary and decoration kinds, in the order of their first use.
  var elementNames: [String] = [] { didSet { hasNotes = true } }
  /// What layouts did in this frame that they must not do.
  var faults: [LayoutFault] = [] { didSet { hasNotes = true } }
  /// Whether there is something in those that the recording has not got.
  var hasNotes = false
  /// What the app has used that this UIKit does not have, each name once.
  private(set) var unsupported: [String] = []
  /// Whether the screen turns: who places the content meanwhile, ends its glide.
  var isTurning = false
  /// Whether a layout is being asked.
  var isAskingLayout = false
  /// Whether a layout has read the calendar.
  var hasReadClock = false

  init(_ settings: ReplayScene) { self.settings = settings }

  /// Notes that the app has used something that is not here; the replay ends with an error that names it.
  func refuse(_ name: String) {
    if !unsupported.contains(name) { unsupported.append(name) }
  }
}
