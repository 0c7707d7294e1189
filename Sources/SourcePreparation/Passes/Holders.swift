/// Names of variables and parameters that hold values of certain protocols, as far as a file says so.
struct Holders {
  private var protocolsOfName: [String: Set<String>] = [:]

  init(of protocols: Set<String>, in file: ParsedFile) {
    for token in file.tokens.indices where file.tokens[token].kind == .word {
      guard protocols.contains(file.text(token)) else { continue }
      var place = token - 1
      while ["(", "any"].contains(file.text(place)) { place -= 1 }
      if file.text(place) == ":", file.token(place - 1)?.kind == .word {
        protocolsOfName[file.text(place - 1), default: []].insert(file.text(token))
      } else if let name = Holders.castName(before: token, in: file) {
        protocolsOfName[name, default: []].insert(file.text(token))
      }
    }
    // `if let delegate = layoutDelegate`, `let target = self.delegate`
    for token in file.tokens.indices.dropLast(2)
    where file.text(token) == "let" || file.text(token) == "var" {
      guard file.text(token + 2) == "=" else { continue }
      var end = token + 3
      while file.text(end + 1) == ".", file.token(end + 2)?.kind == .word { end += 2 }
      if let held = protocolsOfName[file.text(end)],
        ![".", "?", "!", "(", "["].contains(file.text(end + 1))
      {
        protocolsOfName[file.text(token + 1), default: []].formUnion(held)
      }
    }
  }

  /// Whether what stands before a dot is held as that protocol.
  func holds(_ name: String, before dot: Int, in file: ParsedFile) -> Bool {
    var place = dot - 1
    while file.text(place) == "?" || file.text(place) == "!" { place -= 1 }
    if file.text(place) == ")", let open = file.partner[place] {
      let words = (open + 1..<place).map(file.text)
      return words.contains("as") && words.contains(name)
    }
    return protocolsOfName[file.text(place)]?.contains(name) ?? false
  }

  /// The name in `let name = … as? Protocol`.
  private static func castName(before token: Int, in file: ParsedFile) -> String? {
    var place = token - 1
    guard ["?", "!"].contains(file.text(place)), file.text(place - 1) == "as" else { return nil }
    place -= 2
    while place > 1, !["{", "}", ";", ","].contains(file.text(place)) {
      if file.text(place) == "=" {
        return file.token(place - 1)?.kind == .word ? file.text(place - 1) : nil
      }
      if let open = file.partner[place], open < place { place = open }
      place -= 1
    }
    return nil
  }
}
