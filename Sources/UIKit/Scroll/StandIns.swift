// Stand-ins until the gestures and controls are merged: delete what has come.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func location(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
@preconcurrency @MainActor
open class UIControl: UIView {}
@preconcurrency @MainActor
open class UINib: NSObject {}
