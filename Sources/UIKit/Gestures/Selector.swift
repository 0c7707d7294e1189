// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method, and the method itself where the source names one.
///
/// `#selector(Foo.tick(_:))` becomes `Selector("tick(_:)", Foo.tick(_:))`, which really sends.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with its colons or labels.
  let name: String
  let method: Method?

  /// A name alone: nothing can be sent by it.
  public init(_ name: String) {
    self.name = name
    method = nil
  }
  /// A name alone: nothing can be sent by it.
  public init(stringLiteral name: String) { self.init(name) }

  /// A method without parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    let method = OnMain(method)
    self.method = Method { target, _ in
      guard let target = target as? Target else { return false }
      _ = method.value(target)()
      return true
    }
  }

  /// A method that takes its sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
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

  /// A method that takes its sender and one thing more: an event, as a rule.
  public init<Target: AnyObject, Sender, Extra, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Extra) -> Result
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

  /// The name.
  public var description: String { name }
  /// Whether the names are the same.
  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  /// Feeds the name to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method of `target`; refuses where none is known, or it takes something else.
  @MainActor
  func send(to target: AnyObject, _ arguments: Any?...) {
    guard method != nil else { return Scene.current.refuse("#selector(\(name))") }
    if !reaches(target, arguments) {
      Scene.current.refuse("#selector(\(name)) of \(type(of: target))")
    }
  }

  /// Calls the method of `target`, where that has it.
  ///
  /// - Returns: whether it has.
  @MainActor
  func reaches(_ target: AnyObject, _ arguments: [Any?]) -> Bool {
    method?.call(target, arguments.map { $0 as Any }) ?? false
  }
}

/// A method of any object; it is called on the main thread alone.
final class Method: @unchecked Sendable {
  let call: @MainActor (AnyObject, [Any]) -> Bool

  init(_ call: @escaping @MainActor (AnyObject, [Any]) -> Bool) { self.call = call }
}

/// The selector of that name; nothing can be sent by it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
