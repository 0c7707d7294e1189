/// An `import` with its parts.
struct ImportedModule: Sendable {
  /// The first word of the path.
  let module: String
  /// All of it, attributes and access level too.
  let tokens: Range<Int>
  /// The token of `struct`, `class`, `func` and the like.
  let kind: Int?
  /// The tokens of the dotted path.
  let path: Range<Int>
}

extension ParsedFile {
  var importedModules: [ImportedModule] {
    declarations.filter { $0.keyword == "import" }.compactMap { found in
      let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      let next = found.keywordToken + 1
      let kind = kinds.contains(text(next)) ? next : nil
      let start = kind.map { $0 + 1 } ?? next
      guard start < found.tokens.upperBound else { return nil }
      return ImportedModule(
        module: text(start), tokens: found.tokens, kind: kind,
        path: start..<found.tokens.upperBound)
    }
  }

  /// The first of UIKit's names that the file uses and does not declare.
  var firstUIKitName: String? {
    let own = Set(declarations.filter(\.isType).map(\.name))
    for index in tokens.indices {
      let text = text(index)
      if tokens[index].kind == .directive, text == "#selector" { return "Selector" }
      guard tokens[index].kind == .word, AppleNames.isApples(text), text != "UIKit" else {
        continue
      }
      if !own.contains(text), self.text(index - 1) != "@" { return text }
    }
    return nil
  }

  /// Where a line may be added before everything but the file's head: its first comment, or a `#!`.
  var headOffset: Int {
    guard let first = tokens.first else { return 0 }
    var start = source.lineStart(of: first.range.lowerBound)
    // Comments that touch the first declaration are its own.
    while start > 0 {
      let above = source.lineStart(of: start - 1)
      let line = source.string(above..<start)
      guard line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//"), !line.hasPrefix("#!")
      else { break }
      start = above
    }
    return start == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}
