extension Draft {
  /// Chooses the branches that iOS compiles.
  mutating func chooseConditions() {
    for (index, file) in folder.files.enumerated() {
      for branch in file.blocks.flatMap(\.branches) {
        for token in branch.condition { choose(token, in: index) }
      }
    }
  }

  private static let systems = [
    "iOS": "true", "Linux": "false", "macOS": "false", "OSX": "false", "Android": "false",
    "Windows": "false", "FreeBSD": "false",
  ]

  private mutating func choose(_ token: Int, in index: Int) {
    let file = folder.files[index]
    guard file.text(token + 1) == "(", file.text(token + 3) == ")" else { return }
    let asked = file.text(token + 2)
    let tokens = token..<token + 4
    switch file.text(token) {
    case "os":
      guard let answer = Draft.systems[asked] else { return }
      change(
        index, tokens, because: "the source is compiled as for iOS",
        replacing(tokens, by: answer, in: index))
    case "canImport" where asked == "AppKit" || asked == "Cocoa":
      change(
        index, tokens, because: "the source is compiled as for iOS",
        replacing(tokens, by: "false", in: index))
    case "canImport" where asked == "ObjectiveC", "_runtime":
      note(
        index, token, "\(file.line(tokens)) is false here, where there is no Objective-C runtime")
    default: break
    }
  }

  /// Whether the branch around a token is compiled only where `module` is, or never.
  func isGuarded(_ token: Int, by module: String, in file: ParsedFile) -> Bool {
    file.frames(of: token).contains { frame in
      let branches = file.blocks[frame.block].branches[...frame.branch]
      guard let own = branches.last else { return false }
      let words = own.condition.map(file.text)
      let isNegated = words.contains("!")
      let asksFor = !isNegated && words.contains("canImport") && words.contains(module)
      let isElsewhere =
        !isNegated && !words.contains("||") && words.contains("os") && !words.contains("iOS")
      // An `#else` after the iOS branch.
      let isRest = branches.dropLast().contains { branch in
        let words = branch.condition.map(file.text)
        return words == ["os", "(", "iOS", ")"] || words == ["canImport", "(", "UIKit", ")"]
          || words == ["true"]
      }
      return asksFor || isElsewhere || isRest || words == ["false"]
    }
  }
}
