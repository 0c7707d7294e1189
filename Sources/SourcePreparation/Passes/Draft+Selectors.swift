extension Draft {
  /// Writes `#selector` as a value that holds the method itself, and `#keyPath` as a string.
  mutating func nameSelectors() {
    for (index, file) in folder.files.enumerated() {
      for token in file.tokens.indices where file.tokens[token].kind == .directive {
        guard file.text(token + 1) == "(", let close = file.partner[token + 1] else { continue }
        switch file.text(token) {
        case "#selector": nameSelector(token..<close + 1, in: index)
        case "#keyPath": nameKeyPath(token..<close + 1, in: index)
        default: break
        }
      }
    }
  }

  private mutating func nameSelector(_ tokens: Range<Int>, in index: Int) {
    let file = folder.files[index]
    let inner = tokens.lowerBound + 2..<tokens.upperBound - 1
    let reference = MethodReference(inner, in: file)
    let because = "selectors are values here, which hold the method"
    guard let reference, let target = target(of: reference, at: tokens.lowerBound, in: index) else {
      let name = reference?.selectorName ?? file.line(inner)
      change(
        index, tokens, because: because,
        [replacing(tokens.lowerBound, by: "Selector", in: index)]
          + replacing(inner, by: "\"\(name)\"", in: index))
      note(
        index, tokens.lowerBound,
        "\(file.line(tokens)) is no method of this folder's classes: nothing is called by it")
      return
    }
    change(
      index, tokens, because: because,
      [replacing(tokens.lowerBound, by: "Selector", in: index)]
        + replacing(inner, by: "\"\(target.name)\", \(target.expression)", in: index))
  }

  private mutating func nameKeyPath(_ tokens: Range<Int>, in index: Int) {
    let file = folder.files[index]
    let names = tokens.dropFirst(2).dropLast().map(file.text).filter { $0 != "." }
    // Types lead to the property, and are no part of the path.
    let path = names.drop { name in
      name == "self" || name.unicodeScalars.first.map { $0.properties.isUppercase } ?? false
    }
    change(
      index, tokens, because: "key paths are strings here",
      replacing(tokens, by: "\"\(path.joined(separator: "."))\"", in: index))
    note(index, tokens.lowerBound, "\(file.line(tokens)) is a string here: nothing observes it")
  }

  /// A method that can be referred to by its type.
  private struct Target {
    let name: String
    let expression: String
  }

  private func target(of reference: MethodReference, at token: Int, in index: Int) -> Target? {
    guard !reference.isProperty, !reference.base.isEmpty,
      let (type, isInside) = type(of: reference, at: token, in: index)
    else { return nil }
    let all = folder.functions(named: reference.base, in: type)
    let fitting = all.compactMap { found -> (found: Folder.Found, signature: Signature)? in
      let file = folder.files[found.file]
      guard let signature = Signature(found.declaration, in: file), !signature.isGeneric,
        !found.declaration.has("static"), !found.declaration.has("class"),
        signature.parameters.count <= 2
      else { return nil }
      return reference.labels.map { $0 == signature.labels } ?? true ? (found, signature) : nil
    }
    guard let method = reference.pick(among: fitting.map(\.signature)).map({ fitting[$0] }),
      let whole = spelled(type, isInside)
    else { return nil }
    let name = Signature.selector(reference.base, method.signature.labels)
    var expression = "\(whole).\(name)"
    if method.signature.labels.isEmpty, all.count > 1 {
      let file = folder.files[method.found.file]
      let result =
        method.signature.result.isEmpty ? "Void" : file.line(method.signature.result)
      expression += " as (\(whole)) -> () -> \(result)"
    }
    return Target(name: name, expression: expression)
  }

  /// The type that a reference is to, and whether the reference stands inside that type.
  private func type(of reference: MethodReference, at token: Int, in index: Int)
    -> (name: String, isInside: Bool)?
  {
    let enclosing = folder.enclosing(token, in: index)
    let own = enclosing.map(folder.name(of:)) ?? ""
    if ["", "self", "Self", "type(of:self)"].contains(reference.owner) {
      guard let enclosing, enclosing.declaration.keyword != "protocol", !own.isEmpty,
        isClass(own)
      else { return nil }
      return (own, true)
    }
    if let name = folder.resolved(reference.owner, from: own) {
      return isClass(name) ? (name, own == name || own.hasPrefix(name + ".")) : nil
    }
    // A class from elsewhere, with the method in an extension of ours.
    return folder.members[reference.owner] == nil ? nil : (reference.owner, own == reference.owner)
  }

  private func isClass(_ name: String) -> Bool {
    folder.types[name].map { folder.all[$0].declaration.keyword == "class" }
      ?? (folder.members[name] != nil)
  }

  /// The type as an expression: a generic one only where its parameters are in sight.
  private func spelled(_ type: String, _ isInside: Bool) -> String? {
    guard let place = folder.types[type] else { return type }
    let parameters = folder.all[place].declaration.genericParameters
    if parameters.isEmpty { return type }
    return isInside ? "\(type)<\(parameters.joined(separator: ", "))>" : nil
  }
}
