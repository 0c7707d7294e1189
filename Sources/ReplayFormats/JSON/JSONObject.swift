/// Reads an object's members by name, and then says which were not asked for.
///
/// Members mostly come in the order in which they are asked for, so the search goes on where the last ended.
package struct JSONObject: Sendable {
  /// The object as a value, for messages about the whole.
  package let value: JSONValue
  private var known: [String] = []
  private var found = 0
  private var cursor: Int

  init(_ value: JSONValue) {
    self.value = value
    cursor = value.node + 1
  }

  /// The value of `key`, if there is one.
  package mutating func optional(_ key: String) -> JSONValue? {
    known.append(key)
    guard let index = search(key, cursor..<end) ?? search(key, (value.node + 1)..<cursor) else {
      return nil
    }
    found += 1
    cursor = Int(nodes[index + 1].next)
    return JSONValue(document: value.document, node: index + 1)
  }

  /// The value of `key`.
  package mutating func required(_ key: String) throws(FormatError) -> JSONValue {
    guard let member = optional(key) else {
      throw value.fail("\(value.jsonPath).\(key) is missing, but must be given")
    }
    return member
  }

  /// Makes sure that every member was asked for.
  ///
  /// - Throws: the first that was not, with the known key that it looks like.
  package func finish() throws(FormatError) {
    guard found < Int(value.record.length) else { return }
    var index = value.node + 1
    while index < end {
      let key = nodes[index].text(in: value.document.bytes)
      if !known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
        let hint = NearestWord.of(key, among: known).map { ", did you mean \(quoted($0))?" } ?? ""
        throw JSONValue(document: value.document, node: index)
          .fail("unknown key \(quoted(key)) in \(value.jsonPath)\(hint)")
      }
      index = Int(nodes[index + 1].next)
    }
  }

  private var nodes: [JSONNode] { value.document.nodes }
  private var end: Int { Int(value.record.next) }

  private func search(_ key: String, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isKey(nodes[index], key) { return index }
      index = Int(nodes[index + 1].next)
    }
    return nil
  }

  private func isKey(_ node: JSONNode, _ key: String) -> Bool {
    if node.isEscaped { return node.text(in: value.document.bytes).utf8.elementsEqual(key.utf8) }
    return Int(node.length) - 2 == key.utf8.count
      && value.document.bytes[node.content].elementsEqual(key.utf8)
  }
}
