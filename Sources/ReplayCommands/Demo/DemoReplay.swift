import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay

/// A gesture's replay through a carousel of the demo.
struct DemoReplay: Sendable, Hashable {
  /// The carousel.
  let scenario: Scenario
  /// The swipe.
  let gesture: Gesture
  /// What happened, and what each remedy makes of it.
  let explanation: Explanation

  init(_ scenario: Scenario, _ gesture: Gesture) {
    self.scenario = scenario
    self.gesture = gesture
    explanation = scenario.explain(gesture)
  }

  /// The frames.
  var recording: Recording { explanation.recording }

  /// The axis along which the carousel scrolls.
  var axis: Axis { scenario.layout.scrollDirection }

  /// How fast the finger read the content to move when it lifted last, pt/ms; none if it never dragged.
  var reading: Double? { recording.releases.last?.reading[axis] }

  /// Where the content is at the end, points.
  var rest: Double { recording.offsets.last?[axis] ?? 0 }

  /// Whether the finger was slow when it lifted.
  var isGentle: Bool { (reading ?? .infinity).magnitude <= DemoGestures.gentle }
}
