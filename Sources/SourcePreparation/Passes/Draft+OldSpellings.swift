extension Draft {
  /// Renames the layout methods of Swift 2 and 3, where they are overridden or called.
  mutating func renameOldSpellings() {
    for (index, file) in folder.files.enumerated() {
      for token in file.tokens.indices where file.tokens[token].kind == .word {
        guard let name = OldName.all[file.text(token)], file.text(token + 1) == "(" else {
          continue
        }
        if file.text(token - 1) == "func" {
          renameDeclaration(token, name, in: index)
        } else if isCallOfLayout(token, in: file) {
          renameCall(token, name, in: index)
        }
      }
    }
  }

  /// Whether a call is one of the object's own, not of something else that has such a method.
  private func isCallOfLayout(_ token: Int, in file: ParsedFile) -> Bool {
    guard file.text(token - 1) == "." else { return true }
    return file.text(token - 2) == "super" || file.text(token - 2) == "self"
      || file.text(token - 2).lowercased().contains("layout")
      || file.text(token - 3).lowercased().contains("layout")
  }

  private mutating func renameDeclaration(_ token: Int, _ name: OldName, in index: Int) {
    let file = folder.files[index]
    let close = file.after(token + 1)
    let isOverride = file.tokens[..<token].suffix(5).contains { $0.isWord("override") }
    guard isOverride else { return }
    if name.isProperty {
      guard file.text(close) == "->", close == token + 3 else { return }
      change(
        index, token - 1..<close + 2, because: "it is a property since Swift 3",
        [replacing(token - 1, by: "var", in: index)]
          + replacing(token + 1..<close, by: ":", in: index)
          + dropping(close..<close + 1, in: index))
      return
    }
    guard name.labels.count == file.arguments(in: token + 1..<close).count else { return }
    var edits = [replacing(token, by: name.base, in: index)]
    for (piece, label) in zip(file.arguments(in: token + 1..<close), name.labels) {
      let isLabelled = file.text(piece.lowerBound + 1) != ":"
      edits.append(
        isLabelled
          ? replacing(piece.lowerBound, by: label, in: index)
          : adding(label + " ", before: piece.lowerBound, in: index))
    }
    change(index, token..<close, because: "it is so called since Swift 3", edits)
  }

  private mutating func renameCall(_ token: Int, _ name: OldName, in index: Int) {
    let file = folder.files[index]
    let close = file.after(token + 1)
    let pieces = file.arguments(in: token + 1..<close)
    guard pieces.count == name.labels.count else { return }
    var edits: [Edit] = []
    if name.isProperty {
      edits = dropping(token + 1..<close - 1, in: index)
      edits.append(replacing(close - 1, by: "", in: index))
    } else {
      edits.append(replacing(token, by: name.base, in: index))
      for (piece, label) in zip(pieces, name.labels) {
        let isLabelled = file.text(piece.lowerBound + 1) == ":"
        edits.append(
          isLabelled
            ? replacing(piece.lowerBound, by: label, in: index)
            : adding(label + ": ", before: piece.lowerBound, in: index))
      }
    }
    change(index, token..<close, because: "it is so called since Swift 3", edits)
  }
}
