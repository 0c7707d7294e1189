/// An `optional` requirement of a protocol.
struct OptionalRequirement: Sendable {
  /// Its index in the folder.
  let found: Int
  let protocolName: String
  let name: String
  /// The labels of a method's parameters; none for a property.
  let labels: [String]?
  /// Whether it gives a value, whose absence callers ask about.
  var givesValue: Bool

  /// Whether a call with these labels is of this requirement; the last parameters may be trailing closures.
  func takes(_ labels: [String], closures: Int) -> Bool {
    guard let own = self.labels, own.count >= labels.count,
      own.count == labels.count || closures > 0
    else { return false }
    return Array(own.prefix(labels.count)) == labels
  }
}

/// A use of an optional requirement, from the start of its chain to the end.
struct OptionalUse: Sendable {
  let file: Int
  /// The requirement's index.
  let requirement: Int
  /// The token of its name.
  let name: Int
  /// The `?` or `!` behind the name that unwraps the requirement itself.
  let mark: Int?
  let chain: Range<Int>
}
