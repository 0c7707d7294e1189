extension Draft {
  /// Moves overrides out of extensions into their classes' bodies, for only there they compile.
  mutating func hoistOverrides() {
    for found in folder.all where found.isExtended && found.type != "" {
      guard isHoisted(found), let parent = found.parent else { continue }
      hoist(found, outOf: folder.all[parent])
    }
  }

  /// Whether a member overrides, or is overridden by a class of the folder.
  private func isHoisted(_ found: Folder.Found) -> Bool {
    found.declaration.has("override") || isOverridden(found)
  }

  private func isOverridden(_ found: Folder.Found) -> Bool {
    guard folder.declaredClass(found.type) != nil, !found.declaration.has("static"),
      ["func", "var"].contains(found.declaration.keyword)
    else { return false }
    let labels = Signature(found.declaration, in: folder.files[found.file])?.labels
    return folder.all.contains { other in
      other.declaration.has("override") && other.declaration.keyword == found.declaration.keyword
        && other.declaration.name == found.declaration.name
        && inherits(other.type, from: found.type)
        && Signature(other.declaration, in: folder.files[other.file])?.labels == labels
    }
  }

  private func inherits(_ type: String, from base: String) -> Bool {
    var seen: Set<String> = []
    var next = folder.superclass(of: type)
    while let type = next, seen.insert(type).inserted {
      if type == base { return true }
      next = folder.superclass(of: type)
    }
    return false
  }

  private mutating func hoist(_ found: Folder.Found, outOf parent: Folder.Found) {
    let file = folder.files[found.file]
    let head = file.line(head(of: found, in: file))
    let first = found.declaration.keywordToken
    guard let target = folder.declaredClass(found.type) else {
      refuse(
        found.file, first,
        "\(head) is an override in an extension of \(found.type), whose class is not in this folder, but "
          + "must be in the class's body")
      return
    }
    guard !parent.declaration.hasConstraints else {
      refuse(
        found.file, first,
        "\(head) is an override in an extension with a where clause, but must be in the class's body"
      )
      return
    }
    guard let piece = piece(found), let (offset, breaksLine) = end(of: target) else { return }
    guard target.file == found.file || isSelfContained(found, in: target.file) else {
      forward(found, outOf: parent, to: target)
      return
    }
    let targetFile = folder.files[target.file]
    change(
      found.file, self.head(of: found, in: file),
      because: "moved into \(found.type), "
        + "\(targetFile.position(of: target.declaration.keywordToken).shown), for only a class's own "
        + "body overrides",
      accessEdits(of: found, in: parent))
    move(piece, from: found.file)
    let (opening, closing) = conditions(
      around: first, in: found.file, beyond: target.declaration.keywordToken, of: target.file)
    let indent = indentation(of: target)
    let added = opening + attributes(of: parent, indent)
    let isWholeLine = file.source.lineStart(of: piece.lowerBound) == piece.lowerBound
    if let around = aroundMoved(added + closing, at: offset, in: target.file) { report(around) }
    insert(
      Insertion(
        offset: offset, breaksLine: breaksLine,
        contents: [.lines([""] + added), .indentation(isWholeLine ? "" : indent)]
          + [.moved(file: found.file, range: piece)]
          + (closing.isEmpty ? [] : [.lines(closing)])), in: target.file)
  }

  /// The lines around something that moved, as a change of their own.
  func aroundMoved(_ lines: [String], at offset: Int, in file: Int) -> Change? {
    guard !lines.isEmpty else { return nil }
    return Change(
      position: folder.files[file].source.position(at: offset), before: "",
      after: lines.joined(separator: "\n"), reason: "as around what is moved here")
  }

  /// A member's words up to its result, for people.
  func head(of found: Folder.Found, in file: ParsedFile) -> Range<Int> {
    let declaration = found.declaration
    let start = declaration.modifiers.first?.tokens.lowerBound ?? declaration.keywordToken
    let end = Signature(declaration, in: file)?.clause.upperBound
    return start..<max(end ?? declaration.nameTokens.upperBound, declaration.keywordToken + 1)
  }

  /// Writes out the access level that a member had from its extension.
  func accessEdits(of found: Folder.Found, in parent: Folder.Found) -> [Edit] {
    guard found.declaration.access == nil, let access = parent.declaration.access else { return [] }
    let first = found.declaration.modifiers.first?.tokens.lowerBound
    let level = access == "private" ? "fileprivate" : access
    return [
      adding(level + " ", before: first ?? found.declaration.keywordToken, in: found.file)
    ]
  }

  /// The attributes that a member had from its extension, as lines.
  func attributes(of parent: Folder.Found, _ indent: String) -> [String] {
    let file = folder.files[parent.file]
    return parent.declaration.attributes
      .filter { $0.name != "objc" && $0.name != "nonobjc" }
      .map { indent + file.line($0.tokens) }
  }

  func indentation(of target: Folder.Found) -> String {
    let source = folder.files[target.file].source
    let start = folder.files[target.file].tokens[target.declaration.tokens.lowerBound].range
      .lowerBound
    let line = source.string(source.lineStart(of: start)..<start)
    return String(line.prefix { $0 == " " || $0 == "\t" }) + "  "
  }

  /// Where a class's body takes further members: the line of its closing brace, or before it.
  func end(of target: Folder.Found) -> (offset: Int, breaksLine: Bool)? {
    guard let body = target.declaration.body else { return nil }
    let file = folder.files[target.file]
    let brace = file.tokens[body.upperBound - 1]
    let start = file.source.lineStart(of: brace.range.lowerBound)
    return file.source.isBlank(start..<brace.range.lowerBound)
      ? (start, false) : (brace.range.lowerBound, true)
  }
}

extension SourcePosition {
  /// `path:line`.
  var shown: String { "\(path):\(line)" }
}
