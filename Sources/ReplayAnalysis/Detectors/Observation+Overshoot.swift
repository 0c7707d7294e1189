import ScrollReplay

extension Observation {
  /// Finds motions that pass their target and come back.
  func overshoots() -> [Finding] {
    zip(courses, turnings).flatMap { course, turning in
      turning.overshoots.filter {
        $0.length > thresholds.overshootDistance
      }.map {
        let phase = $0.phase
        return finding(
          .overshoot, $0.frames, course.axis, $0.length, .points,
          Cause(
            text: """
              \(phase == .paging ? "the page motion" : "the animation") was too fast to stop at its target \
              and went \($0.length.text) pt beyond
              """,
            rule: phase == .paging ? "PHYSICS §3.2" : "PHYSICS §7"),
          phase: phase)
      }
    }
  }
}
