/// What an app asked for that this UIKit does not have: its replay would not be what a device shows.
public struct UnsupportedError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The names, in the order of their first use.
  public let names: [String]

  /// An error that names what was used.
  public init(_ names: [String]) { self.names = names }

  /// The whole sentence.
  public var description: String {
    "the headless UIKit does not have \(names.joined(separator: "; "))"
  }
}
