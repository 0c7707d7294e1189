// Stand-ins until the controls are merged: delete this file then.
@preconcurrency @MainActor
open class UIControl: UIView {}
@preconcurrency @MainActor
open class UINib: NSObject {}
