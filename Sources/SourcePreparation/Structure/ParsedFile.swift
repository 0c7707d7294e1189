/// A file as tokens with its brackets and `#if` branches matched.
struct ParsedFile: Sendable {
  let source: SourceText
  let tokens: [Token]
  /// For each bracket the token of its partner.
  private(set) var partner: [Int: Int] = [:]
  private(set) var blocks: [ConditionalBlock] = []
  /// The `#if` branches around each token, outermost first.
  private var framesOfToken: [Int: [Frame]] = [:]
  var declarations: [Declaration] = []

  init(_ file: SourceFile) throws(LexicalError) {
    source = SourceText(file)
    tokens = try Lexer.tokens(of: source.bytes)
    try matchBrackets()
    try matchConditions()
    var parser = DeclarationParser(self)
    declarations = parser.declarations(in: 0..<tokens.count)
  }

  func frames(of token: Int) -> [Frame] { framesOfToken[token] ?? [] }

  func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  func text(_ index: Int) -> String { token(index)?.text ?? "" }

  /// The bytes of some tokens, with what lies between them.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound
  }

  func string(_ range: Range<Int>) -> String { source.string(bytes(range)) }

  /// Some tokens in one line, without comments, with a space where there is any between them, but not inside
  /// brackets that were broken over lines.
  func line(_ range: Range<Int>) -> String {
    range.map { index in
      let isTight =
        index == range.lowerBound || tokens[index].isAdjacent
        || ["(", "["].contains(tokens[index - 1].text) || [")", "]"].contains(tokens[index].text)
      return (isTight ? "" : " ") + tokens[index].text
    }.joined()
  }

  func position(of token: Int) -> SourcePosition {
    source.position(at: tokens[token].range.lowerBound)
  }

  /// The token behind all that a bracket opens, or behind the token itself.
  func after(_ index: Int) -> Int { max(partner[index] ?? index, index) + 1 }

  // MARK: Matching

  private static let closing = ["(": ")", "[": "]", "{": "}"]

  private mutating func matchBrackets() throws(LexicalError) {
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .sign {
      let text = tokens[index].text
      if ParsedFile.closing[text] != nil {
        open.append(index)
      } else if text == ")" || text == "]" || text == "}" {
        guard let start = open.popLast(), ParsedFile.closing[tokens[start].text] == text else {
          throw LexicalError(
            offset: tokens[index].range.lowerBound,
            message: "\(text) stands alone, but must end what a bracket opened")
        }
        partner[start] = index
        partner[index] = start
      }
    }
    if let start = open.last {
      let text = tokens[start].text
      throw .unended(
        text, at: tokens[start].range.lowerBound, by: ParsedFile.closing[text] ?? text)
    }
  }

  private mutating func matchConditions() throws(LexicalError) {
    var open: [(frame: Frame, start: Int)] = []
    for index in tokens.indices {
      if tokens[index].kind == .directive {
        switch tokens[index].text {
        case "#if":
          open.append((Frame(block: blocks.count, branch: 0), index))
          blocks.append(ConditionalBlock(branches: [branch(at: index)]))
        case "#elseif", "#else":
          guard let (frame, start) = open.popLast() else { throw stray(index) }
          open.append((Frame(block: frame.block, branch: frame.branch + 1), start))
          blocks[frame.block].branches.append(branch(at: index))
        case "#endif":
          guard open.popLast() != nil else { throw stray(index) }
        default: break
        }
      }
      if !open.isEmpty { framesOfToken[index] = open.map(\.frame) }
    }
    if let start = open.last?.start {
      throw .unended("#if", at: tokens[start].range.lowerBound, by: "#endif")
    }
  }

  private func stray(_ index: Int) -> LexicalError {
    LexicalError(
      offset: tokens[index].range.lowerBound,
      message: "\(tokens[index].text) stands alone, but must follow an #if")
  }

  private func branch(at index: Int) -> ConditionalBlock.Branch {
    var end = index + 1
    while end < tokens.count, !tokens[end].startsLine { end += 1 }
    return ConditionalBlock.Branch(directive: index, condition: index + 1..<end)
  }
}
