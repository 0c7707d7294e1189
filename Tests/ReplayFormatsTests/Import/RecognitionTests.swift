import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

/// The shortest file of each format, its first telling line behind what may stand before it.
struct FormatSample: Sendable, CustomTestStringConvertible {
  let format: GestureFormat
  let text: String

  var testDescription: String { "\(format)" }

  static let all = [
    FormatSample(
      format: .json,
      text: """
        {"version": 1, "name": "tap", "samples": [[0,"began",1,2], [5,"ended",1,2]]}
        """),
    FormatSample(format: .csv, text: "t_ms,phase,x,y\n0,began,1,2\n5,ended,1,2\n"),
    FormatSample(format: .csv, text: "# made by hand\ny;x;phase;t\n2;1;down;0\n2;1;up;5\n"),
    FormatSample(
      format: .ndjson,
      text: """
        {"t": 0, "phase": "began", "x": 1, "y": 2}
        {"t": 5, "phase": "ended", "x": 1, "y": 2}
        """),
    FormatSample(format: .ndjson, text: "[0,\"began\",1,2]\n[5,\"ended\",1,2]\n"),
    FormatSample(
      format: .webdriver,
      text: """
        [{"type": "pointer", "id": "f", "actions": [
          {"type": "pointerMove", "x": 1, "y": 2}, {"type": "pointerDown"},
          {"type": "pause", "duration": 5}, {"type": "pointerUp"}]}]
        """),
    FormatSample(
      format: .getevent,
      text: """
        add device 1: /dev/input/event2
        [       1.000000] EV_ABS ABS_MT_TRACKING_ID 00000001
        [       1.000000] EV_ABS ABS_MT_POSITION_X  00000001
        [       1.000000] EV_ABS ABS_MT_POSITION_Y  00000002
        [       1.000000] EV_SYN SYN_REPORT         00000000
        [       1.005000] EV_ABS ABS_MT_TRACKING_ID ffffffff
        [       1.005000] EV_SYN SYN_REPORT         00000000
        """),
    FormatSample(
      format: .devtools,
      text: """
        {"method": "Page.enable"}
        {"id": 7, "method": "Input.dispatchTouchEvent", "params":
          {"type": "touchStart", "timestamp": 1, "touchPoints": [{"x": 1, "y": 2}]}}
        {"id": 8, "method": "Input.dispatchTouchEvent", "params":
          {"type": "touchEnd", "timestamp": 1.005, "touchPoints": []}}
        """),
    FormatSample(
      format: .rrweb,
      text: """
        {"events": [
          {"type": 4, "data": {"width": 375}, "timestamp": 1000},
          {"type": 3, "data": {"source": 2, "type": 7, "x": 1, "y": 2}, "timestamp": 1000},
          {"type": 3, "data": {"source": 2, "type": 9, "x": 1, "y": 2}, "timestamp": 1005}]}
        """),
    FormatSample(
      format: .trace,
      text: """
        {"traceEvents": [
          {"ph": "i", "name": "touch began", "ts": 1.5, "args": {"x": 1, "y": 2}},
          {"ph": "M", "name": "process_name", "args": {"name": "app"}}, {"ph": "E"},
          {"ph": "i", "name": "touch ended", "ts": 5001.5, "args": {"x": 1, "y": 2}}]}
        """),
    FormatSample(
      format: .adb, text: "#!/bin/sh\nset -e\nadb shell input touchscreen swipe 1 2 1 2 5\n"),
    FormatSample(
      format: .maestro,
      text: "appId: com.example\n---\n- swipe:\n    start: 1, 2\n    end: 1, 2\n    duration: 5\n"),
    FormatSample(
      format: .appetize,
      text: """
        {"type": "swipe", "coordinates": {"x": 1, "y": 2},
         "moves": [{"x": 0, "y": 0, "t": 0}, {"x": 0, "y": 0, "t": 5}]}
        """),
    FormatSample(
      format: .flutter,
      text: """
        [{"timeDelayMs": 0, "events": [
          {"type": "PointerDownEvent", "timeStampUs": 0, "position": [1, 2]},
          {"type": "PointerUpEvent", "timeStampUs": 5000, "position": [1, 2]}]}]
        """),
    FormatSample(
      format: .libinput,
      text: """
        # libinput record
        version: 1
        libinput:
          version: "1.22.1"
          events:
          - evdev:
            - [  0,      0,   3,  57,       1]
            - [  0,      0,   3,  53,       1]
            - [  0,      0,   3,  54,       2]
            - [  0,      0,   0,   0,       0]
          - evdev:
            - [  0,   5000,   3,  57,      -1]
            - [  0,   5000,   0,   0,       0]
        """),
    FormatSample(
      format: .monkey,
      text: """
        type= raw events
        DispatchPointer(9,9,0,1,2,1,1,0,1,1,0,0)
        DispatchPointer(9,14,1,1,2,1,1,0,1,1,0,0)
        """),
  ]
}

@Suite("Recognition")
struct RecognitionTests {
  @Test("tells every format by its content", arguments: FormatSample.all)
  func recognises(sample: FormatSample) throws {
    let options = ImportOptions(unit: .points)
    let found = try imported(sample.text, options)
    #expect(found.format == sample.format)
    #expect(found.gestures.map(\.lines) == [["0 began 1 2", "5 ended 1 2"]])
    #expect(found.warnings.isEmpty)
  }

  @Test("covers every format")
  func complete() {
    #expect(Set(FormatSample.all.map(\.format)) == Set(GestureFormat.allCases))
  }

  @Test("reads a file as what it is said to be", arguments: FormatSample.all)
  func told(sample: FormatSample) throws {
    let options = ImportOptions(format: sample.format, unit: .points)
    #expect(
      try imported(sample.text, options) == imported(sample.text, ImportOptions(unit: .points)))
  }

  @Test("passes over a byte order mark and lines that end with a carriage return")
  func marks() throws {
    for sample in FormatSample.all {
      let text = "\u{FEFF}" + sample.text.replacing("\n", with: "\r\n")
      #expect(try imported(text, ImportOptions(unit: .points)).format == sample.format)
    }
  }

  @Test("keeps this package's own files as they are, the clock too")
  func own() throws {
    let json = "{\"version\":1,\"name\":\"n\",\"samples\":[[7,\"began\",1,2],[9,\"ended\",1,2]]}"
    #expect(try gesture(json).lines == ["7 began 1 2", "9 ended 1 2"])
    let csv = "t_ms,phase,x,y\n7,began,1,2\n7.5,moved,3,2\n9,ended,3,2\n"
    #expect(try gesture(csv).lines == ["7 began 1 2", "7.5 moved 3 2", "9 ended 3 2"])
    #expect(try gesture(csv).name == "f")
    let pixels = ImportOptions(unit: .pixels(scale: 2))
    #expect(
      message { _ = try gesture(json, pixels) }
        == "f:1:1: the file is in points and milliseconds, but other units are given")
    #expect(try gesture(csv, pixels).lines == ["0 began 0.5 1", "2 ended 1.5 1"])
  }
}
