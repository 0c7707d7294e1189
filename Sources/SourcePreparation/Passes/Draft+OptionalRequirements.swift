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
}
