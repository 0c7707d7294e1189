extension Draft {
  /// Whether a member can stand in another file: it uses nothing that only its own file sees.
  func isSelfContained(_ found: Folder.Found, in target: Int) -> Bool {
    let file = folder.files[found.file]
    let hidden = privateNames(of: found.file)
    let foreign = Set(file.importedModules.map(\.module))
      .subtracting(folder.files[target].importedModules.map(\.module))
      .subtracting(Modules.broughtByUIKit).subtracting(Modules.here)
    return foreign.isEmpty && !found.declaration.tokens.contains { hidden.contains(file.text($0)) }
  }

  /// The names that only this file sees.
  private func privateNames(of file: Int) -> Set<String> {
    var names: Set<String> = []
    for found in folder.all where found.file == file && !found.declaration.name.isEmpty {
      let own = found.declaration.access
      let outer = found.parent.flatMap { folder.all[$0].declaration }
      let inherited = outer?.keyword == "extension" ? outer?.access : nil
      if let access = own ?? inherited, access == "private" || access == "fileprivate" {
        names.insert(found.declaration.name)
      }
    }
    return names
  }

  /// Leaves a member's body in its file under another name, and overrides by a call of it in the class.
  mutating func forward(
    _ found: Folder.Found, outOf parent: Folder.Found, to target: Folder.Found
  ) {
    let file = folder.files[found.file]
    let declaration = found.declaration
    let head = head(of: found, in: file)
    guard let (offset, breaksLine) = end(of: target),
      let name = declaration.nameTokens.first, declaration.has("override"),
      OldName.all[declaration.name] == nil || declaration.keyword == "var",
      let stub = stub(of: found, in: parent)
    else {
      refuse(
        found.file, declaration.keywordToken,
        "\(file.line(head)) uses what is private to this file, but must be in the file of "
          + "\(found.type), \(folder.files[target.file].position(of: target.declaration.keywordToken).shown)"
      )
      return
    }
    let dropped = declaration.modifiers.filter {
      $0.name == "override" || $0.name == "open"
    }
    var made = [replacing(name, by: forwardedName(found), in: found.file)]
    for modifier in dropped { made += dropping(modifier.tokens, in: found.file) }
    let (opening, closing) = conditions(
      around: declaration.keywordToken, in: found.file, beyond: target.declaration.keywordToken,
      of: target.file)
    let indent = indentation(of: target)
    let added = opening + attributes(of: parent, indent)
    if let around = aroundMoved(added + closing, at: offset, in: target.file) { report(around) }
    change(
      found.file, head,
      because: "called by an override in \(found.type), for only a class's own body overrides and "
        + "this file's private names are used", made)
    report(
      Change(
        position: folder.files[target.file].position(of: target.declaration.keywordToken),
        before: "", after: stub,
        reason: "overrides by what stands at "
          + file.position(of: declaration.keywordToken).shown))
    insert(
      Insertion(
        offset: offset, breaksLine: breaksLine,
        contents: [
          .lines([""] + added + [indent + stub] + closing)
        ]), in: target.file)
  }

  /// `prepare` of `Outer.Carousel` as `prepareOfOuterCarousel`, which no subclass takes for its own.
  private func forwardedName(_ found: Folder.Found) -> String {
    let name = found.declaration.name.filter { $0 != "`" }
    return "\(name)Of\(found.type.filter { $0 != "." })"
  }

  /// The override that calls it; nil if its parameters cannot be passed on.
  private func stub(of found: Folder.Found, in parent: Folder.Found) -> String? {
    let file = folder.files[found.file]
    let declaration = found.declaration
    let inherited = declaration.access == nil ? parent.declaration.access : nil
    let words = declaration.modifiers.map { file.line($0.tokens) }
    let start = ([inherited].compactMap { $0 } + words).joined(separator: " ")
    let attributes = declaration.attributes
      .filter { $0.name != "objc" && !$0.name.hasPrefix("IB") }
      .map { file.line($0.tokens) + " " }.joined()
    let name = forwardedName(found)
    if declaration.keyword == "var" {
      guard let type = propertyType(of: found), let accessors = accessors(of: found) else {
        return nil
      }
      let body =
        accessors.contains("set")
        ? "get { \(name) } set { \(name) = newValue }" : name
      return "\(attributes)\(start) var \(declaration.name): \(file.line(type)) { \(body) }"
    }
    guard declaration.keyword == "func", let signature = Signature(declaration, in: file),
      !signature.isGeneric, !signature.parameters.contains(where: \.isSpecial)
    else { return nil }
    let arguments = signature.parameters.map { parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ")
        + (parameter.isInout ? "&" : "") + parameter.name
    }
    let effects = signature.effects.map(file.text)
    let call =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
      + "\(name)(\(arguments.joined(separator: ", ")))"
    let end = signature.result.isEmpty ? signature.effects.upperBound : signature.result.upperBound
    return "\(attributes)\(start) \(file.line(declaration.keywordToken..<end)) { \(call) }"
  }

  /// The tokens of a property's type; nil where it is left to its value.
  private func propertyType(of found: Folder.Found) -> Range<Int>? {
    let file = folder.files[found.file]
    let colon = found.declaration.nameTokens.upperBound
    guard file.text(colon) == ":" else { return nil }
    var end = colon + 1
    while end < found.declaration.tokens.upperBound, file.text(end) != "{" {
      if file.text(end) == "=" { return nil }
      end = file.after(end)
    }
    return end < found.declaration.tokens.upperBound ? colon + 1..<end : nil
  }

  /// `get` and `set`, as far as a computed property has them; nil for observers.
  private func accessors(of found: Folder.Found) -> Set<String>? {
    let file = folder.files[found.file]
    guard let last = found.declaration.tokens.last, file.text(last) == "}",
      let open = file.partner[last]
    else { return nil }
    var words: Set<String> = []
    var next = open + 1
    while next < last {
      words.insert(file.text(next))
      next = file.after(next)
    }
    if !words.isDisjoint(with: ["didSet", "willSet"]) { return nil }
    return words.contains("get") && words.contains("set") ? ["get", "set"] : ["get"]
  }
}
