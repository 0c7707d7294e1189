/// The name of a method, and the method itself where the source names one.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with its colons or labels.
  let name: String

  /// A name alone: nothing can be sent by it.
  public init(_ name: String) { self.name = name }
  /// A name alone: nothing can be sent by it.
  public init(stringLiteral name: String) { self.init(name) }
  /// The name.
  public var description: String { name }
}
