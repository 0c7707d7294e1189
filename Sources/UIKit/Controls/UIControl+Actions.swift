extension UIControl {
  /// Who is told, and of what.
  struct Listener {
    enum Way {
      case target(Selector)
      case action(UIAction)
    }

    weak var target: AnyObject?
    /// Whether there is a target at all: a control without one asks the responders above it.
    var way: Way
    var events: Event
  }

  /// Has a method called on the target when one of the events is sent.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target as AnyObject?
    for index in listeners.indices {
      if case .target(action) = listeners[index].way, listeners[index].target === target {
        listeners[index].events.formUnion(controlEvents)
        return
      }
    }
    listeners.append(Listener(target: target, way: .target(action), events: controlEvents))
  }

  /// No longer has it called; nil means every target or every method.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target as AnyObject?
    for index in listeners.indices {
      guard case .target(let method) = listeners[index].way,
        target == nil || listeners[index].target === target, action == nil || method == action
      else { continue }
      listeners[index].events.subtract(controlEvents)
    }
    listeners.removeAll { $0.events.isEmpty }
  }

  /// Has an action run when one of the events is sent.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    listeners.removeAll { $0.isAction(action.identifier) && $0.events == controlEvents }
    listeners.append(Listener(target: nil, way: .action(action), events: controlEvents))
  }

  /// No longer has it run.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer has it run.
  public func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in listeners.indices where listeners[index].isAction(actionIdentifier) {
      listeners[index].events.subtract(controlEvents)
    }
    listeners.removeAll { $0.events.isEmpty }
  }

  /// Tells everybody who wants to know of one of the events, in the order in which they were added.
  public func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      switch listener.way {
      case .target(let method): sendAction(method, to: listener.target, for: nil)
      case .action(let action): sendAction(action)
      }
    }
  }

  /// The targets that are still there.
  public var allTargets: Set<AnyHashable> {
    Set(listeners.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  /// Every event that somebody wants to know of.
  public var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods that a target has called for an event.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = listeners.compactMap { listener -> String? in
      guard case .target(let method) = listener.way, listener.events.contains(controlEvent),
        listener.target === target as AnyObject?
      else { return nil }
      return "\(method)"
    }
    return names.isEmpty ? nil : names
  }
}

extension UIControl.Listener {
  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = way { action.identifier == identifier } else { false }
  }
}
