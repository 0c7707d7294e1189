extension Draft {
  /// Names methods that Objective-C would call and that nothing calls here.
  mutating func noteSilence() {
    let optional = Dictionary(
      grouping: folder.all.filter { $0.declaration.has("optional") }, by: \.type)
    for found in folder.all where found.declaration.keyword == "func" {
      guard folder.declaredClass(found.type) != nil, !found.declaration.has("override"),
        !found.declaration.has("private"), !found.declaration.has("fileprivate")
      else { continue }
      noteLateMethod(found, optional)
    }
  }

  /// A conformance is settled in the class that declares it: a method that a subclass adds is not found by it.
  private mutating func noteLateMethod(_ found: Folder.Found, _ optional: [String: [Folder.Found]])
  {
    let name = found.declaration.name
    var ancestor = folder.superclass(of: found.type)
    var seen: Set<String> = []
    while let type = ancestor, seen.insert(type).inserted {
      for inherited in conformances(of: type) {
        let isOwn = (optional[inherited] ?? []).contains { requirement in
          requirement.declaration.name == name && labels(requirement) == labels(found)
        }
        let isApples =
          folder.types[inherited] == nil && inherited.hasPrefix("UI")
          && (inherited.hasSuffix("Delegate") || inherited.hasSuffix("DelegateFlowLayout"))
          && Draft.callbackNames.contains { name.hasPrefix($0) }
        guard isOwn || isApples else { continue }
        let selector = Signature.selector(name, labels(found) ?? [])
        note(
          found.file, found.declaration.keywordToken,
          "\(selector) is not called: \(type) conforms to \(inherited) without it, and must have it, "
            + "for \(found.type) to override")
        return
      }
      ancestor = folder.superclass(of: type)
    }
  }

  private static let callbackNames = ["scrollView", "collectionView", "gestureRecognizer"]

  private func labels(_ found: Folder.Found) -> [String]? {
    Signature(found.declaration, in: folder.files[found.file])?.labels
  }

  /// The protocols that a class and its extensions name.
  private func conformances(of type: String) -> [String] {
    folder.all.filter { $0.declaration.isType && folder.name(of: $0) == type }.flatMap { found in
      folder.inherited(by: found.declaration, in: folder.files[found.file])
    }
  }
}
