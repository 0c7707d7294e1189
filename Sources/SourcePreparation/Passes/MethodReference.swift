/// What stands in a `#selector(…)`.
struct MethodReference: Sendable {
  /// `self`, `Foo.Bar`, or empty.
  let owner: String
  /// The method's name without labels.
  let base: String
  /// Its labels, if they are given.
  let labels: [String]?
  /// Whether `getter:` or `setter:` stands before it.
  let isProperty: Bool
  /// How many parameters the type behind an `as` takes, if there is one.
  let arity: Int?
  private let isSetter: Bool

  /// Reads tokens; nil if they are something else than a name.
  init?(_ tokens: Range<Int>, in file: ParsedFile) {
    var range = tokens
    let first = file.text(range.lowerBound)
    isProperty = (first == "getter" || first == "setter") && file.text(range.lowerBound + 1) == ":"
    isSetter = first == "setter"
    if isProperty { range = range.lowerBound + 2..<range.upperBound }
    if let cast = range.first(where: { file.tokens[$0].isWord("as") }) {
      arity = MethodReference.arity(of: cast + 1..<range.upperBound, in: file)
      range = range.lowerBound..<cast
    } else {
      arity = nil
    }
    // `self.foo?.tick` and `view!.tick` mean the same as without.
    var texts = range.map(file.text).filter { $0 != "?" && $0 != "!" }
    if texts.last == ")", let open = texts.lastIndex(of: "("), open > 0 {
      labels = texts[(open + 1)...].dropLast().filter { $0 != ":" }
      texts = Array(texts[..<open])
    } else {
      labels = nil
    }
    guard let name = texts.last, name.utf8.first.map({ $0.startsName || $0 == 0x60 }) == true else {
      return nil
    }
    base = name
    owner = texts.dropLast(2).joined()
    guard texts.count == 1 || texts[texts.count - 2] == "." else { return nil }
  }

  /// `name(_:)` as it is written, `setName:` for a setter.
  var selectorName: String {
    if isProperty {
      guard isSetter, let first = base.first else { return base }
      return "set\(first.uppercased())\(base.dropFirst()):"
    }
    return labels.map { Signature.selector(base, $0) } ?? base
  }

  /// Which of several methods is meant; nil if none is, or it cannot be told.
  func pick(among signatures: [Signature]) -> Int? {
    if signatures.count == 1 { return 0 }
    guard let arity else {
      return labels == nil ? nil : signatures.isEmpty ? nil : 0
    }
    let fitting = signatures.indices.filter { signatures[$0].parameters.count == arity }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The parameters of `(Foo) -> (A, B) -> Void` or `(A, B) -> Void`.
  private static func arity(of type: Range<Int>, in file: ParsedFile) -> Int? {
    var clauses: [Range<Int>] = []
    var next = type.lowerBound
    while next < type.upperBound {
      if file.text(next) == "(" { clauses.append(next..<file.after(next)) }
      next = file.after(next)
    }
    // The last may be the result, an empty tuple.
    let inputs = clauses.filter { file.text($0.upperBound) == "->" }
    return inputs.last.map { file.arguments(in: $0, ofTypes: true).count }
  }
}
