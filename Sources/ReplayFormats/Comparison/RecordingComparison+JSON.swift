package import ReplayAnalysis
import ScrollPhysics
import ScrollReplay

extension JSONText {
  /// Writes a comparison's members into the object that is open.
  package mutating func members(_ comparison: RecordingComparison) {
    key("agrees")
    value(comparison.agrees)
    if let count = comparison.commonTimes {
      key("commonTimes")
      value(count)
    }
    key("first")
    if let first = comparison.first { value(first) } else { null() }
    key("largest")
    array { text in
      for difference in comparison.largest { text.value(difference) }
    }
    key("landing")
    value(comparison.landing)
    member("gained", comparison.gained)
    member("lost", comparison.lost)
  }

  /// Writes a difference on one line.
  package mutating func value(_ difference: RecordingDifference) {
    object { text in
      text.key("frame")
      text.value(difference.frame)
      text.key("t")
      text.milliseconds(difference.time)
      text.key("phase")
      text.value(difference.phase)
      text.key("field")
      text.value(difference.field.rawValue)
      text.key("component")
      text.value(difference.component)
      text.key("element")
      if let element = difference.element { text.value(element) } else { text.null() }
      text.key("expected")
      text.value(difference.expected)
      text.key("actual")
      text.value(difference.actual)
      text.key("amount")
      text.value(difference.amount)
      text.key("unit")
      text.value(difference.field.unit)
      if let ulps = difference.ulps {
        text.key("ulps")
        text.value(Int(clamping: ulps))
      }
      if let look = difference.look { text.members(look) }
      text.key("stage")
      text.value(difference.stage.stage.rawValue)
      text.key("since")
      text.value(difference.stage.frame)
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
    key("shift_ms")
    value(alignment.shift)
    key("rms_pt")
    value(alignment.rootMeanSquare)
    key("largest_pt")
    value(alignment.largest)
    key("largest_t")
    value(alignment.largestTime)
    key("axis")
    value(alignment.largestAxis)
    key("samples")
    value(alignment.samples)
  }

  private mutating func members(_ look: LookDifference) {
    key("look")
    object { text in
      text.key("scale")
      text.value(look.scale)
      text.key("degrees")
      text.value(look.degrees)
      text.key("points")
      text.value(look.points)
    }
  }

  private mutating func value(_ landing: LandingDifference) {
    object { text in
      text.key("expected")
      text.value(landing.expected)
      text.key("actual")
      text.value(landing.actual)
      text.key("distance_pt")
      text.value(landing.distance)
      text.key("expected_t")
      text.milliseconds(landing.expectedTime)
      text.key("actual_t")
      text.milliseconds(landing.actualTime)
    }
  }

  private mutating func member(_ name: StaticString, _ findings: [Finding]) {
    key(name)
    array { text in
      for finding in findings { text.value(finding) }
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
