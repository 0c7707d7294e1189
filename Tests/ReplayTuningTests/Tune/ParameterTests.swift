import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Tuning parameters")
struct ParameterTests {
  @Test("have names of their own, and every constant of the motion is among them")
  func names() throws {
    let names = TuningParameter.all.map(\.name)
    #expect(Set(names).count == names.count)
    let constants = Mirror(reflecting: ScrollConstants.uikit).children.compactMap(\.label)
    #expect(constants.count > 50 && Set(constants).isSubset(of: names))
  }

  /// Values that differ from a carousel's own, of parameters that are not constants of the motion.
  private static let others: [(String, ParameterValue, ReleaseRule.Kind)] = [
    ("decelerationRate", .number(0.995), .none), ("bounces", .word("false"), .none),
    ("isPagingEnabled", .word("true"), .none), ("alwaysBounceHorizontal", .word("true"), .none),
    ("alwaysBounceVertical", .word("true"), .none),
    ("isDirectionalLockEnabled", .word("true"), .none), ("contentInset.leading", .number(7), .none),
    ("contentInset.trailing", .number(7), .none), ("hz", .number(90), .none),
    ("touches", .word("individually"), .none), ("scale", .number(2), .none),
    ("viewport.width", .number(320), .none), ("viewport.height", .number(320), .none),
    ("start.x", .number(71), .none), ("start.y", .number(71), .none),
    ("scale.minimum", .number(0.8), .none), ("scale.reach", .number(80), .none),
    ("scrollDirection", .word("vertical"), .none), ("itemCount", .number(7), .none),
    ("itemSize.width", .number(77), .none), ("itemSize.height", .number(77), .none),
    ("minimumLineSpacing", .number(7), .none), ("minimumInteritemSpacing", .number(7), .none),
    ("sectionInset.top", .number(7), .none), ("sectionInset.left", .number(7), .none),
    ("sectionInset.bottom", .number(7), .none), ("sectionInset.right", .number(7), .none),
    ("headerReferenceSize.width", .number(7), .none),
    ("headerReferenceSize.height", .number(7), .none),
    ("footerReferenceSize.width", .number(7), .none),
    ("footerReferenceSize.height", .number(7), .none),
    ("snapping.kind", .word("pageOnSwipe"), .none),
    ("snapping.site", .word("delegate"), .nearestCentre()),
    ("snapping.anchor", .number(0.25), .nearestCentre()),
    ("snapping.pitch", .number(77), .indexInDelegate()),
    ("snapping.pitch", .word("interitemSpacing"), .statefulPage(pitch: .lineSpacing)),
    ("snapping.threshold", .number(77), .pageOnDisplacement(threshold: 30)),
    ("remedy", .word("setContentOffset"), .none), ("spring.dampingRatio", .number(0.5), .none),
    ("spring.duration", .number(400), .none),
    ("spring.velocity", .word("pointsPerMillisecond"), .none),
  ]

  @Test("change the scenario, each another way")
  func changes() throws {
    var made: Set<Scenario> = []
    var names: Set<String> = []
    for (name, value, rule) in ParameterTests.others {
      var scenario = try carousel(rule)
      made.insert(scenario)
      try TuningParameter.named(name).set(value, in: &scenario)
      #expect(made.insert(scenario).inserted, "\(name)")
      names.insert(name)
    }
    let constants = Mirror(reflecting: ScrollConstants.uikit).children.compactMap(\.label)
    for name in constants {
      var scenario = try carousel()
      // A little more than UIKit's is within each one's domain.
      let own = Mirror(reflecting: ScrollConstants.uikit).children.first { $0.label == name }
      let value =
        (own?.value as? Double).map {
          $0 < 0.99 ? $0 * 1.001 + 1e-9 : $0 >= 1 ? $0 * 1.001 : 0.9985
        }
        ?? 4
      try TuningParameter.named(name).set(.number(value), in: &scenario)
      #expect(made.insert(scenario).inserted, "\(name)")
      names.insert(name)
    }
    #expect(names == Set(TuningParameter.all.map(\.name)))
  }

  @Test("the flap score is its two parts, the first before the second")
  func flapScore() throws {
    #expect(
      try Objective(parsing: "flapScore:worst, settleTime")
        == Objective(parsing: "backwardDistance:worst, speedRise:worst, settleTime"))
  }

  @Test("write where they say")
  func write() throws {
    var scenario = try carousel(.nearestCentre())
    func set(_ name: String, _ value: ParameterValue) throws {
      try TuningParameter.named(name).set(value, in: &scenario)
    }
    try set("gateSpeed", .number(0.4))
    #expect(scenario.constants.gateSpeed == 0.4)
    try set("decelerationRate", .word("fast"))
    #expect(scenario.traits.decelerationRate == .fast)
    try set("spring.dampingRatio", .number(0.5))
    try set("spring.duration", .number(400))
    #expect(
      scenario.remedy
        == .spring(SpringRemedy(duration: 400, dampingRatio: 0.5, velocity: .distancesPerSecond)))
    try set("snapping.anchor", .number(0.25))
    #expect(scenario.rule.kind == .nearestCentre(anchor: 0.25))
    try set("hz", .number(120))
    #expect(scenario.clock.source == .rate(120))
    try set("minimumLineSpacing", .number(8))
    #expect(scenario.layout.sections[0].minimumLineSpacing == 8)
    try set("contentInset.leading", .number(12))
    #expect(scenario.traits.contentInset.left == 12)
  }

  @Test(
    "say what is wrong",
    arguments: [
      ("decelerationRate=slow", "decelerationRate is slow, but must be one of normal, fast"),
      ("gateSpeed=a", "gateSpeed is a, but must be a number"),
      ("gateSpeed", "a variation is \"gateSpeed\", but must be NAME=VALUES"),
      ("gateSpeed=2...1", "gateSpeed is \"2...1\", but must be A...B or A...B/STEP with A ≤ B"),
      ("gateSpeed=0...1/0.3", "gateSpeed's step is 0.3, but must go into 0.0...1.0"),
      ("gateSpeed=0...1/0", "gateSpeed's step is 0.0, but must be positive"),
      ("gateSpeed=-1,0", "gateSpeed is -1, but must be in 0…1000000 pt/ms"),
      ("spring.dampingRatio=2", "spring.dampingRatio is 2, but must be in 0.01…1"),
      (
        "snapping.pitch=3",
        "snapping.pitch varies and the rule is nearestCentre, but must be indexIn"
      ),
      ("gate=1", "the parameter is \"gate\", but must be one of decelerationRate, bounces"),
    ])
  func errors(_ text: String, _ message: String) throws {
    let scenario = try carousel(.nearestCentre())
    let error = #expect(throws: TuningError.self) {
      _ = try TuningProblem(
        scenarios: [scenario], gestures: [], variations: [try Variation(parsing: text)],
        objective: try Objective(parsing: "flaps"))
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// Values that no parameter may be, and the rule that has the parameter.
  private static func domain(_ name: String) -> (values: [Double], rule: ReleaseRule.Kind) {
    switch name {
    case "snapping.anchor": ([-0.5, 1.5], .nearestCentre())
    case "snapping.pitch": ([0, -3], .indexInDelegate())
    case "snapping.threshold": ([0, -3], .pageOnDisplacement(threshold: 30))
    case "scale": ([0.5, 17], .none)
    case "scale.reach": ([0, -3], .none)
    case "itemCount": ([-1, 0.5], .none)
    case _
    where name.hasPrefix("contentInset.") || name.hasPrefix("sectionInset.")
      || name.hasPrefix("start.") || name.hasPrefix("minimum"):
      ([-2e6, 2e6], .none)
    default: ([-200, 1e9], .none)
    }
  }

  @Test(
    "say for every number which it is, what it is, and its domain with its unit",
    arguments: TuningParameter.all.filter {
      $0.words.isEmpty || ["decelerationRate", "snapping.pitch"].contains($0.name)
    }
    .map(\.name))
  func domains(_ name: String) throws {
    let (values, rule) = ParameterTests.domain(name)
    let parameter = try TuningParameter.named(name)
    for value in values {
      var scenario = try carousel(rule)
      let error = #expect(throws: TuningError.self, "\(name) \(value)") {
        try parameter.set(.number(value), in: &scenario)
      }
      let text = error?.description ?? ""
      #expect(text.hasPrefix("\(name) is \(ParameterValue.number(value))"), "\(text)")
      #expect(text.contains("but must be "), "\(text)")
      let unit = ScrollConstants.members.first { $0.name.description == name }?.unit.description
      #expect(unit.map { text.hasSuffix($0) || text.contains("paging") } ?? true, "\(text)")
      if unit == nil {
        let units = [
          " ms", "points", "frames a second", "a millisecond", "pixels a point", " items",
          " flicks",
        ]
        let isRatio = ["spring.dampingRatio", "scale.minimum"].contains(name)
        #expect(
          isRatio || units.contains { text.hasSuffix($0) }
            || text.hasSuffix("of the bounds' length"), "\(text)")
      }
    }
  }

  @Test(
    "objectives say what is wrong",
    arguments: [
      ("flap", "a measure is \"flap\", but must be one of flaps, "),
      ("2*", "a measure is \"\", but must be one of"),
      ("x*flaps", "an objective is \"x*flaps\", but must be WEIGHT*MEASURE:AVERAGE"),
      ("flaps:median", "an average is \"median\", but must be mean, worst or p1…p100"),
    ])
  func objectives(_ text: String, _ message: String) {
    let error = #expect(throws: TuningError.self) { _ = try Objective(parsing: text) }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
