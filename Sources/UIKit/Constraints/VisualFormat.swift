/// Constraints drawn as text: `H:|-8-[label(>=40)]-[button]-|`.
@MainActor
struct VisualFormat {
  typealias Attribute = NSLayoutConstraint.Attribute

  private struct Term {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private let views: [String: Any]
  private let metrics: [String: Any]
  private var rest: Substring
  private var isDown = false
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var row: [UIView] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.metrics = metrics
    self.views = views
    rest = Substring(format.filter { $0 != " " })
  }

  /// Reads to the end; false where the text is not understood.
  mutating func read() -> Bool {
    if take("V:") { isDown = true } else { _ = take("H:") }
    var before: UIView?
    var isAtEdge = take("|")
    var gap = readGap()
    while take("[") {
      guard let view = views[String(readName())] as? UIView else { return false }
      if take("(") {
        for term in readTerms(until: ")") { add(view, length, term, term.view.map { _ in length }) }
      }
      guard take("]") else { return false }
      row.append(view)
      if isAtEdge, let superview = view.superview {
        for term in gap ?? [Term()] { add(view, start, term, start, superview) }
      }
      if let before { for term in gap ?? [Term()] { add(view, start, term, end, before) } }
      (before, isAtEdge) = (view, false)
      gap = readGap()
    }
    if take("|"), let before, let superview = before.superview {
      for term in gap ?? [Term()] { add(superview, end, term, end, before) }
    }
    return rest.isEmpty
  }

  private var start: Attribute { isDown ? .top : .leading }
  private var end: Attribute { isDown ? .bottom : .trailing }
  private var length: Attribute { isDown ? .height : .width }

  private mutating func add(
    _ item: UIView, _ attribute: Attribute, _ term: Term, _ other: Attribute?,
    _ second: UIView? = nil
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: term.relation, toItem: second ?? term.view,
      attribute: other ?? .notAnAttribute, multiplier: 1, constant: term.constant)
    constraint.priority = term.priority
    constraints.append(constraint)
  }

  /// The distances of `-8-`, `-(>=8@750)-` or `-`, which is the system's 8 points; none where nothing stands between.
  private mutating func readGap() -> [Term]? {
    guard take("-") else { return nil }
    if take("(") {
      let terms = readTerms(until: ")")
      _ = take("-")
      return terms
    }
    if rest.first == "[" || rest.first == "|" { return [Term(constant: 8)] }
    let term = readTerm()
    _ = take("-")
    return [term]
  }

  private mutating func readTerms(until closing: String) -> [Term] {
    var terms: [Term] = []
    while !rest.isEmpty, !take(closing) {
      terms.append(readTerm())
      _ = take(",")
    }
    return terms
  }

  private mutating func readTerm() -> Term {
    var term = Term()
    if take(">=") {
      term.relation = .greaterThanOrEqual
    } else if take("<=") {
      term.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = String(readName())
    term.view = views[name] as? UIView
    term.constant = number(name)
    if take("@") { term.priority = UILayoutPriority(Float(number(String(readName())))) }
    return term
  }

  private func number(_ name: String) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return 0
    }
  }

  private mutating func readName() -> Substring {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return name
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}

extension NSLayoutConstraint {
  /// The constraints that a text draws; a text that is not understood ends the replay with an error that quotes it.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics: metrics ?? [:], views: views)
    guard reader.read() else {
      Scene.current.refuse("the visual format \"\(format)\"")
      return []
    }
    guard let attribute = opts.attribute, let first = reader.row.first else {
      return reader.constraints
    }
    return reader.constraints
      + reader.row.dropFirst().map {
        NSLayoutConstraint(
          item: $0, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
          multiplier: 1, constant: 0)
      }
  }
}
