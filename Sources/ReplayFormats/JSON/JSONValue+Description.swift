extension JSONValue {
  /// The way from the root to this value: `$.layout.sections[0].itemCount`.
  ///
  /// - Complexity: O(*n*) in the nodes before it: for errors only.
  package var jsonPath: String {
    var path = "$"
    var parent = document.rootNode
    while parent < node {
      let isObject = document.nodes[parent].kind == .object
      var child = parent + 1
      var index = 0
      var key: JSONNode?
      while child < node {
        if isObject {
          key = document.nodes[child]
          child += 1
        }
        if node < document.nodes[child].next { break }
        child = Int(document.nodes[child].next)
        index += 1
      }
      if isObject {
        path += JSONValue.step(to: key?.text(in: document.bytes) ?? "")
      } else {
        path += "[\(index)]"
      }
      parent = child
    }
    return path
  }

  private static func step(to key: String) -> String {
    let isPlain =
      !key.isEmpty && key.utf8.count <= 64
      && key.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "_0123456789".unicodeScalars.contains($0)
      }
    return isPlain ? ".\(key)" : "[\(quoted(key))]"
  }

  /// The value in a few words.
  var summary: String {
    switch kind {
    case .array: "an array"
    case .object: "an object"
    case .string: quoted(record.text(in: document.bytes))
    case .null, .bool, .number: String(decoding: token.prefix(40), as: UTF8.self)
    }
  }
}

/// `text` in quotes as JSON writes it, at most forty characters of it.
func quoted(_ text: String) -> String {
  var json = JSONText()
  json.value(text.count > 40 ? text.prefix(40) + "…" : text)
  return json.string
}
