extension DeclarationParser {
  /// Reads a type's name, parameters, inheritance and members.
  mutating func readType(_ declaration: inout Declaration) {
    var next = declaration.keywordToken + 1
    let nameStart = next
    while file.token(next)?.kind == .word {
      next += 1
      guard file.text(next) == ".", file.token(next + 1)?.kind == .word else { break }
      next += 1
    }
    declaration.nameTokens = nameStart..<next
    declaration.name = (nameStart..<next).map(file.text).joined()
    if file.text(next) == "<" { (declaration.genericParameters, next) = generics(at: next) }

    var inheritance: Int?
    while next < end, file.text(next) != "{" {
      let text = file.text(next)
      if text == ":", inheritance == nil, !declaration.hasConstraints { inheritance = next + 1 }
      if text == "where" {
        if let start = inheritance, declaration.inheritance.isEmpty {
          declaration.inheritance = start..<next
        }
        declaration.hasConstraints = true
      }
      if isCondition(next) || text == "}" { break }
      next = file.after(next)
    }
    if let start = inheritance, declaration.inheritance.isEmpty {
      declaration.inheritance = start..<max(start, next)
    }
    guard next < end, let close = file.partner[next], file.text(next) == "{" else {
      declaration.tokens = declaration.tokens.lowerBound..<max(next, nameStart)
      return
    }
    declaration.tokens = declaration.tokens.lowerBound..<close + 1
    declaration.body = next..<close + 1
    var parser = DeclarationParser(file)
    declaration.members = parser.declarations(in: next + 1..<close)
  }

  /// The names between the angle brackets that open at `index`, and the token behind them.
  private func generics(at index: Int) -> (names: [String], next: Int) {
    var names: [String] = []
    var depth = 0
    var next = index
    while next < end {
      let text = file.text(next)
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if text == "{" { return (names, next) }
      if depth == 1, text == "<" || text == ",", file.token(next + 1)?.kind == .word {
        names.append(file.text(next + 1))
      }
      next = file.after(next)
      if depth == 0 { break }
    }
    return (names, next)
  }
}
