import ScrollPhysics
import ScrollReplay

extension TraceEvents {
  /// Writes touches, callbacks and releases.
  func writeInstants(to text: inout JSONText) {
    for sample in gesture?.samples ?? [] {
      text.instant("touch \(sample.phase.word)", "touch", .touches, at: TraceTime(sample.time)) {
        text in
        text.member("x", sample.position.x)
        text.member("y", sample.position.y)
      }
    }
    for index in 0..<recording.count {
      recording.events[index].forEachWord { word in
        if word.description == "touch", gesture != nil { return }
        text.instant(word.description, "callback", .callbacks, at: time(of: index)) { text in
          text.member("frame", index)
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
      text.member("s", "t")
    } arguments: {
      arguments(&$0)
    }
  }

  fileprivate mutating func members(of release: Release) {
    member("frame", release.frame)
    member("velocity", release.velocity)
    member("gated", release.isGated)
    member("proposed", release.proposed)
    member("target", release.target)
    member("owner", release.owner)
  }
}
