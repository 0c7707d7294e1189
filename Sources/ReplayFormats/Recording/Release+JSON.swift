import ScrollPhysics
import ScrollReplay

extension JSONValue {
  /// A recording's releases, in the order of their frames.
  func releases(frameCount: Int) throws(FormatError) -> [Release] {
    var releases: [Release] = []
    for element in try array() {
      releases.append(
        try element.release(after: releases.last?.frame, frameCount: frameCount))
    }
    return releases
  }

  /// A release; pairs have a value for each axis. What a hook answered and what it was asked may be any number.
  func release(after last: Int?, frameCount: Int) throws(FormatError) -> Release {
    var object = try object()
    let frame = try object.required("frame").frame(after: last, frameCount: frameCount)
    let landing = try object.landing()
    let limits = try object.required("limits").pair()
    let release = Release(
      frame: frame, offset: try object.required("offset").vector(in: Bounds.recorded),
      reading: try object.required("reading").vector(in: Bounds.recorded),
      velocity: try object.required("velocity").vector(in: Bounds.recorded),
      isGated: try object.required("gated").bool(),
      staleness: try object.required("staleness_ms").nanoseconds(in: Bounds.clock),
      proposed: try object.required("proposed").vector(),
      layoutTarget: try object.required("layoutTarget").vector(),
      delegateTarget: try object.required("delegateTarget").vector(),
      hadInvalidTarget: try object.optional("invalidTarget")?.bool() ?? false,
      target: try object.required("target").vector(in: Bounds.recorded), x: landing.x, y: landing.y,
      owner: try object.required("owner").word(), limitsX: try limits.0.limits(),
      limitsY: try limits.1.limits())
    try object.finish()
    return release
  }

  private func limits() throws(FormatError) -> AxisLimits {
    var object = try object()
    let minimum = try object.required("minimum").number(in: Bounds.recorded)
    let maximum = try object.required("maximum").number(in: minimum...Bounds.recorded.upperBound)
    let limits = AxisLimits(
      minimum: minimum, maximum: maximum, bounces: try object.required("bounces").bool())
    try object.finish()
    return limits
  }

  fileprivate func decay() throws(FormatError) -> Decay {
    let factor = try number()
    return try checked { () throws(PhysicsError) in try Decay(factor: factor) }
  }

  fileprivate func numberOrNull() throws(FormatError) -> Double? {
    kind == .null ? nil : try number(in: Bounds.recorded)
  }
}

extension JSONObject {
  /// The landing on both axes: `"case"`, `"factor"`, `"startVelocity"`, and `"landingTarget"` where it is not free.
  fileprivate mutating func landing() throws(FormatError) -> (x: AxisLanding, y: AxisLanding) {
    let row = try required("case").pair()
    let factor = try required("factor").pair()
    let velocity = try required("startVelocity").pair()
    let target = try required("landingTarget").pair()
    return (
      AxisLanding(
        row: try row.0.word(), velocity: try velocity.0.number(in: Bounds.recorded),
        decay: try factor.0.decay(),
        target: try target.0.numberOrNull()),
      AxisLanding(
        row: try row.1.word(), velocity: try velocity.1.number(in: Bounds.recorded),
        decay: try factor.1.decay(),
        target: try target.1.numberOrNull())
    )
  }
}

extension JSONText {
  /// Writes a release on one line.
  mutating func value(_ release: Release) {
    object { text in
      text.member("frame", release.frame)
      text.member("offset", release.offset)
      text.member("reading", release.reading)
      text.member("velocity", release.velocity)
      text.member("gated", release.isGated)
      text.key("staleness_ms")
      text.milliseconds(release.staleness)
      text.member("proposed", release.proposed)
      text.member("layoutTarget", release.layoutTarget)
      text.member("delegateTarget", release.delegateTarget)
      text.member("invalidTarget", release.hadInvalidTarget, unless: false)
      text.member("target", release.target)
      text.members(release.x, release.y)
      text.member("owner", release.owner)
      text.array("limits") { text in
        text.value(release.limitsX)
        text.value(release.limitsY)
      }
    }
  }

  private mutating func members(_ x: AxisLanding, _ y: AxisLanding) {
    array("case") { text in
      text.value(x.row)
      text.value(y.row)
    }
    member("factor", Vector(x: x.decay.factor, y: y.decay.factor))
    member("startVelocity", Vector(x: x.velocity, y: y.velocity))
    array("landingTarget") { text in
      text.value(orNull: x.target)
      text.value(orNull: y.target)
    }
  }

  private mutating func value(orNull number: Double?) {
    if let number { value(number) } else { null() }
  }

  private mutating func value(_ limits: AxisLimits) {
    object { text in
      text.member("minimum", limits.minimum)
      text.member("maximum", limits.maximum)
      text.member("bounces", limits.bounces)
    }
  }
}
