/// What the replay is shown on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The scene's screen.
  public class var main: UIScreen { shared }
  /// The scene's screen alone.
  public class var screens: [UIScreen] { [shared] }
  private static let shared = UIScreen()

  /// Its size as it is held, points.
  open var bounds: CGRect { CGRect(origin: .zero, size: Scene.current.screenSize) }
  /// Its size held upright, pixels.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// Pixels a point.
  open var scale: CGFloat { Scene.current.screenScale }
  /// Pixels a point.
  open var nativeScale: CGFloat { scale }
  /// Frames a second; 60 where frame times were logged.
  open var maximumFramesPerSecond: Int { Int(Scene.current.frameRate) }
  /// What it is like.
  open var traitCollection: UITraitCollection { .current }
  /// From 0 to 1; kept only.
  open var brightness: CGFloat = 1
  /// Whether it is filmed; never.
  open var isCaptured: Bool { false }
}
