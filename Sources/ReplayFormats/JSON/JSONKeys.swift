/// The keys of an object under way, so that one that comes twice is found.
///
/// A handful is compared one by one, as nearly all objects hold; more go into a set.
struct JSONKeys {
  private var few: [JSONNode] = []
  private var many: Set<[UInt8]> = []
  private(set) var count = 0

  private static let handful = 16

  /// Adds a key.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ key: JSONNode, _ bytes: [UInt8]) -> Bool {
    count += 1
    if count <= JSONKeys.handful {
      for other in few where JSONKeys.areEqual(key, other, bytes) { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few.map { Array($0.text(in: bytes).utf8) }) }
    return many.insert(Array(key.text(in: bytes).utf8)).inserted
  }

  private static func areEqual(_ a: JSONNode, _ b: JSONNode, _ bytes: [UInt8]) -> Bool {
    if a.isEscaped || b.isEscaped {
      return a.text(in: bytes).utf8.elementsEqual(b.text(in: bytes).utf8)
    }
    return a.length == b.length && bytes[a.content] == bytes[b.content]
  }
}
