/// Who is called, and by what: of a recogniser or a control.
struct TargetAction {
  /// Who; none for whoever answers first, from the sender up.
  weak var target: AnyObject?
  /// Whether nobody is named.
  let isForAnybody: Bool
  /// By what.
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    isForAnybody = target == nil
    self.action = action
  }

  /// Whether this is what `target` and `action` name; nil stands for any.
  func isMeant(by target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === (target as AnyObject))
      && (action == nil || self.action == action)
  }

  /// Calls; where nobody is named, the first above `responder` that has the method.
  @MainActor
  func send(from sender: AnyObject, _ event: UIEvent?, startingAt responder: UIResponder?) {
    guard isForAnybody else {
      if let target { action.send(to: target, sender, event) }
      return
    }
    var next = responder
    while let responder = next {
      if action.reaches(responder, [sender, event]) { return }
      next = responder.next
    }
  }
}
