extension Draft {
  /// The bytes of a member with its comments: whole lines, where it has them to itself.
  func piece(_ found: Folder.Found) -> Range<Int>? {
    let file = folder.files[found.file]
    let tokens = found.declaration.tokens
    guard let last = tokens.last else { return nil }
    return file.start(of: tokens.lowerBound)..<file.end(of: last)
  }

  /// The `#if` lines that a member needs around it, to be compiled where it was.
  func conditions(around token: Int, in file: Int, beyond target: Int, of targetFile: Int)
    -> (opening: [String], closing: [String])
  {
    let parsed = folder.files[file]
    var frames = parsed.frames(of: token)
    if file == targetFile {
      let shared = folder.files[targetFile].frames(of: target)
      var common = 0
      while common < min(frames.count, shared.count), frames[common] == shared[common] {
        common += 1
      }
      frames.removeFirst(common)
    }
    let opening = frames.map { frame -> String in
      let branches = parsed.blocks[frame.block].branches[...frame.branch]
      let terms = branches.enumerated().map { place, branch -> String in
        let text = branch.condition.isEmpty ? "" : condition(branch.condition, in: file)
        return place == frame.branch ? text : "!(\(text))"
      }
      let used = terms.filter { !$0.isEmpty }
      return "#if "
        + (used.count == 1
          ? used[0] : used.map { $0.hasPrefix("!") ? $0 : "(\($0))" }.joined(separator: " && "))
    }
    return (opening, frames.map { _ in "#endif" })
  }

  /// A condition as it is after the choice for iOS.
  private func condition(_ tokens: Range<Int>, in file: Int) -> String {
    let parsed = folder.files[file]
    var text = ""
    for token in tokens {
      let range = parsed.tokens[token].range
      let edit = edits[file].first { $0.range.contains(range.lowerBound) }
      if let edit, edit.range.lowerBound != range.lowerBound { continue }
      let word = edit?.replacement ?? parsed.tokens[token].text
      if !parsed.tokens[token].isAdjacent, !text.isEmpty, !word.isEmpty { text += " " }
      text += word
    }
    return text
  }
}
