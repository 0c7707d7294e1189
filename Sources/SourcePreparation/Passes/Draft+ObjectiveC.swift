extension Draft {
  /// Drops attributes and modifiers that need the Objective-C runtime, or interface files.
  ///
  /// `@IBInspectable`, `@IBDesignable`, `@GKInspectable`, `@IBSegueAction`, `@NSCopying` and `@nonobjc` stay, for
  /// they compile.
  mutating func dropObjectiveC() {
    for (index, file) in folder.files.enumerated() {
      for token in file.tokens.indices {
        if file.text(token) == "@", file.tokens[token].kind == .sign {
          dropAttribute(at: token, in: index)
        } else if isDynamic(token, in: file) {
          let tokens = token..<token + 1
          change(
            index, tokens, because: "there is no Objective-C runtime", dropping(tokens, in: index))
        }
      }
    }
  }

  private static let dropped = [
    "objc": "there is no Objective-C runtime",
    "objcMembers": "there is no Objective-C runtime",
    "IBOutlet": "there are no interface files",
    "IBAction": "there are no interface files",
    "UIApplicationMain": "there is no app to start",
    "NSApplicationMain": "there is no app to start",
    "main": "there is no app to start",
  ]

  private mutating func dropAttribute(at token: Int, in index: Int) {
    let file = folder.files[index]
    guard file.token(token + 1)?.kind == .word else { return }
    let name = file.text(token + 1)
    if name == "NSManaged" {
      refuse(index, token, "@NSManaged needs Core Data, but must be a property with a value")
    }
    guard let reason = Draft.dropped[name] else { return }
    let hasArguments =
      name == "objc" && file.text(token + 2) == "(" && file.tokens[token + 2].isAdjacent
    let tokens = token..<(hasArguments ? file.after(token + 2) : token + 2)
    change(index, tokens, because: reason, dropping(tokens, in: index))
  }

  /// Whether a token is the modifier, not a name.
  private func isDynamic(_ token: Int, in file: ParsedFile) -> Bool {
    guard file.tokens[token].isWord("dynamic") else { return false }
    let before = file.text(token - 1)
    let mayStart =
      ["{", "}", ";", ")", ""].contains(before) || DeclarationParser.modifiers.contains(before)
      || file.text(token - 2) == "@" || file.tokens[token].startsLine && before != "."
    let next = file.text(token + 1)
    let isFollowed =
      next == "@" || ["var", "func", "let", "subscript", "init"].contains(next)
      || DeclarationParser.modifiers.contains(next) && file.token(token + 2)?.kind == .word
    return mayStart && isFollowed
  }
}
