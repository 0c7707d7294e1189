import ScrollPhysics
import ScrollReplay
import UIKit

@testable import UIKit

/// A fresh scene, with a clock that a test moves.
///
/// A test begins with `begin()` and ends with `end()`; before and after the scene is nobody's, since other tests run then.
@MainActor
struct Stage {
  let scene: Scene

  init(width: Double = 390, height: Double = 844, hertz: Double = 60) throws {
    var settings = ReplayScene(name: "test", screen: Extent(width: width, height: height))
    settings.clock = try FrameClock(hertz: hertz)
    scene = Scene(settings)
  }

  /// Makes the scene the one that UIKit's globals mean.
  func begin() { Scene.current = scene }

  /// Leaves UIKit's globals a scene as others expect it who have none of their own.
  func end() {
    Scene.current = Scene(
      ReplayScene(name: "none", screen: Extent(width: 390, height: 844)))
  }

  /// Lets time pass to `seconds`, as one frame does.
  func pass(to seconds: Double) { scene.runDueWork(until: Int64((seconds * 1e9).rounded())) }

  /// Shows frames of 60 a second, as many.
  func showFrames(_ range: ClosedRange<Int>) {
    for frame in range {
      scene.frame = frame
      pass(to: Double(frame) / 60)
    }
  }

  /// The scene's time, milliseconds.
  var milliseconds: Double { Double(scene.time) / 1e6 }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }
}

extension Double {
  /// Whether both are the same but for rounding.
  func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance * Swift.max(1, other.magnitude)
  }
}

extension CGPoint {
  func isNear(_ x: CGFloat, _ y: CGFloat) -> Bool { self.x.isNear(x) && self.y.isNear(y) }
}

extension CGRect {
  func isNear(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    origin.isNear(x, y) && self.width.isNear(width) && self.height.isNear(height)
  }
}

extension CGFloat {
  func isNear(_ other: CGFloat, within tolerance: Double = 1e-9) -> Bool {
    Double(self).isNear(Double(other), within: tolerance)
  }
}
