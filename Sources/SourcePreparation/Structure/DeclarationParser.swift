/// Finds declarations among tokens.
///
/// It knows where members begin and end and what they are called, nothing of expressions.
struct DeclarationParser {
  let file: ParsedFile
  var index = 0
  var end = 0

  init(_ file: ParsedFile) { self.file = file }

  static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "override",
    "static", "class", "mutating", "nonmutating", "lazy", "weak", "unowned", "optional",
    "required", "convenience", "dynamic", "indirect", "prefix", "postfix", "infix", "nonisolated",
    "isolated", "distributed", "borrowing", "consuming", "async",
  ]

  static let keywords: Set = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "var", "let", "init",
    "deinit", "subscript", "typealias", "associatedtype", "case", "import", "operator",
    "precedencegroup", "macro",
  ]

  /// The declarations in a range of tokens, which is a file's or a type's body.
  mutating func declarations(in range: Range<Int>) -> [Declaration] {
    (index, end) = (range.lowerBound, range.upperBound)
    var found: [Declaration] = []
    while index < end {
      if let declaration = declaration() {
        found.append(declaration)
        index = max(index, declaration.tokens.upperBound)
      } else if isCondition(index) {
        skipCondition()
      } else {
        index = file.after(index)
      }
    }
    return found
  }

  func isCondition(_ index: Int) -> Bool {
    ["#if", "#elseif", "#else", "#endif"].contains(file.text(index))
  }

  private mutating func skipCondition() {
    let isOpening = file.text(index) != "#else" && file.text(index) != "#endif"
    index += 1
    guard isOpening else { return }
    while index < end, file.tokens[index].startsLine == false { index += 1 }
  }

  private mutating func declaration() -> Declaration? {
    let start = index
    var attributes: [Declaration.Attribute] = []
    var modifiers: [Declaration.Modifier] = []
    var next = start
    while next < end {
      if let attribute = attribute(at: next) {
        attributes.append(attribute)
        next = attribute.tokens.upperBound
      } else if let modifier = modifier(at: next) {
        modifiers.append(modifier)
        next = modifier.tokens.upperBound
      } else {
        break
      }
    }
    guard next < end, startsDeclaration(next) else { return nil }
    var declaration = Declaration(
      keyword: file.text(next), keywordToken: next, tokens: start..<next + 1,
      attributes: attributes, modifiers: modifiers)
    if declaration.isType { readType(&declaration) } else { readMember(&declaration) }
    return declaration
  }

  /// Whether the word at `next` introduces a declaration, and is not a name that looks like it.
  private func startsDeclaration(_ next: Int) -> Bool {
    let token = file.tokens[next]
    guard token.kind == .word, DeclarationParser.keywords.contains(token.text) else { return false }
    if next > 0, file.tokens[next - 1].isSign(".") { return false }
    switch token.text {
    case "init", "subscript": return true
    case "deinit": return file.text(next + 1) == "{"
    case "actor", "macro", "operator", "precedencegroup":
      return file.token(next + 1)?.kind == .word || token.text == "operator"
    default: return next + 1 < file.tokens.count
    }
  }

  private func attribute(at index: Int) -> Declaration.Attribute? {
    guard file.text(index) == "@", file.token(index + 1)?.kind == .word else { return nil }
    var next = index + 2
    while file.text(next) == ".", file.token(next + 1)?.kind == .word { next += 2 }
    let name = (index + 1..<next).map(file.text).joined()
    if file.text(next) == "(", file.tokens[next].isAdjacent || name == "available" {
      next = file.after(next)
    }
    return Declaration.Attribute(name: name, tokens: index..<next)
  }

  private func modifier(at index: Int) -> Declaration.Modifier? {
    let word = file.text(index)
    guard file.tokens[index].kind == .word, DeclarationParser.modifiers.contains(word) else {
      return nil
    }
    var next = index + 1
    if file.text(next) == "(", file.tokens[next].isAdjacent { next = file.after(next) }
    // What follows a modifier is another, an attribute or a keyword; `class` alone may be the keyword.
    let follower = file.text(next)
    guard
      DeclarationParser.keywords.contains(follower)
        || DeclarationParser.modifiers.contains(follower)
        || follower == "@"
    else { return nil }
    return Declaration.Modifier(name: word, tokens: index..<next)
  }
}
