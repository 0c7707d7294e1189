import ScrollPhysics
import ScrollReplay

extension Observation {
  /// Finds slow slides before rest.
  ///
  /// By the velocity column, which a slide leaves constant while a free flight decays: offsets on the pixel grid
  /// step too unevenly to tell the two apart. The speed reported is that of the offsets.
  func crawls() -> [Finding] {
    courses.compactMap { course in
      guard let slide = slide(course), let first = slide.first, let last = slide.last else {
        return nil
      }
      let duration = slide.reduce(0) { $0 + $1.duration }
      let distance = (last.to - first.from).magnitude
      guard duration >= thresholds.crawlDuration, distance > 0,
        distance <= thresholds.crawlSpeed * duration + recording.header.grid.pixel
      else { return nil }
      return finding(
        .crawl, first.frame...last.frame, course.axis, duration, .milliseconds,
        Cause(
          text: """
            the retargeted flight ran out of speed \(distance.text) pt before its target \(last.to.text), and \
            slides there at about \((distance / duration * 1000).text) pt/s for \(duration.text) ms
            """,
          rule: "PHYSICS §2.4; §2.5 crawl"))
    }
  }

  /// The longest run of steps that ends where the motion does, at one low speed.
  private func slide(_ course: Course) -> ArraySlice<MotionStep>? {
    let steps = course.steps
    guard let moving = steps.lastIndex(where: { recording.phases[$0.frame] != .idle }) else {
      return nil
    }
    // The frame that arrives already reads zero; the column of the frame before is the slide's.
    let end = min(moving + 1, steps.count - 1)
    var start = end
    guard start > 0 else { return nil }
    let speed = recording.velocities[steps[start - 1].frame][course.axis]
    guard speed != 0, speed.magnitude <= thresholds.crawlSpeed else { return nil }
    while start > 0 {
      let frame = steps[start - 1].frame
      let velocity = recording.velocities[frame][course.axis]
      guard recording.phases[frame] == .decelerating, !steps[start - 1].isBounce,
        (velocity - speed).magnitude <= thresholds.crawlSteadiness * speed.magnitude
      else { break }
      start -= 1
    }
    // The last step arrives and its column tells nothing: two that agree make a constant speed.
    return start + 2 <= end ? steps[start...end] : nil
  }
}
