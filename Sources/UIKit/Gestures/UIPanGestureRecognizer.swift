import ScrollPhysics
import ScrollReplay

/// A finger that drags: after 10 points, by the laws of a scroll view's own.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; kept, there is one.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; kept, there is one.
  open var maximumNumberOfTouches = Int.max
  private var pan: PanRecognizer?
  /// What is taken off the way, points in the window.
  private var base = CGPoint.zero

  /// How far the finger has dragged, in `view`'s coordinates, points; the first 10 do not count.
  open func translation(in view: UIView?) -> CGPoint {
    guard let pan else { return .zero }
    return UIPanGestureRecognizer.way(
      CGPoint(x: pan.translation.x - base.x, y: pan.translation.y - base.y), in: view)
  }

  /// Counts on from `translation`. The velocity goes on as it is (D).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let pan else { return }
    let way = UIPanGestureRecognizer.way(translation, outOf: view)
    base = CGPoint(x: pan.translation.x - way.x, y: pan.translation.y - way.y)
  }

  /// How fast the finger drags, in `view`'s coordinates, points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let pan else { return .zero }
    return UIPanGestureRecognizer.way(
      CGPoint(x: -1000 * pan.reading.x, y: -1000 * pan.reading.y), in: view)
  }

  /// The finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, mayWatch(touch) else { return fail() }
    pan = PanRecognizer(at: touch.vector, time: touch.nanoseconds)
  }

  /// The finger moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    pan?.move(
      to: touch.vector, time: touch.nanoseconds, isLockEnabled: false,
      constants: Scene.current.settings.constants)
    guard pan?.hasBegun == true else { return }
    state = state == .possible ? .began : .changed
  }

  /// The finger lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Begins anew.
  open override func reset() { base = .zero }

  /// Whether a finger that comes down there may drag.
  func mayWatch(_ touch: UITouch) -> Bool { true }

  /// A way in the window, in `view`'s coordinates.
  private static func way(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (start, end) = (view.convert(CGPoint.zero, from: nil), view.convert(way, from: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A way in `view`'s coordinates, in the window.
  private static func way(_ way: CGPoint, outOf view: UIView?) -> CGPoint {
    guard let view else { return way }
    let (start, end) = (view.convert(CGPoint.zero, to: nil), view.convert(way, to: nil))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// A finger that drags from an edge of the screen, at most 20 points from it (D).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it may come.
  open var edges: UIRectEdge = []

  override func mayWatch(_ touch: UITouch) -> Bool {
    let point = touch.position
    let screen = UIScreen.main.bounds
    return edges.contains(.left) && point.x <= 20
      || edges.contains(.right) && point.x >= screen.width - 20
      || edges.contains(.top) && point.y <= 20
      || edges.contains(.bottom) && point.y >= screen.height - 20
  }
}

extension UITouch {
  /// Where it is, points in the window.
  var vector: Vector { Vector(x: position.x, y: position.y) }
}
