package import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

extension JSONText {
  /// Writes a comparison's members into the object that is open.
  package mutating func members(_ comparison: RecordingComparison) {
    member("agrees", comparison.agrees)
    member("commonTimes", comparison.commonTimes)
    key("first")
    if let first = comparison.first { value(first) } else { null() }
    array("largest", of: comparison.largest) { $0.value($1) }
    key("landing")
    value(comparison.landing)
    array("gained", of: comparison.gained) { $0.value($1) }
    array("lost", of: comparison.lost) { $0.value($1) }
  }

  /// Writes a difference on one line.
  package mutating func value(_ difference: RecordingDifference) {
    object { text in
      text.member("frame", difference.frame)
      text.key("t")
      text.milliseconds(difference.time)
      text.member("phase", difference.phase)
      text.member("field", difference.field.rawValue)
      text.member("component", difference.component)
      text.key("element")
      if let element = difference.element { text.value(element) } else { text.null() }
      text.key("expected")
      text.value(difference.expected)
      text.key("actual")
      text.value(difference.actual)
      text.member("amount", difference.amount)
      text.member("unit", difference.field.unit)
      text.member("ulps", difference.ulps.map { Int(clamping: $0) })
      if let look = difference.look { text.members(look) }
      text.member("stage", difference.stage.stage.rawValue)
      text.member("since", difference.stage.frame)
      text.key("from")
      if let previous = difference.stage.previous {
        text.value(previous.rawValue)
      } else {
        text.null()
      }
    }
  }

  /// Writes how a trace fits.
  package mutating func members(_ alignment: TraceAlignment) {
    member("agrees", alignment.agrees)
    key("shift_ms")
    milliseconds(alignment.shift)
    member("rms_pt", alignment.rootMeanSquare)
    member("samples", alignment.samples)
    key("first")
    if let first = alignment.first { value(first) } else { null() }
    key("largest")
    value(alignment.largest)
    key("landing")
    value(alignment.landing)
  }

  private mutating func value(_ distance: TraceDistance) {
    object { text in
      text.member("sample", distance.sample)
      text.key("t")
      text.milliseconds(distance.time)
      text.member("frame", distance.frame)
      text.member("axis", distance.axis)
      text.member("trace", distance.trace)
      text.member("recording", distance.recording)
      text.member("distance_pt", distance.distance)
    }
  }

  private mutating func members(_ look: LookDifference) {
    object("look") { text in
      text.member("scale", look.scale)
      text.member("degrees", look.degrees)
      text.member("points", look.points)
    }
  }

  private mutating func value(_ landing: LandingDifference) {
    object { text in
      text.member("expected", landing.expected)
      text.member("actual", landing.actual)
      text.member("distance_pt", landing.distance)
      text.key("expected_t")
      text.milliseconds(landing.expectedTime)
      text.key("actual_t")
      text.milliseconds(landing.actualTime)
    }
  }

  private mutating func value(_ value: FieldValue) {
    switch value {
    case .missing: null()
    case .number(let number): self.value(number)
    case .phase, .events, .element: self.value(value.text)
    }
  }
}
