extension Draft {
  /// Bounds protocols to classes that were so by `class` or `@objc`, so that `weak` still holds them.
  mutating func boundProtocols() {
    for found in folder.all where found.declaration.keyword == "protocol" {
      let file = folder.files[found.file]
      let declaration = found.declaration
      if let old = declaration.inheritance.first(where: { file.tokens[$0].isWord("class") }) {
        change(
          found.file, old..<old + 1, because: "the bound is spelled AnyObject",
          [replacing(old, by: "AnyObject", in: found.file)])
      } else if declaration.hasAttribute("objc"), !isClassBound(found) {
        let name = declaration.nameTokens
        let edit =
          declaration.inheritance.isEmpty
          ? adding(": AnyObject", after: name.upperBound - 1, in: found.file)
          : adding("AnyObject, ", before: declaration.inheritance.lowerBound, in: found.file)
        change(
          found.file, name.lowerBound..<max(name.upperBound, declaration.inheritance.upperBound),
          because: "an @objc protocol is for classes only", [edit])
      }
    }
  }

  /// Whether a protocol inherits something that is for classes only. Apple's protocols with a prefix are.
  private func isClassBound(_ found: Folder.Found, depth: Int = 0) -> Bool {
    let file = folder.files[found.file]
    return folder.inherited(by: found.declaration, in: file).contains { name in
      if name == "AnyObject" { return true }
      if let whole = folder.resolved(name, from: found.type), let place = folder.types[whole] {
        let base = folder.all[place]
        return base.declaration.hasAttribute("objc")
          || depth < 16 && isClassBound(base, depth: depth + 1)
      }
      return AppleNames.isApples(name)
    }
  }
}
