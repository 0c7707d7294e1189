import ScrollPhysics
import ScrollReplay

extension Scene {
  /// The screen's size as it is held, points.
  var screenSize: CGSize { CGSize(width: settings.screen.width, height: settings.screen.height) }
  /// What is covered at the screen's edges, points.
  var coveredEdges: UIEdgeInsets {
    let area = settings.safeArea
    return UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
  /// Pixels a point.
  var screenScale: CGFloat { settings.grid.scale }
  /// Whether the screen is wider than high.
  var isLandscape: Bool { settings.screen.width > settings.screen.height }
  /// Whether the screen is as large as a tablet's.
  var isTablet: Bool { min(settings.screen.width, settings.screen.height) >= 700 }
  /// Frames a second; 60 where frame times were logged.
  var frameRate: Double {
    if case .rate(let hertz) = settings.clock.source { hertz } else { 60 }
  }
}
