import ScrollPhysics
import ScrollReplay

extension TraceEvents {
  /// Writes touches, callbacks and releases.
  func writeInstants(to text: inout JSONText) {
    for sample in gesture?.samples ?? [] {
      text.instant("touch \(sample.phase.word)", "touch", .touches, at: TraceTime(sample.time)) {
        text in
        text.key("x")
        text.value(sample.position.x)
        text.key("y")
        text.value(sample.position.y)
      }
    }
    for index in 0..<recording.count {
      recording.events[index].forEachWord { word in
        if word.description == "touch", gesture != nil { return }
        text.instant(word.description, "callback", .callbacks, at: time(of: index)) { text in
          text.key("frame")
          text.value(index)
        }
      }
    }
    for release in recording.releases where release.frame < recording.count {
      text.instant("release", "release", .touches, at: time(of: release.frame)) { text in
        text.members(of: release)
      }
    }
  }
}

extension JSONText {
  fileprivate mutating func instant(
    _ name: String, _ category: StaticString, _ track: TraceTrack, at time: TraceTime,
    _ arguments: (inout JSONText) -> Void
  ) {
    event("i", name, category, track, at: time) { text in
      text.key("s")
      text.value("t")
    } arguments: {
      arguments(&$0)
    }
  }

  fileprivate mutating func members(of release: Release) {
    key("frame")
    value(release.frame)
    member("velocity", release.velocity)
    key("gated")
    value(release.isGated)
    member("proposed", release.proposed)
    member("target", release.target)
    key("owner")
    value(release.owner)
  }

  private mutating func member(_ name: StaticString, _ vector: Vector) {
    key(name)
    value(vector)
  }
}
