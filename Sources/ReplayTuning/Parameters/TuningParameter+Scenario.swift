import ScrollLayout
import ScrollPhysics
import ScrollReplay

extension TuningParameter {
  /// The scroll view's, the screen's and the layout's.
  static let scenarioFields: [TuningParameter] = [
    TuningParameter(
      "decelerationRate", "normal, fast, or a factor a millisecond that is taken exactly",
      words: ["normal", "fast"]
    ) { (scenario, value) throws(TuningError) in
      switch value {
      case .word(let word): scenario.traits.decelerationRate = word == "fast" ? .fast : .normal
      case .number(let factor):
        scenario.traits.decelerationRate = .exact(
          try TuningError.check("decelerationRate", factor) { () throws(PhysicsError) in
            try Decay(factor: factor)
          })
      }
    },
    .word("bounces", "whether the view may be pulled past its limits", booleans) {
      (scenario, value) throws(TuningError) in scenario.traits.bounces = value
    },
    .word("isPagingEnabled", "whether a release turns to a multiple of the view's length", booleans)
    { (scenario, value) throws(TuningError) in scenario.traits.isPagingEnabled = value },
    .number("contentInset.leading", "room before the content, points") {
      (scenario, value) throws(TuningError) in
      scenario.setInset(leading: try TuningParameter.length(value, "contentInset.leading"))
    },
    .number("contentInset.trailing", "room after the content, points") {
      (scenario, value) throws(TuningError) in
      scenario.setInset(trailing: try TuningParameter.length(value, "contentInset.trailing"))
    },
    .number("hz", "frames a second") { (scenario, value) throws(TuningError) in
      guard let clock = try? FrameClock(hertz: value) else {
        throw TuningError("hz", .number(value), mustBe: "in 1…1000 frames a second")
      }
      scenario.clock = clock
    },
    .number("minimumLineSpacing", "from one line of cells to the next, in all sections, points") {
      (scenario, value) throws(TuningError) in
      for section in scenario.layout.sections.indices {
        scenario.layout.sections[section].minimumLineSpacing = value
      }
      let layout = scenario.layout
      try TuningError.check("minimumLineSpacing", value) { () throws(PhysicsError) in
        try layout.validate()
      }
    },
    .number("scale.minimum", "the scale of cells away from the middle") {
      (scenario, value) throws(TuningError) in
      let effect = CellEffect.scale(minimum: value)
      try TuningError.check("scale.minimum", value) { () throws(PhysicsError) in
        try effect.validate()
      }
      let index = scenario.effects.firstIndex { if case .scale = $0 { true } else { false } }
      if let index {
        if case .scale(_, let reach) = scenario.effects[index] {
          scenario.effects[index] = .scale(minimum: value, reach: reach)
        }
      } else {
        scenario.effects.append(effect)
      }
    },
  ]

  /// A length that an inset may have.
  private static func length(_ value: Double, _ name: String) throws(TuningError) -> Double {
    guard value.magnitude <= FlowLayout.longestLength else {
      throw TuningError(
        name, .number(value),
        mustBe: "within ±\(ParameterValue.number(FlowLayout.longestLength)) points")
    }
    return value
  }
}

extension Scenario {
  fileprivate mutating func setInset(leading: Double? = nil, trailing: Double? = nil) {
    switch layout.scrollDirection {
    case .horizontal:
      if let leading { traits.contentInset.left = leading }
      if let trailing { traits.contentInset.right = trailing }
    case .vertical:
      if let leading { traits.contentInset.top = leading }
      if let trailing { traits.contentInset.bottom = trailing }
    }
  }
}
