extension DeclarationParser {
  /// Reads the name and finds the end of a declaration that is no type.
  mutating func readMember(_ declaration: inout Declaration) {
    let keyword = declaration.keywordToken
    switch declaration.keyword {
    case "init", "subscript", "deinit":
      declaration.name = declaration.keyword
      declaration.nameTokens = keyword..<keyword + 1
    case "func":
      var next = keyword + 1
      while next < end, file.text(next) != "(" {
        // An operator's name may be angle brackets; a function's ends before its own.
        if file.text(next) == "<", next > keyword + 1, file.tokens[next - 1].kind == .word { break }
        next += 1
      }
      declaration.nameTokens = keyword + 1..<max(keyword + 1, next)
      declaration.name = declaration.nameTokens.map(file.text).joined()
    default:
      guard file.token(keyword + 1)?.kind == .word else { break }
      declaration.nameTokens = keyword + 1..<keyword + 2
      declaration.name = file.text(keyword + 1)
    }
    let last = lastToken(of: declaration)
    declaration.tokens = declaration.tokens.lowerBound..<max(last + 1, keyword + 1)
  }

  private func lastToken(of declaration: Declaration) -> Int {
    let endsWithBody = ["func", "init", "deinit", "subscript"].contains(declaration.keyword)
    var next = declaration.keywordToken + 1
    var last = declaration.keywordToken
    while next < end {
      let text = file.text(next)
      if text == ";" || text == "}" || text == ")" || text == "]" || isCondition(next) { break }
      if next > declaration.keywordToken + 1,
        file.tokens[next].startsLine || file.text(last) == "}",
        startsMember(next)
      {
        break
      }
      if declaration.keyword == "import", file.tokens[next].startsLine { break }
      last = file.after(next) - 1
      next = last + 1
      if text == "{", endsWithBody { break }
    }
    return last
  }

  /// Whether the token begins another declaration, and the one before does not ask for more.
  private func startsMember(_ index: Int) -> Bool {
    let token = file.tokens[index]
    let previous = file.tokens[index - 1]
    let isOpen =
      previous.kind == .sign
      && ![")", "]", "}", "?", "!", ">"].contains(previous.text)
    guard !isOpen else { return false }
    if token.isSign("@") { return true }
    return token.kind == .word
      && (DeclarationParser.keywords.contains(token.text)
        || DeclarationParser.modifiers.contains(token.text)
          && file.token(index + 1).map { $0.kind == .word || $0.text == "(" || $0.text == "@" }
            == true)
  }
}
