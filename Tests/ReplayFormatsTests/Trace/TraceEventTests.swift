import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Trace events")
struct TraceEventTests {
  private let header = RecordingHeader(
    scenario: "s", gesture: "g", viewport: Extent(width: 1, height: 1), grid: .threefold,
    traits: ScrollTraits(), snapping: nil)

  private func recording(times: [Int64]) -> Recording {
    var recording = Recording(header: header)
    for time in times {
      recording.append(
        RecordedFrame(
          time: time, phase: .dragging, offset: .zero, modelOffset: .zero, velocity: .zero,
          target: .zero, events: []))
      recording.endFrame()
    }
    return recording
  }

  private func finding(_ frames: ClosedRange<Int>) -> Finding {
    Finding(
      .kick, frames: frames, axis: .horizontal, phase: .dragging, magnitude: 1, unit: .speed,
      cause: "c", rule: "r")
  }

  /// No slice reaches into the next on its track, as written or as Perfetto reads it.
  private func expectApart(_ file: TraceFile) {
    for thread in Set(file.events.map(\.thread)) {
      let slices = file.slices(thread)
      for (slice, next) in zip(slices, slices.dropFirst()) {
        #expect(slice.time + slice.duration <= next.time)
        #expect(slice.readTime + slice.readDuration <= next.readTime)
        // Nor does it end early by more than Perfetto cuts off, twice.
        if thread == 2 { #expect(next.time - slice.time - slice.duration <= 2) }
      }
    }
  }

  @Test(
    "tell each frame, phase, touch, callback and finding of a replay",
    arguments: Seed.smoke.prefix(20))
  func replay(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextRecording()
    let findings = recording.findings()
    let file = try TraceFile(TraceEvents(recording, findings: findings).json())
    expectApart(file)
    #expect(file.slices(2).map(\.time) == recording.times)
    #expect(
      file.slices(2).map { $0.arguments["frame"] } == recording.times.indices.map(Double.init))
    let changes = zip(recording.phases, recording.phases.dropFirst()).count { $0 != $1 }
    #expect(file.slices(3).count == 1 + changes)
    let spans = file.events.filter { $0.category == "finding" }
    #expect(spans.map(\.name).sorted() == findings.map { "\($0.kind)" }.sorted())
    let callbacks = recording.events.reduce(0) { $0 + $1.rawValue.nonzeroBitCount }
    #expect(file.events.count { $0.category == "callback" } == callbacks)
    #expect(file.events.count { $0.category == "release" } == recording.releases.count)
  }

  @Test("count offset, velocity and scales as time goes on", arguments: Seed.smoke.prefix(20))
  func counters(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextRecording()
    let file = try TraceFile(TraceEvents(recording).json())
    let counters = Dictionary(grouping: file.events.filter { $0.kind == "C" }, by: \.name)
    for (_, counter) in counters {
      #expect(zip(counter, counter.dropFirst()).allSatisfy { $0.time <= $1.time })
    }
    #expect(counters["contentOffset"]?.map { $0.arguments["x"] } == recording.offsets.map(\.x))
    #expect(counters["velocity"]?.map { $0.arguments["y"] } == recording.velocities.map(\.y))
    // The counter of the first cell says at each frame what its transform does there.
    let name = ElementID.cell(section: 0, item: 0)
    for frame in 0..<recording.count {
      let cell = recording.cells(in: frame).first { $0.element == name }
      let count = counters["cell 0-0"]?.last { $0.time <= recording.times[frame] }
      let scale = cell.map { ($0.transform.a * $0.transform.d).magnitude.squareRoot() } ?? 0
      #expect(abs((count?.arguments["scale"] ?? 0) - scale) <= 1e-12)
    }
  }

  @Test("never overlap, where Perfetto reads a nanosecond less too", arguments: Seed.smoke)
  func edges(seed: Seed) throws {
    var numbers = seed.numbers
    // 1.001 µs times 1000 is 1000.9999999999999 in doubles.
    var time: Int64 = 1001
    var times = [time]
    for _ in 0..<200 {
      time += numbers.nextBool() ? 1 + Int64(numbers.next(below: 3000)) : 16_666_667
      times.append(time)
    }
    let all = (0...9).map { finding((20 * $0)...(20 * $0 + numbers.next(below: 60))) }
    let file = try TraceFile(TraceEvents(recording(times: times), findings: all).json())
    #expect(file.slices(2).first?.readTime == 1000)
    expectApart(file)
  }

  @Test("put findings that share a frame on tracks of their own, the rest on the first")
  func lanes() throws {
    let findings = [finding(0...1), finding(1...3), finding(2...2), finding(3...9)]
    let recording = recording(times: [0, 10_000, 20_000, 30_000])
    let file = try TraceFile(TraceEvents(recording, findings: findings).json())
    #expect(file.slices(6).map(\.time) == [0, 20_000, 30_000])
    #expect(file.slices(7).map(\.time) == [10_000])
    #expect(file.slices(7).map(\.duration) == [30_000])
    let names = file.events.filter { $0.name == "thread_name" }
    #expect(names.map(\.thread) == [2, 3, 4, 5, 6, 7])
  }

  @Test("hold the touches to the nanosecond, which import reads", arguments: Seed.smoke.prefix(30))
  func touches(seed: Seed) throws {
    var numbers = seed.numbers
    let gesture = try numbers.nextGesture()
    let bytes = TraceEvents(recording(times: [0]), gesture: gesture).json()
    let found = try GestureImport(bytes, path: "g")
    #expect(found.format == .trace)
    let first = gesture.samples[0].time
    #expect(found.gestures.count == 1)
    #expect(
      found.gestures[0].samples
        == gesture.samples.map {
          TouchSample(time: $0.time - first, phase: $0.phase, position: $0.position)
        })
  }

  @Test("are finite whatever a transform is, and none where there is no frame")
  func extremes() throws {
    var wild = recording(times: [])
    wild.append(
      RecordedFrame(
        time: 3_999_999_999_999_999, phase: .idle, offset: .zero, modelOffset: .zero,
        velocity: .zero, target: .zero, events: []))
    let huge = Double.greatestFiniteMagnitude
    for (item, numbers) in [[huge, huge, -huge, huge], [0, 0, 0, 0], [-2, 0, 0, 2]].enumerated() {
      wild.append(
        LayoutAttributes(
          element: .cell(section: 0, item: item), center: .zero, size: Extent(width: 1, height: 1),
          transform: Transform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: 0, ty: 0)))
    }
    wild.endFrame()
    let file = try TraceFile(TraceEvents(wild).json())
    let scales = file.events.filter { $0.category == "scale" }.map { $0.arguments["scale"] }
    #expect(scales == [huge, 0, 2])
    let empty = try TraceFile(TraceEvents(recording(times: []), findings: [finding(0...1)]).json())
    #expect(empty.events.allSatisfy { $0.kind == "M" })
  }

  @Test("are written as they stand here")
  func text() throws {
    let text = String(
      decoding: TraceEvents(recording(times: [0, 16_666_667]), findings: [finding(1...1)]).json(),
      as: UTF8.self)
    for line in [
      #"{"ph":"M","name":"process_name","pid":1,"tid":2,"args":{"name":"s, gesture g"}},"#,
      #"{"ph":"X","name":"frame 1","cat":"frame","pid":1,"tid":2,"ts":16666.667,"dur":16666.667,"#
        + #""args":{"frame":1,"phase":"dragging","target_x":0,"target_y":0}},"#,
      #"{"ph":"C","name":"velocity","cat":"velocity","pid":1,"tid":2,"ts":0.000,"args":{"x":0,"y":0}},"#,
      #"{"ph":"X","name":"kick","cat":"finding","pid":1,"tid":6,"ts":16666.667,"dur":16666.667,"#,
    ] { #expect(text.contains("\n    \(line)"), "\(line)") }
  }
}
