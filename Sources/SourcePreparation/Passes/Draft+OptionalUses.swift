extension Draft {
  /// The calls and reads of optional requirements in the folder.
  func optionalUses(of requirements: [OptionalRequirement]) -> [OptionalUse] {
    var methods: [String: [Int]] = [:]
    var properties: [String: [Int]] = [:]
    for (index, requirement) in requirements.enumerated() {
      if requirement.labels == nil {
        properties[requirement.name, default: []].append(index)
      } else {
        methods[requirement.name, default: []].append(index)
      }
    }
    var uses: [OptionalUse] = []
    for (index, file) in folder.files.enumerated() {
      let holders = Holders(of: Set(requirements.map(\.protocolName)), in: file)
      for token in file.tokens.indices where file.tokens[token].kind == .word {
        guard file.text(token - 1) == "." else { continue }
        let name = file.text(token)
        let call = (methods[name] ?? []).lazy
          .compactMap { self.call(of: requirements[$0], $0, at: token, in: index) }.first
        if let call {
          uses.append(call)
        } else if let place = properties[name]?.first(where: {
          holders.holds(requirements[$0].protocolName, before: token - 1, in: file)
        }) {
          uses.append(read(of: requirements[place], place, at: token, in: index))
        }
      }
    }
    return uses
  }

  private func call(
    of requirement: OptionalRequirement, _ index: Int, at token: Int, in fileIndex: Int
  ) -> OptionalUse? {
    let file = folder.files[fileIndex]
    let mark = token + 1
    guard file.text(mark) == "?" || file.text(mark) == "!", file.tokens[mark].isAdjacent,
      file.text(mark + 1) == "(" || file.text(mark + 1) == "{"
    else { return nil }
    let hasParentheses = file.text(mark + 1) == "("
    let clause = mark + 1..<(hasParentheses ? file.after(mark + 1) : mark + 1)
    let labels = hasParentheses ? file.labels(in: clause) : []
    var end = clause.upperBound
    let missing = (requirement.labels?.count ?? 0) - labels.count
    guard requirement.takes(labels, closures: missing) else { return nil }
    if missing > 0 {
      guard file.text(end) == "{", file.token(end)?.startsLine == false else { return nil }
      end = file.after(end)
      while file.token(end)?.kind == .word, file.text(end + 1) == ":", file.text(end + 2) == "{" {
        end = file.after(end + 2)
      }
    }
    return OptionalUse(
      file: fileIndex, requirement: index, name: token, mark: mark,
      chain: file.chain(through: token - 1, endingAt: end))
  }

  /// Notes where a method is asked for without a call, for there is always one here.
  mutating func noteQuestions(about requirements: [OptionalRequirement]) {
    let methods = Dictionary(grouping: requirements.filter { $0.labels != nil }, by: \.name)
    for (index, file) in folder.files.enumerated() {
      let holders = Holders(of: Set(requirements.map(\.protocolName)), in: file)
      for token in file.tokens.indices where file.tokens[token].kind == .word {
        guard let asked = methods[file.text(token)], file.text(token - 1) == ".",
          !["?", "!", "("].contains(file.text(token + 1)),
          asked.contains(where: { holders.holds($0.protocolName, before: token - 1, in: file) })
        else { continue }
        note(
          index, token,
          "\(file.text(token)) is there in every conformer here, and never nil: only a call tells")
      }
    }
  }

  private func read(
    of requirement: OptionalRequirement, _ index: Int, at token: Int, in fileIndex: Int
  ) -> OptionalUse {
    let file = folder.files[fileIndex]
    let found = folder.all[requirement.found]
    let declared = folder.files[found.file]
    let brace = found.declaration.tokens.last.flatMap { declared.partner[$0] }
    let isOptional = brace.map { declared.text($0 - 1) == "?" } ?? false
    let next = file.token(token + 1)
    let isUnwrapped = next.map { $0.isAdjacent && ($0.text == "?" || $0.text == "!") } ?? false
    let mark = isUnwrapped && !isOptional ? token + 1 : nil
    return OptionalUse(
      file: fileIndex, requirement: index, name: token, mark: mark,
      chain: file.chain(through: token - 1, endingAt: (mark ?? token) + 1))
  }
}
