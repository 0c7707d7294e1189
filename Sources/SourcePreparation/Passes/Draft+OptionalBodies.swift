extension Draft {
  /// Adds an extension with the bodies of one protocol's optional requirements.
  mutating func addBodies(_ requirements: [OptionalRequirement]) {
    guard let first = requirements.first, let parent = folder.all[first.found].parent,
      let last = folder.all[parent].declaration.tokens.last
    else { return }
    let found = folder.all[parent]
    let access = found.declaration.access.map { $0 == "open" ? "public" : $0 }
    let isWider = access == "public" || access == "package"
    let head = isWider ? "\(access ?? "") " : ""
    let indent = String(indentation(of: found).dropLast(2))
    var lines = ["", indent + "extension \(found.declaration.name) {"]
    for requirement in requirements {
      lines += body(of: requirement, head).map { indent + "  " + $0 }
    }
    lines.append(indent + "}")
    if requirements.contains(where: \.givesValue), declaresError.insert(found.file).inserted {
      lines += ["", indent + "private struct \(errorName(in: found.file)): Error {}"]
    }
    insert(lines, after: last, in: found.file)
    report(
      Change(
        position: folder.files[found.file].position(of: last), before: "",
        after: lines.filter { !$0.isEmpty }.joined(separator: " "),
        reason: "what conformers of \(found.declaration.name) leave out does nothing"))
  }

  /// What is thrown by requirements that are not implemented; a name that the file does not use.
  private func errorName(in file: Int) -> String {
    var name = "NotImplemented"
    while folder.files[file].tokens.contains(where: { $0.text == name }) { name += "Here" }
    return name
  }

  private func body(of requirement: OptionalRequirement, _ access: String) -> [String] {
    let found = folder.all[requirement.found]
    let file = folder.files[found.file]
    let declaration = found.declaration
    let lines = declaration.attributes.filter { $0.name != "objc" }.map { file.line($0.tokens) }
    let modifiers = declaration.modifiers
      .filter { $0.name != "optional" && !Declaration.accessLevels.contains($0.name) }
      .map { file.line($0.tokens) + " " }.joined()
    let body = requirement.givesValue ? " { throw \(errorName(in: found.file))() }" : " {}"
    guard declaration.keyword == "func", let signature = Signature(declaration, in: file) else {
      let end =
        declaration.tokens.last.flatMap { file.partner[$0] } ?? declaration.tokens.upperBound
      let text = file.line(declaration.keywordToken..<end)
      return lines + ["\(access)\(modifiers)\(text) { get throws\(body) }"]
    }
    var text = file.line(declaration.keywordToken..<signature.effects.upperBound)
    let isThrowing = signature.effects.contains { file.text($0) == "throws" }
    if requirement.givesValue, !isThrowing { text += " throws" }
    if !signature.result.isEmpty { text += " -> \(file.line(signature.result))" }
    let end = max(signature.effects.upperBound, signature.result.upperBound)
    if end < declaration.tokens.upperBound {
      text += " " + file.line(end..<declaration.tokens.upperBound)
    }
    return lines + [access + modifiers + text + body]
  }
}
