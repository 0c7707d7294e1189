// The same as in `Selector.swift`, for methods that no actor isolates: Swift 6 tells the two apart.
extension Selector {
  /// A method of no actor without parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result, _: Void = ()
  ) {
    self.name = name
    let method = OnMain(method)
    self.method = Method { target, _ in
      guard let target = target as? Target else { return false }
      _ = method.value(target)()
      return true
    }
  }

  /// A method of no actor that takes its sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result, _: Void = ()
  ) {
    self.name = name
    let method = OnMain(method)
    self.method = Method { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else {
        return false
      }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// A method of no actor that takes its sender and one thing more: an event, as a rule.
  public init<Target: AnyObject, Sender, Extra, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Extra) -> Result, _: Void = ()
  ) {
    self.name = name
    let method = OnMain(method)
    self.method = Method { target, arguments in
      guard let target = target as? Target, arguments.count > 1,
        let sender = arguments[0] as? Sender, let extra = arguments[1] as? Extra
      else { return false }
      _ = method.value(target)(sender, extra)
      return true
    }
  }
}
