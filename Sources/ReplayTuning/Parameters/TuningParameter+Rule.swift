import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension TuningParameter {
  /// The release rule's.
  static let ruleFields: [TuningParameter] = [
    .word("snapping.kind", "the release rule, with its usual numbers", kinds) {
      (scenario, kind) throws(TuningError) in try scenario.setRule(kind, site: nil)
    },
    .word(
      "snapping.site", "who applies the rule",
      [("layout", ReleaseSite.layout), ("delegate", .delegate)]
    ) {
      (scenario, site) throws(TuningError) in try scenario.setRule(scenario.rule.kind, site: site)
    },
    .number("snapping.anchor", "where in the view a cell is centred, in 0…1; for nearestCentre") {
      (scenario, value) throws(TuningError) in
      guard case .nearestCentre = scenario.rule.kind else {
        throw scenario.ruleError("snapping.anchor", needs: "nearestCentre")
      }
      try scenario.setRule(.nearestCentre(anchor: value), "snapping.anchor", value)
    },
    TuningParameter(
      "snapping.pitch",
      "from page to page, points for indexInDelegate, lineSpacing or interitemSpacing for statefulPage",
      words: ["lineSpacing", "interitemSpacing"]
    ) { (scenario, value) throws(TuningError) in
      switch (scenario.rule.kind, value) {
      case (.indexInDelegate, .number(let pitch)):
        try scenario.setRule(.indexInDelegate(pitch: pitch), "snapping.pitch", pitch)
      case (.statefulPage, .word(let word)):
        let pitch = word == "lineSpacing" ? PagePitch.lineSpacing : .interitemSpacing
        try scenario.setRule(.statefulPage(pitch: pitch), site: scenario.rule.site)
      case (_, .number): throw scenario.ruleError("snapping.pitch", needs: "indexInDelegate")
      case (_, .word): throw scenario.ruleError("snapping.pitch", needs: "statefulPage")
      }
    },
    .number("snapping.threshold", "the drag that turns a page, points; for pageOnDisplacement") {
      (scenario, value) throws(TuningError) in
      guard case .pageOnDisplacement = scenario.rule.kind else {
        throw scenario.ruleError("snapping.threshold", needs: "pageOnDisplacement")
      }
      try scenario.setRule(.pageOnDisplacement(threshold: value), "snapping.threshold", value)
    },
  ]

  private static let kinds: [(String, ReleaseRule.Kind)] = [
    ("none", .none), ("indexInDelegate", .indexInDelegate()),
    ("statefulPage", .statefulPage(pitch: .lineSpacing)), ("nearestCentre", .nearestCentre()),
    ("headerAwarePage", .headerAwarePage), ("pageOnSwipe", .pageOnSwipe),
    ("pageOnDisplacement", .pageOnDisplacement(threshold: 50)),
  ]
}

extension Scenario {
  fileprivate mutating func setRule(
    _ kind: ReleaseRule.Kind, site: ReleaseSite?
  ) throws(TuningError) {
    do throws(PhysicsError) {
      rule = try ReleaseRule(kind, site: site)
    } catch {
      throw TuningError(error.description)
    }
  }

  /// Sets the rule's number `name`, which is `value`.
  fileprivate mutating func setRule(
    _ kind: ReleaseRule.Kind, _ name: String, _ value: Double
  ) throws(TuningError) {
    let site = rule.site
    rule = try TuningError.check(name, value) { () throws(PhysicsError) in
      try ReleaseRule(kind, site: site)
    }
  }

  fileprivate func ruleError(_ parameter: String, needs kind: String) -> TuningError {
    TuningError("\(parameter) varies and the rule is \(rule.name), but must be \(kind)")
  }
}
