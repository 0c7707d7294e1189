// Placeholders until the others are merged.
extension UIPanGestureRecognizer { public convenience init(target: Any?, action: Selector?) { self.init() } }
extension Selector { func send(to: Any?, _ arguments: Any?...) {} }
