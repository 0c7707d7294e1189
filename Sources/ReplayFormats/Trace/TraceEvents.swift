public import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
public import ScrollReplay

/// A recording as a trace-event file, which Perfetto and Chrome's tracing draw beside the traces of an app.
///
/// Every frame is a slice from when it is shown to the next; phases have a track of their own. Offset, velocity and
/// each element's scale are counters, touches, callbacks and releases are instants, and findings are slices on as many
/// tracks as it takes to keep those that overlap apart. Times are the recording's, in microseconds with three decimals.
public struct TraceEvents: Sendable, Hashable {
  /// What is drawn.
  public var recording: Recording
  /// What was found in it.
  public var findings: [Finding]
  /// The touches that were replayed; without them only the frames that got one are marked.
  public var gesture: Gesture?

  /// Takes what is to be drawn.
  public init(_ recording: Recording, findings: [Finding] = [], gesture: Gesture? = nil) {
    self.recording = recording
    self.findings = findings
    self.gesture = gesture
  }

  /// The file's bytes.
  public func json() -> [UInt8] {
    var text = JSONText()
    text.object(.lines) { text in
      text.member("displayTimeUnit", "ms")
      text.object("otherData") { text in
        text.member("scenario", recording.header.scenario)
        text.member("gesture", recording.header.gesture)
        text.member("hash", recording.hashText)
      }
      text.array("traceEvents", .lines) { text in
        let lanes = FindingLanes(findings, frameCount: recording.count)
        text.names(recording.header, findingTracks: lanes.count)
        writeFrames(to: &text)
        writePhases(to: &text)
        writeCounters(to: &text)
        writeInstants(to: &text)
        for span in lanes.spans { write(span, to: &text) }
      }
    }
    return text.finished()
  }

  /// When frame `index` is shown; the end of the last frame for the one after it: as long as the one before.
  func time(of index: Int) -> TraceTime {
    let times = recording.times
    if index < times.count { return TraceTime(times[index]) }
    let step = times.count > 1 ? times[times.count - 1] - times[times.count - 2] : 16_666_667
    let (end, overflows) = (times.last ?? 0).addingReportingOverflow(step)
    return TraceTime(overflows ? .max : end)
  }

  private func writeFrames(to text: inout JSONText) {
    for index in 0..<recording.count {
      text.slice("frame \(index)", "frame", .frames, self, index...index) { text in
        text.member("frame", index)
        text.member("phase", recording.phases[index])
        text.member("target_x", recording.targets[index].x)
        text.member("target_y", recording.targets[index].y)
      }
    }
  }

  private func writePhases(to text: inout JSONText) {
    var start = 0
    for index in 1..<max(recording.count + 1, 1) {
      if index < recording.count, recording.phases[index] == recording.phases[start] { continue }
      text.slice(
        recording.phases[start].word.description, "phase", .phases, self, start...index - 1
      ) { _ in }
      start = index
    }
  }

  private func write(_ span: FindingLanes.Span, to text: inout JSONText) {
    let finding = span.finding
    let name = finding.kind.word.description
    text.slice(name, "finding", .findings(span.lane), self, span.frames) { text in
      text.member("flap", finding.isFlap)
      if let axis = finding.axis {
        text.member("axis", axis)
      }
      text.member("magnitude", finding.magnitude)
      text.member("unit", finding.unit)
      text.member("cause", finding.cause)
      text.member("rule", finding.rule)
      text.member("removed by", finding.remedies.map(\.word.description).joined(separator: ", "))
    }
  }
}

extension JSONText {
  /// Writes a slice over `frames`.
  fileprivate mutating func slice(
    _ name: String, _ category: StaticString, _ track: TraceTrack, _ trace: TraceEvents,
    _ frames: ClosedRange<Int>, _ arguments: (inout JSONText) -> Void
  ) {
    let start = trace.time(of: frames.lowerBound)
    event("X", name, category, track, at: start) { text in
      text.key("dur")
      text.value(start.duration(to: trace.time(of: frames.upperBound + 1)))
    } arguments: {
      arguments(&$0)
    }
  }
}
