import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension Scenario {
  /// The number of the scenario's release rule among those that people publish, by which the demo sorts; none for
  /// content that nothing snaps.
  var ruleNumber: Int? {
    switch rule.kind {
    case .none: traits.isPagingEnabled ? 1 : nil
    case .indexInDelegate: 2
    case .statefulPage: 3
    case .nearestCentre: hasMargins ? 6 : 4
    case .headerAwarePage: 5
    case .pageOnDisplacement, .pageOnSwipe: 7
    }
  }

  /// Whether header and footer stand in for the insets beside the cells.
  private var hasMargins: Bool {
    let axis = layout.scrollDirection
    guard let section = layout.sections.first else { return false }
    return section.headerReferenceSize[axis] > 0 && section.footerReferenceSize[axis] > 0
      && section.sectionInset.leading(axis) == 0 && section.sectionInset.trailing(axis) == 0
  }

  /// What is said where nothing snaps.
  static let noRule = "no release rule"

  /// The rule in words: `rule 4, nearestCentre in the layout`.
  var ruleWords: String {
    guard let number = ruleNumber else { return Scenario.noRule }
    guard rule.kind != .none else { return "rule \(number), isPagingEnabled" }
    let beside = traits.isPagingEnabled ? ", beside isPagingEnabled" : ""
    let margins = number == 6 ? ", header and footer as margins" : ""
    return "rule \(number), \(rule.name)\(detail)\(beside)\(margins)"
  }

  private var detail: String {
    switch rule.kind {
    case .none, .pageOnDisplacement, .pageOnSwipe: return ""
    case .indexInDelegate, .headerAwarePage: break
    case .statefulPage(let pitch): if pitch == .interitemSpacing { return " by interitem spacing" }
    case .nearestCentre(let anchor):
      if anchor != 0.5 { return " at \(Numeral.rounded(anchor)) of the view" }
    }
    return rule.site == .delegate ? " in the delegate" : " in the layout"
  }

  /// Whether the layout or delegate names a target at release, and the view goes there.
  var namesTarget: Bool { rule.namesTarget && !traits.isPagingEnabled }

  /// Whether the release rule takes a header or footer for a page, and there is one: more than a margin.
  var hasHeaderPage: Bool {
    guard ruleNumber == 4 || ruleNumber == 5, let section = layout.sections.first else {
      return false
    }
    let axis = layout.scrollDirection
    return section.headerReferenceSize[axis] > 0 || section.footerReferenceSize[axis] > 0
  }
}
