import ScrollLayout
import ScrollPhysics

extension JSONValue {
  /// A release rule: `{"kind", …, "site"}`, where each kind has its own keys.
  func rule() throws(FormatError) -> ReleaseRule {
    var object = try object()
    let name = try object.required("kind")
    let kind = try object.rule(name)
    let site: ReleaseSite? = try object.optional("site")?.word()
    try object.finish()
    return try checked { () throws(PhysicsError) in try ReleaseRule(kind, site: site) }
  }
}

extension JSONObject {
  fileprivate mutating func rule(_ name: JSONValue) throws(FormatError) -> ReleaseRule.Kind {
    switch name.kind == .string ? try name.string() : "" {
    case "none": return .none
    case "indexInDelegate": return .indexInDelegate(pitch: try optional("pitch")?.pitch())
    case "statefulPage": return .statefulPage(pitch: try required("pitch").word())
    case "nearestCentre": return .nearestCentre(anchor: try optional("anchor")?.number() ?? 0.5)
    case "headerAwarePage": return .headerAwarePage
    case "pageOnDisplacement":
      return .pageOnDisplacement(threshold: try required("threshold").number())
    case "pageOnSwipe": return .pageOnSwipe
    default:
      throw name.fail(
        mustBe: """
          "none", "indexInDelegate", "statefulPage", "nearestCentre", "headerAwarePage", \
          "pageOnDisplacement" or "pageOnSwipe"
          """)
    }
  }
}

extension JSONValue {
  /// A number of points, or `nil` for item and line spacing.
  fileprivate func pitch() throws(FormatError) -> Double? {
    if kind == .number { return record.number }
    guard kind == .string, try string() == PagePitch.lineSpacing.word.description else {
      throw fail(mustBe: "\"lineSpacing\" or a number of points")
    }
    return nil
  }
}

extension JSONText {
  mutating func member(_ name: StaticString, _ rule: ReleaseRule) {
    guard rule != .none else { return }
    object(name) { text in
      text.member("kind", rule.name)
      switch rule.kind {
      case .none, .headerAwarePage, .pageOnSwipe, .indexInDelegate(nil): break
      case .indexInDelegate(let pitch?):
        text.member("pitch", pitch)
      case .statefulPage(let pitch):
        text.member("pitch", pitch)
      case .nearestCentre(let anchor): text.member("anchor", anchor, unless: 0.5)
      case .pageOnDisplacement(let threshold):
        text.member("threshold", threshold)
      }
      text.member("site", rule.site, unless: rule.kind.usualSite)
    }
  }
}

extension ReleaseRule.Kind {
  /// Where a rule is applied whose site is not named.
  fileprivate var usualSite: ReleaseSite {
    if case .indexInDelegate = self { .delegate } else { .layout }
  }
}
