import Foundation
import ReplayAnalysis
import ReplayCommands
import ReplayFormats
import ScrollReplay
import Testing

@Suite("run")
struct RunTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write(
      """
      {
        "version": 1,
        "name": "nearest centre",
        "viewport": {"width":375,"height":600,"scale":3},
        "layout": {
          "kind": "flow",
          "scrollDirection": "horizontal",
          "sections": [
            {
              "itemCount": 6, "itemSize": {"width":335,"height":500},
              "minimumLineSpacing": 20, "sectionInset": {"left":20,"right":20}
            }
          ]
        },
        "snapping": {"kind":"nearestCentre"},
        "gesture": "gentle.json"
      }
      """, to: "scenario.json")
    let synth = "synth --kind gentle --direction left --speed 0.24 --seed 3 --name gentle -o"
    #expect(Transcript("\(synth) \(directory.path("gentle.json"))").code == 0)
  }

  private func write(_ text: String, to name: String) throws {
    try OutputFile.write(Array(text.utf8), to: directory.path(name))
  }

  private func run(_ flags: String = "") -> Transcript {
    Transcript("run \(directory.path("scenario.json")) \(flags)")
  }

  @Test("tells the release, each finding and what every remedy leaves of it")
  func gentle() {
    let run = run()
    #expect(run.code == 0)
    #expect(run.diagnostics.isEmpty)
    #expect(run.output.hasPrefix("nearest centre, gesture gentle\n54 frames, rests at 0 pt\n"))
    for text in [
      "2 findings, 1 flap\n", "  velocity  0 pt/ms, behind the gate\n", "kick (a flap)\n",
      "  removed by  setContentOffset, spring, springDistancesPerSecond\n",
    ] { #expect(run.output.contains(text), "\(text)") }
  }

  @Test("exits 1 for flaps only where that is asked for, and prints the same")
  func failOn() {
    let failing = run("--fail-on flaps")
    #expect(failing.code == 1)
    #expect(failing.output == run().output)
    #expect(run("--fail-on flaps --remedy setContentOffset").code == 0)
  }

  @Test("prints JSON that reads back as the recording with its findings")
  func json() throws {
    let run = run("--json")
    #expect(run.code == 0)
    let file = try RecordingFile(json: Array(run.output.utf8), path: "stdout")
    #expect(file.recording.count == 54)
    #expect(file.findings.filter(\.isFlap).count == 1)
    #expect(file.findings.contains { $0.remedies == Array(Remedy.all.dropFirst()) })
    #expect(String(decoding: file.json(), as: UTF8.self) == run.output)
    #expect(run.output.contains(#""remedies":["setContentOffset","spring","springDistancesPerS"#))
  }

  @Test("prints JSON lines that read back as the same recording with its findings")
  func lines() throws {
    let run = run("--ndjson")
    #expect(run.code == 0)
    let file = try RecordingFile(ndjson: Array(run.output.utf8), path: "stdout")
    #expect(String(decoding: file.json(), as: UTF8.self) == self.run("--json").output)
  }

  @Test("prints trace events, of which import reads the touches")
  func trace() throws {
    let run = run("--trace")
    #expect(run.code == 0)
    let found = try GestureImport(Array(run.output.utf8), path: "f")
    let own = try GestureFile(
      json: Array(directory.text("gentle.json").utf8), path: "gentle.json")
    #expect(found.gestures.map(\.samples) == [own.gesture.samples])
    #expect(run.output.contains("\"name\":\"kick\",\"cat\":\"finding\""))
  }

  @Test("reads a gesture as import does, with units and columns")
  func mapped() throws {
    let table = "when,px,py\n0,900,900\n16,600,900\n32,300,900\n"
    try write(table, to: "swipe.csv")
    let path = directory.path("swipe.csv")
    let flags = "--map t=when,x=px,y=py --unit px --scale 3"
    #expect(
      Transcript("import \(path) \(flags) -o \(directory.path("swipe.json"))").code == 0)
    let mapped = run("--gesture \(path) \(flags) --json")
    #expect(mapped.code == 0)
    #expect(mapped.output == run("--gesture \(directory.path("swipe.json")) --json").output)
    #expect(run("--gesture \(path)").code == 65)
    #expect(
      run("--unit px --scale 3").message
        == "\(directory.path("gentle.json")):1:1: the file is in points and milliseconds, but other units are given"
    )
  }

  @Test("prints the table of frames, and on demand that of cells")
  func tables() throws {
    let recording = try RecordingFile(json: Array(self.run("--json").output.utf8), path: "f")
      .recording
    let tables = RecordingTables(recording)
    #expect(Array(run("--csv").output.utf8) == tables.frames)
    #expect(Array(run("--csv --cells").output.utf8) == tables.cells)
  }

  @Test("writes what it would print to a file, and fails on flaps there too")
  func file() throws {
    for form in ["", "--json", "--csv"] {
      let toFile = run("\(form) -o \(directory.path("result")) --fail-on flaps")
      #expect(toFile.code == 1)
      #expect(toFile.output.isEmpty)
      #expect(try directory.text("result") == run(form).output)
    }
  }

  @Test("tells what a page control shows where the view turns pages")
  func pages() throws {
    let text = try directory.text("scenario.json")
      .replacing(
        #""snapping": {"kind":"nearestCentre"}"#, with: #""scrollView": {"isPagingEnabled":true}"#)
    try write(text, to: "scenario.json")
    #expect(run().output.contains("rests at 0 pt, still on page 0\n"))
    #expect(Transcript("synth --speed 1 -o \(directory.path("flick.json"))").code == 0)
    let flick = run("--gesture \(directory.path("flick.json"))")
    #expect(flick.output.contains("rests at 375 pt, page 0 turned to 1\n"))
  }

  @Test("takes another frame rate, and a gesture as CSV")
  func overrides() {
    let csv = directory.path("flick.csv")
    #expect(Transcript("synth --speed 2 --csv -o \(csv)").code == 0)
    #expect(run("--gesture \(csv)").output.hasPrefix("nearest centre, gesture flick\n"))
    #expect(run("--hz 120").output != run().output)
  }

  @Test("takes a gesture in any format that is recognised, if it is one")
  func formats() throws {
    try write("input swipe 300 300 100 300 100\n", to: "swipe.sh")
    let swipe = run("--gesture \(directory.path("swipe.sh"))")
    #expect(swipe.code == 0)
    #expect(swipe.output.hasPrefix("nearest centre, gesture swipe\n"))
    #expect(swipe.diagnostics.hasPrefix("warning: "))
    let path = directory.path("two.sh")
    try write("input swipe 3 3 1 3 9\ninput swipe 3 3 1 3 9\n", to: "two.sh")
    #expect(run("--gesture \(path)").code == 65)
    #expect(
      run("--gesture \(path)").message
        == "\(path) holds 2 gestures, but must hold one: import divides it")
  }

  @Test("names the place of a fault in a file, and exits 65")
  func badData() throws {
    try write("{\"version\":1,\n\"nmae\":\"x\"}\n", to: "scenario.json")
    let path = directory.path("scenario.json")
    #expect(run().code == 65)
    #expect(run().diagnostics.hasPrefix("scroll-replay run: \(path):"))
    #expect(run().output.isEmpty)
  }

  @Test("exits 66 without its files, and 2 without a gesture")
  func missing() throws {
    #expect(Transcript("run \(directory.path("none.json"))").code == 66)
    #expect(run("--gesture \(directory.path("none.json"))").code == 66)
    let text = try directory.text("scenario.json")
    try write(text.replacing(/,\s*"gesture": "gentle.json"/, with: ""), to: "scenario.json")
    #expect(run().code == 2)
    #expect(run().message.hasPrefix("--gesture FILE is missing, and "))
  }

  @Test(
    "refuses flags that make no sense",
    arguments: [
      ("--hz 0", "--hz is \"0\", but must be a number of frames a second in 1…1000"),
      ("--json --csv", "--json and --csv are given, but must not be given together"),
      ("--trace --ndjson", "--ndjson and --trace are given, but must not be given together"),
      ("--cells", "--cells is given alone, but must be given with --csv"),
      ("--fail-on kicks", "--fail-on is \"kicks\", but must be one of flaps"),
      (
        "--remedy hope",
        "--remedy is \"hope\", but must be one of none, setContentOffset, spring, "
          + "springDistancesPerSecond, springWithoutOvershoot"
      ),
    ])
  func usage(flags: String, message: String) {
    #expect(run(flags).code == 2)
    #expect(run(flags).message == message)
  }
}
