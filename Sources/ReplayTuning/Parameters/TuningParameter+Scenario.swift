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
    .word("alwaysBounceHorizontal", "whether along x even if the content fits", booleans) {
      (scenario, value) throws(TuningError) in scenario.traits.alwaysBounceHorizontal = value
    },
    .word("alwaysBounceVertical", "whether along y even if the content fits", booleans) {
      (scenario, value) throws(TuningError) in scenario.traits.alwaysBounceVertical = value
    },
    .word("isDirectionalLockEnabled", "whether a drag along one axis stays on it", booleans) {
      (scenario, value) throws(TuningError) in scenario.traits.isDirectionalLockEnabled = value
    },
    .number("hz", "frames a second") { (scenario, value) throws(TuningError) in
      guard let clock = try? FrameClock(hertz: value) else {
        throw TuningError("hz", .number(value), mustBe: "in 1…1000 frames a second")
      }
      scenario.clock = clock
    },
    .word(
      "touches", "how touches reach the view",
      [("oncePerFrame", TouchDelivery.oncePerFrame), ("individually", .individually)]
    ) { (scenario, delivery) throws(TuningError) in scenario.delivery = delivery },
    .number("scale", "pixels a point, a whole number") { (scenario, value) throws(TuningError) in
      scenario.grid = try TuningError.check("scale", value) { () throws(PhysicsError) in
        try PixelGrid(scale: value)
      }
    },
    viewportLength("viewport.width", \.width), viewportLength("viewport.height", \.height),
    .number("start.x", "where the content is at first, points") {
      (scenario, value) throws(TuningError) in
      scenario.start.x = try TuningParameter.length(value, "start.x")
    },
    .number("start.y", "where the content is at first, points") {
      (scenario, value) throws(TuningError) in
      scenario.start.y = try TuningParameter.length(value, "start.y")
    },
    .number("scale.minimum", "the scale of cells away from the middle") {
      (scenario, value) throws(TuningError) in
      try scenario.setScale("scale.minimum", value) { minimum, _ in minimum = value }
    },
    .number("scale.reach", "how far from the middle cells have that scale, points") {
      (scenario, value) throws(TuningError) in
      try scenario.setScale("scale.reach", value) { _, reach in reach = value }
    },
  ]

  private static func viewportLength(
    _ name: String, _ path: any WritableKeyPath<Extent, Double> & Sendable
  ) -> TuningParameter {
    .number(name, "the scroll view's size, points") { (scenario, value) throws(TuningError) in
      guard 1...100_000 ~= value else {
        throw TuningError(name, .number(value), mustBe: "in 1…100000 points")
      }
      scenario.viewport[keyPath: path] = value
    }
  }

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
  /// Changes the scaling of cells, or has them scaled first.
  fileprivate mutating func setScale(
    _ name: String, _ value: Double, _ change: (inout Double, inout Double?) -> Void
  ) throws(TuningError) {
    let index = effects.firstIndex { if case .scale = $0 { true } else { false } }
    var (minimum, reach): (Double, Double?) = (1, nil)
    if let index, case .scale(let own, let ownReach) = effects[index] {
      (minimum, reach) = (own, ownReach)
    }
    change(&minimum, &reach)
    let effect = CellEffect.scale(minimum: minimum, reach: reach)
    try TuningError.check(name, value) { () throws(PhysicsError) in try effect.validate() }
    if let index { effects[index] = effect } else { effects.append(effect) }
  }

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
