import ScrollReplay

/// A share of the scenarios, so that several machines check each one once.
struct Shard: Sendable, Hashable {
  /// Which one, from 0.
  let index: Int
  /// Of how many.
  let count: Int

  /// Whether the scenario with this name belongs to it: always to the same, whatever others there are.
  func contains(_ name: String) -> Bool {
    var hash = StableHash()
    for byte in name.utf8 { hash.combine(Int(byte)) }
    return hash.value % UInt64(count) == UInt64(index)
  }
}
