import ScrollReplay

/// A row of a trace: a thread's number, as the format has it.
///
/// From 2 on: the thread whose number is the process' is its main thread, whose name tools change.
enum TraceTrack: Sendable, Hashable {
  case frames
  case phases
  case touches
  case callbacks
  case findings(Int)

  /// The one process' number.
  static let process = 1

  /// The thread's number.
  var thread: Int {
    switch self {
    case .frames: 2
    case .phases: 3
    case .touches: 4
    case .callbacks: 5
    case .findings(let lane): 6 + lane
    }
  }

  /// What it is called.
  var name: String {
    switch self {
    case .frames: "frames"
    case .phases: "phases"
    case .touches: "touches"
    case .callbacks: "callbacks"
    case .findings(let lane): lane == 0 ? "findings" : "findings \(lane + 1)"
    }
  }
}

extension JSONText {
  /// Writes the metadata: what process and tracks are called.
  mutating func names(_ header: RecordingHeader, findingTracks: Int) {
    metadata("process_name", nil) { text in
      text.member("name", "\(header.scenario), gesture \(header.gesture)")
    }
    let tracks =
      [.frames, .phases, .touches, .callbacks] + (0..<findingTracks).map(TraceTrack.findings)
    for track in tracks {
      metadata("thread_name", track) { text in
        text.member("name", track.name)
      }
      metadata("thread_sort_index", track) { text in
        text.member("sort_index", track.thread)
      }
    }
  }

  private mutating func metadata(
    _ name: StaticString, _ track: TraceTrack?, _ arguments: (inout JSONText) -> Void
  ) {
    object { text in
      text.member("ph", "M")
      text.key("name")
      text.value(word: name)
      text.member("pid", TraceTrack.process)
      text.member("tid", (track ?? .frames).thread)
      text.object("args") { arguments(&$0) }
    }
  }

  /// Writes one event: its kind, what makes it that kind, and its arguments.
  mutating func event(
    _ kind: StaticString, _ name: String, _ category: StaticString, _ track: TraceTrack,
    at time: TraceTime, _ more: (inout JSONText) -> Void = { _ in },
    arguments: (inout JSONText) -> Void
  ) {
    object { text in
      text.key("ph")
      text.value(word: kind)
      text.member("name", name)
      text.key("cat")
      text.value(word: category)
      text.member("pid", TraceTrack.process)
      text.member("tid", track.thread)
      text.key("ts")
      text.value(time)
      more(&text)
      text.object("args") { arguments(&$0) }
    }
  }
}
