/// A declaration at the top of a file or in a type's body, as ranges of tokens.
struct Declaration: Sendable {
  /// `@objc(name)`: its name without the sign, and its tokens.
  struct Attribute: Sendable {
    let name: String
    let tokens: Range<Int>
  }

  /// `private(set)`: its word, and its tokens.
  struct Modifier: Sendable {
    let name: String
    let tokens: Range<Int>
  }

  /// `class`, `extension`, `func`, `var`, `import`, …
  let keyword: String
  /// The token of the keyword.
  let keywordToken: Int
  /// All of it, from the first attribute on.
  var tokens: Range<Int>
  let attributes: [Attribute]
  let modifiers: [Modifier]
  /// `Outer.Inner` for an extension, `prepare` for a function, `init`; empty where there is none.
  var name = ""
  /// The tokens of the name.
  var nameTokens = 0..<0
  /// The braces of a type's body.
  var body: Range<Int>?
  /// What follows the colon of a type.
  var inheritance = 0..<0
  /// Names of generic parameters of a type.
  var genericParameters: [String] = []
  /// Whether a type's head has a `where`.
  var hasConstraints = false
  var members: [Declaration] = []

  static let typeKeywords: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]

  var isType: Bool { Declaration.typeKeywords.contains(keyword) }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.name == modifier } }

  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`, if one is written.
  var access: String? {
    modifiers.first { Declaration.accessLevels.contains($0.name) && $0.tokens.count == 1 }?.name
  }

  static let accessLevels: Set = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]
}
