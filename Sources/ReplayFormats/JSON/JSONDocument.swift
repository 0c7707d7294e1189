/// A JSON text taken apart: a tree of values that know where they stand.
///
/// Own, because Foundation's parser keeps no positions. Strict: UTF-8 only (a byte order mark may lead),
/// no key twice, no number beyond a double's range, nothing after the value. The tree is one array in the
/// order of the text, a node's subtree behind it; lines and columns are counted only for an error.
package struct JSONDocument: Sendable {
  /// The file's name, for messages.
  package let path: String
  let bytes: [UInt8]
  let nodes: [JSONNode]
  /// Where the outermost value stands among the nodes.
  let rootNode: Int

  /// How deep values may lie in one another.
  package static let deepest = 64
  /// The longest text that is read, in bytes: a recording of half an hour is shorter.
  package static let longest = 256 << 20
  /// How many values and keys a text may have: they take 800 MB, and a recording's take more than eight bytes each.
  package static let mostValues = 1 << 25

  /// Parses a text.
  ///
  /// - Throws: the first thing that is no JSON.
  /// - Complexity: O(*n*) in the text's length.
  package init(_ bytes: [UInt8], path: String) throws(FormatError) {
    var parser = JSONParser(bytes, path: path)
    try parser.parse()
    self.path = path
    self.bytes = bytes
    nodes = parser.nodes
    rootNode = 0
  }

  /// Parses a text of values one after the other, mostly a line each: the root is an array of them, or the value if
  /// it is only one.
  ///
  /// - Throws: the first thing that is no JSON.
  /// - Complexity: O(*n*) in the text's length.
  init(values bytes: [UInt8], path: String) throws(FormatError) {
    var parser = JSONParser(bytes, path: path)
    let count = try parser.parseValues()
    self.path = path
    self.bytes = bytes
    nodes = parser.nodes
    rootNode = count == 1 ? 1 : 0
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(document: self, node: rootNode) }
}

/// One value of a document, or a key, which comes just before its value.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case null
    case bool
    case number
    case string
    case array
    case object
  }

  let kind: Kind
  /// Whether a string has a backslash, so that its bytes are not yet its text.
  var isEscaped = false
  /// Where the text of it begins.
  let offset: Int32
  /// How many bytes a scalar's text has, or how many values an array or pairs an object.
  var length: Int32 = 0
  /// The node after its subtree.
  var next: Int32 = 0
  /// A number's value; 1 for `true`.
  var number = 0.0
}
