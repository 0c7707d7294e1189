import Foundation
import ReplayCommands
import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("diff")
struct DiffTests {
  private let folder: ReplayFolder

  init() throws {
    folder = try ReplayFolder()
    try make("a.json", "--json")
  }

  private var scenario: String { folder.place("scenarios/carousel.json") }

  private func path(_ name: String) -> String { folder.place(name) }

  private func make(_ name: String, _ flags: String) throws {
    #expect(Transcript("run \(scenario) \(flags) -o \(path(name))").code == 0)
  }

  private func diff(_ a: String, _ b: String, _ flags: String = "", width: Int = 80) -> Transcript {
    Transcript("diff \(path(a)) \(path(b)) \(flags)", width: width)
  }

  @Test("a recording, its golden and its table agree with each other")
  func same() throws {
    _ = folder.check("--update")
    let golden = "goldens/carousel--left-0.3.golden"
    try make("a.csv", "--csv")
    for (a, b) in [("a.json", "a.json"), ("a.json", golden), (golden, "a.json")] {
      let run = diff(a, b)
      #expect(run.code == 0)
      #expect(run.output == "the two agree\n  landing  1065, 0 in both, after 1333.33 ms\n")
    }
    for (a, b) in [("a.json", "a.csv"), ("a.csv", golden), ("a.csv", "a.csv")] {
      let run = diff(a, b)
      #expect(run.code == 0)
      #expect(
        run.output == """
          the two agree
            elements and findings are not compared: a table of frames has none
            landing  1065, 0 in both, after 1333.33 ms

          """)
    }
  }

  @Test("tells the first difference, the largest of each field, the landing, findings and curves")
  func different() throws {
    try make("b.json", "--json --remedy none")
    let run = diff("a.json", "b.json")
    #expect(run.code == 1)
    for text in [
      "the two differ\n", "  first     frame 50 at 833.33 ms, animating\n", "  field     phase\n",
      "  expected  animating\n", "  actual    idle\n", "  distance  another word\n",
      "  gained    teleport (a flap), frame 50, 14 pt\n", "distance  largest of\n",
      "  number of frames\n",
      "\n  expected ", "\n  apart ",
    ] { #expect(run.output.contains(text), "\(text)") }
    let back = diff("b.json", "a.json")
    #expect(back.output.contains("  lost      teleport (a flap), frame 50, 14 pt\n"))
    #expect(diff("a.json", "b.json", "--landing-only").code == 0)
    let out = diff("a.json", "b.json", "-o \(path("out.txt"))")
    #expect(out.code == 1 && out.output.isEmpty)
    #expect(try folder.text("out.txt") == run.output)
  }

  @Test("compares different frame rates at common times, and says so")
  func rates() throws {
    try make("fast.json", "--json --hz 120")
    let run = diff("a.json", "fast.json", "--tolerance 0.01pt")
    #expect(run.code == 1)
    #expect(
      run.output.contains(
        "  compared  at 81 common times, by linear interpolation between frames\n"))
    #expect(diff("a.json", "fast.json", "--tolerance 60pt --tolerance scale=1").code == 0)
  }

  @Test("answers for machines")
  func json() throws {
    try make("b.json", "--json --remedy none")
    let run = diff("a.json", "b.json", "--json")
    #expect(run.code == 1)
    var object = try JSONDocument(Array(run.output.utf8), path: "stdout").root.object()
    #expect(try object.required("agrees").bool() == false)
    var first = try object.required("first").object()
    #expect(try first.required("field").string() == "phase")
    #expect(try first.required("actual").string() == "idle")
    #expect(run.output.contains("\"element\":[0,4]"))
    #expect(try object.required("gained").array().count == 1)
  }

  @Test("lays a device's log over a recording, moved in time to where it fits")
  func trace() throws {
    let recording = try RecordingFile(json: InputFile.bytes(path("a.json")), path: "a").recording
    var log = "t_ms,content_offset_x\n"
    for frame in stride(from: 20, to: recording.count, by: 1) {
      let wobble = frame == 60 ? 3.0 : 0
      log +=
        "\(Double(recording.times[frame]) / 1e6 + 5000),\(recording.offsets[frame].x + wobble)\n"
    }
    try folder.write(log, to: "log.csv")
    for (a, b) in [("log.csv", "a.json"), ("a.json", "log.csv")] {
      let run = diff(a, b)
      #expect(run.code == 1)
      #expect(
        run.output.contains(#/  shift +-(5000|4999)\.?[0-9]* ms added to the trace's times\n/#))
      #expect(run.output.contains(" pt RMS\n"))
      #expect(run.output.contains("  largest   -"))
      #expect(run.output.contains("  trace "))
      #expect(run.output.contains("  first "))
      #expect(run.output.contains("  landing   1065 in both\n"))
      #expect(diff(a, b, "--tolerance 3.5pt").code == 0)
      #expect(diff(a, b, "--landing-only").code == 0)
      let some = diff(a, b, "--tolerance 2.5pt")
      #expect(some.code == 1)
      #expect(
        some.output.contains(#/  first     -[0-9.]+ pt along x, at 6000 ms of the trace, frame/#))
    }
    // The same by the clock of a device that has run for three days, and by one that counts from 1970.
    for start in [235_089_067.747, 1.7e12] {
      let moved = log.split(separator: "\n").dropFirst().map { line in
        let parts = line.split(separator: ",")
        return "\((Double(parts[0]) ?? 0) + start),\(parts[1])\n"
      }
      try folder.write("t_ms,content_offset_x\n" + moved.joined(), to: "moved.csv")
      let run = diff("moved.csv", "a.json", "--tolerance 3.5pt")
      #expect(run.code == 0, "\(run.diagnostics)")
      #expect(Transcript("fit \(path("moved.csv"))").code == 0)
    }
    let json = diff("log.csv", "a.json", "--json")
    var object = try JSONDocument(Array(json.output.utf8), path: "stdout").root.object()
    let shift = try object.required("shift_ms").number(in: -1e6...0)
    #expect((shift + 5000).magnitude < 1)
    var first = try object.required("first").object()
    #expect(try first.required("sample").whole(in: 0...1000) >= 0)
    #expect(try first.required("distance_pt").number(in: -100...100) != 0)
    var landing = try object.required("landing").object()
    #expect(try landing.required("distance_pt").number(in: -100...100) == 0)
    #expect(diff("log.csv", "log.csv").code == 65)
  }

  @Test("says what is wrong with a file, and where")
  func bad() throws {
    try folder.write("{\n\"version\": 2}", to: "bad.json")
    let run = diff("a.json", "bad.json")
    #expect(run.code == 65)
    #expect(
      run.message.hasSuffix(
        "bad.json:2:12: $.version is 2, but must be 1, the only version there is"))
    #expect(diff("a.json", "none.json").code == 66)
  }

  @Test("fits 60 columns")
  func narrow() throws {
    try make("b.json", "--json --remedy none")
    let run = diff("a.json", "b.json", width: 60)
    for line in run.output.split(separator: "\n") { #expect(line.count <= 60) }
  }
}
