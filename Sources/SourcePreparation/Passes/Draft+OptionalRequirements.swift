extension Draft {
  /// Gives `optional` requirements bodies, so that conformers may leave them out.
  ///
  /// One that gives a value is made to throw, which any conformer's method that does not throw still fulfils, and
  /// its body throws: `delegate?.height?(at: 1)` becomes `(try? delegate?.height(at: 1))`, which is nil if the
  /// delegate has no such method, as before.
  mutating func giveOptionalRequirementsBodies() {
    var requirements = optionalRequirements()
    guard !requirements.isEmpty else { return }
    let uses = optionalUses(of: requirements)
    for use in uses where isValueUsed(use) { requirements[use.requirement].givesValue = true }
    var wrapped: Set<[Int]> = []
    for use in uses {
      rewrite(use, requirements[use.requirement], wrapped: &wrapped)
    }
    noteQuestions(about: requirements)
    for requirement in requirements { open(requirement) }
    let named = Set(requirements.map(\.protocolName))
    for name in folder.types.keys.sorted() where named.contains(name) {
      addBodies(requirements.filter { $0.protocolName == name })
    }
  }

  private func optionalRequirements() -> [OptionalRequirement] {
    folder.all.indices.compactMap { index in
      let found = folder.all[index]
      let declaration = found.declaration
      guard declaration.has("optional"), let parent = found.parent,
        folder.all[parent].declaration.keyword == "protocol"
      else { return nil }
      let file = folder.files[found.file]
      let signature = declaration.keyword == "func" ? Signature(declaration, in: file) : nil
      let result = signature.map { file.line($0.result) } ?? "value"
      return OptionalRequirement(
        found: index, protocolName: found.type, name: declaration.name,
        labels: signature?.labels,
        givesValue: !["", "Void", "()", "Swift.Void"].contains(result))
    }
  }

  private func isValueUsed(_ use: OptionalUse) -> Bool {
    let file = folder.files[use.file]
    let before = file.text(use.chain.lowerBound - 1)
    let after = file.text(use.chain.upperBound)
    return ["=", "==", "!=", "??"].contains(before) || ["==", "!=", "??"].contains(after)
      || before == "return" || before == "case"
  }

  private mutating func rewrite(
    _ use: OptionalUse, _ requirement: OptionalRequirement, wrapped: inout Set<[Int]>
  ) {
    var made: [Edit] = []
    if let mark = use.mark { made.append(replacing(mark, by: "", in: use.file)) }
    if requirement.givesValue {
      let isForced = use.mark.map { folder.files[use.file].text($0) == "!" } ?? false
      let key = [use.file, use.chain.lowerBound, use.chain.upperBound]
      if wrapped.insert(key).inserted {
        made.append(
          adding(
            isForced ? "(try! " : "(try? ", before: use.chain.lowerBound, in: use.file))
        made.append(adding(")", after: use.chain.upperBound - 1, in: use.file))
      }
    }
    guard !made.isEmpty else { return }
    change(
      use.file, use.chain,
      because: "an optional requirement has a body here"
        + (requirement.givesValue ? ", which throws" : ""), made)
  }

  /// Drops the `optional`, and lets a requirement with a value throw.
  private mutating func open(_ requirement: OptionalRequirement) {
    let found = folder.all[requirement.found]
    let file = folder.files[found.file]
    let declaration = found.declaration
    var made: [Edit] = []
    for modifier in declaration.modifiers where modifier.name == "optional" {
      made += dropping(modifier.tokens, in: found.file)
    }
    if let signature = Signature(declaration, in: file), declaration.keyword == "func" {
      let throwing = signature.effects.contains { file.text($0) == "throws" }
      if requirement.givesValue, !throwing {
        made.append(adding(" throws", after: signature.effects.upperBound - 1, in: found.file))
      }
    } else if let last = declaration.tokens.last, let brace = file.partner[last] {
      for token in brace + 1..<last {
        if file.text(token) == "get", file.text(token + 1) != "throws" {
          made.append(adding(" throws", after: token, in: found.file))
        }
        if file.text(token) == "set" { made += dropping(token..<token + 1, in: found.file) }
      }
    }
    let start = declaration.modifiers.first?.tokens.lowerBound ?? declaration.keywordToken
    change(
      found.file, start..<declaration.tokens.upperBound,
      because: "a requirement that conformers may leave out has a body here", made)
  }

  // MARK: Bodies

  private mutating func addBodies(_ requirements: [OptionalRequirement]) {
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
