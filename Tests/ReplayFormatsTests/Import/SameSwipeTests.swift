import MeasuredData
import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

/// One of the files that hold the same swipe, and how exactly its format tells it.
struct SwipeFormat: Sendable, CustomTestStringConvertible {
  let file: String
  let format: GestureFormat
  /// How far a sample's time may be off, nanoseconds.
  let time: Int64
  /// How far a position may be off along an axis, points.
  let distance: Double
  var isInPoints = false
  var columns = TouchColumns()
  var viewport: Extent?

  var testDescription: String { "\(file): \(Double(time) / 1e3) µs, \(distance) pt" }

  /// What the phone had: 1080 × 1920 pixels, 2.625 of them a point.
  static let scale = 2.625
  static let screen = Extent(width: 1080 / 2.625, height: 1920 / 2.625)

  static let all = [
    SwipeFormat(file: "touches.csv", format: .csv, time: 0, distance: 0),
    SwipeFormat(file: "getevent_lt.txt", format: .getevent, time: 0, distance: 0),
    SwipeFormat(file: "libinput_record.yml", format: .libinput, time: 0, distance: 0),
    // Axes that span as many values as the screen has pixels: only the division rounds.
    SwipeFormat(
      file: "libinput_record.yml", format: .libinput, time: 0, distance: 1e-12, viewport: screen),
    SwipeFormat(
      file: "cdp_dispatchTouchEvent.ndjson", format: .devtools, time: 0, distance: 0.0005,
      isInPoints: true),
    SwipeFormat(
      file: "flutter_pointer_event_record.json", format: .flutter, time: 0, distance: 0.000_05,
      isInPoints: true),
    SwipeFormat(file: "trace_event_example.json", format: .trace, time: 0, distance: 0),
    // Whole milliseconds from here on; where those are of a clock, both ends of a time round.
    SwipeFormat(
      file: "webdriver_actions.json", format: .webdriver, time: 500_000, distance: 0),
    SwipeFormat(
      file: "appetize_recorded_swipe.json", format: .appetize, time: 500_000, distance: 1e-12,
      isInPoints: true),
    SwipeFormat(file: "monkey.script", format: .monkey, time: 1_000_000, distance: 0),
    SwipeFormat(
      file: "rrweb.json", format: .rrweb, time: 1_000_000, distance: 0.005, isInPoints: true),
    SwipeFormat(
      file: "touchalytics_like.csv", format: .csv, time: 1_000_000, distance: 0,
      columns: TouchColumns(time: "4", phase: "5", x: "7", y: "8")),
  ]

  func imported() throws -> GestureImport {
    let unit: LengthUnit = isInPoints ? .points : .pixels(scale: SwipeFormat.scale)
    let options = ImportOptions(columns: columns, unit: unit, viewport: viewport)
    // No ending, so that the content alone tells the format.
    return try GestureImport(
      MeasuredData.bytes("formats/\(file)"), path: "swipe", options: options)
  }
}

@Suite(
  "One swipe in many formats",
  .enabled(if: MeasuredData.isPresent, Comment(rawValue: MeasuredData.absence)))
struct SameSwipeTests {
  /// The points that the phone's panel sensed, and the lift, straight from the published record.
  private func sensed() throws -> Gesture {
    let swipe = try #require(MeasuredSwipe.all.first { $0.name == "SailfishFlingUpSlow1" })
    let sensed = swipe.samples.filter { sample in
      sample.position.x == sample.position.x.rounded()
        && sample.position.y == sample.position.y.rounded()
    }
    let last = try #require(sensed.last)
    let lift = TouchSample(
      time: swipe.samples.last?.time ?? 0, phase: .ended, position: last.position)
    return try Gesture(
      name: "swipe",
      samples: (sensed + [lift]).map { sample in
        TouchSample(
          time: sample.time, phase: sample.phase,
          position: Vector(
            x: sample.position.x / SwipeFormat.scale, y: sample.position.y / SwipeFormat.scale))
      })
  }

  @Test(
    "is the same gesture in all of them, as exactly as each can tell", arguments: SwipeFormat.all)
  func same(_ format: SwipeFormat) throws {
    let found = try format.imported()
    #expect(found.format == format.format)
    #expect(found.warnings.isEmpty)
    let gesture = try #require(found.gestures.first)
    let sensed = try sensed()
    #expect(found.gestures.count == 1)
    #expect(gesture.samples.map(\.phase) == sensed.samples.map(\.phase))
    // The formats have whole microseconds of a record that has a fraction of one.
    let rounding: Int64 = 500
    for (sample, expected) in zip(gesture.samples, sensed.samples) {
      #expect(abs(sample.time - expected.time) <= format.time + rounding)
      #expect(abs(sample.position.x - expected.position.x) <= format.distance)
      #expect(abs(sample.position.y - expected.position.y) <= format.distance)
    }
  }

  @Test("getevent's hex numbers and its words tell the same")
  func hexadecimal() throws {
    var text = String(decoding: try MeasuredData.bytes("formats/getevent_lt.txt"), as: UTF8.self)
    for (word, number) in [
      ("EV_ABS", "0003"), ("EV_KEY", "0001"), ("EV_SYN", "0000"), ("SYN_REPORT", "0000"),
      ("BTN_TOUCH", "014a"), ("ABS_MT_TRACKING_ID", "0039"), ("ABS_MT_POSITION_X", "0035"),
      ("ABS_MT_POSITION_Y", "0036"), ("DOWN", "00000001"), ("UP", "00000000"),
    ] { text = text.replacing(word, with: number) }
    let options = ImportOptions(unit: .pixels(scale: SwipeFormat.scale))
    let numbers = try GestureImport(Array(text.utf8), path: "swipe", options: options)
    let words = try SwipeFormat.all[1].imported()
    #expect(numbers == words)
  }

  @Test("getevent's axes and a screen give points, with the list before the log or beside it")
  func axes() throws {
    let log = try MeasuredData.bytes("formats/getevent_lt.txt")
    let list = try MeasuredData.bytes("formats/getevent_lp.txt")
    let expected = try SwipeFormat.all[1].imported().gestures[0].samples
    var options = ImportOptions(viewport: SwipeFormat.screen)
    let joined = try GestureImport(list + log, path: "swipe", options: options)
    options.axes = try TouchAxes(getevent: list, path: "axes")
    #expect(options.axes == TouchAxes(x: 0...1079, y: 0...1919))
    let apart = try GestureImport(log, path: "swipe", options: options)
    #expect(joined == apart)
    #expect(joined.warnings.isEmpty)
    for (sample, exact) in zip(joined.gestures[0].samples, expected) {
      #expect(sample.time == exact.time)
      #expect(abs(sample.position.x - exact.position.x) <= 1e-12)
      #expect(abs(sample.position.y - exact.position.y) <= 1e-12)
    }
  }

  @Test("adb's commands tell the ends and the points, but no times between")
  func adb() throws {
    let options = ImportOptions(unit: .pixels(scale: SwipeFormat.scale))
    let found = try GestureImport(
      MeasuredData.bytes("formats/adb_input.sh"), path: "swipe", options: options)
    #expect(found.format == .adb)
    #expect(found.gestures.map(\.name) == ["swipe-1", "swipe-2"])
    #expect(
      found.warnings.map(\.description) == [
        "swipe:3:17: the events have no times, and are taken 1/120 s apart"
      ])
    let sensed = try sensed().samples
    let line = found.gestures[0].samples
    #expect(line.first?.position == sensed.first?.position)
    #expect(line.last?.position == sensed.last?.position)
    #expect(abs(found.gestures[0].duration - 95_499_000) <= 500_000)
    #expect(found.gestures[1].samples.map(\.position) == sensed.map(\.position))
    #expect(found.gestures[1].samples.map(\.phase) == sensed.map(\.phase))
  }

  @Test("Maestro's percents tell the ends to half a percent of the screen")
  func maestro() throws {
    let found = try GestureImport(
      MeasuredData.bytes("formats/maestro.yaml"), path: "swipe",
      options: ImportOptions(viewport: SwipeFormat.screen))
    #expect(found.format == .maestro)
    let sensed = try sensed().samples
    let line = try #require(found.gestures.first)
    #expect(abs(line.duration - 95_499_000) <= 500_000)
    for (end, expected) in [(line.samples.first, sensed.first), (line.samples.last, sensed.last)] {
      let distance = try #require(end).position - #require(expected).position
      #expect(abs(distance.x) <= 0.005 * SwipeFormat.screen.width)
      #expect(abs(distance.y) <= 0.005 * SwipeFormat.screen.height)
    }
  }

  @Test("the offset log of a fling is a trace, not a gesture")
  func trace() throws {
    let trace = try OffsetTrace(
      csv: MeasuredData.bytes("formats/content_offset_log.csv"), path: "log.csv")
    #expect(trace.name == "log")
    #expect(trace.axes == [.horizontal, .vertical])
    #expect(trace.samples.count == 20)
    #expect(trace.samples[1].time == 100_213_000)
    #expect(trace.samples[1].offset == Vector(x: 0, y: 449.6667))
    #expect(trace.samples.allSatisfy { $0.phase == .decelerating })
    let fling = try OffsetTrace(
      csv: MeasuredData.bytes("ios_sim/fling_normal_trace.csv"), path: "fling.csv")
    #expect(fling.axes == [.vertical])
    #expect(fling.samples.first?.time == 290_000)
  }
}
