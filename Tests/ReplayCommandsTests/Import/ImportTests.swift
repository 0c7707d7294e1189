import ReplayCommands
import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("import")
struct ImportTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func write(_ text: String, to name: String) throws -> String {
    try OutputFile.write(Array(text.utf8), to: directory.path(name))
    return directory.path(name)
  }

  private func gesture(_ text: String) throws -> Gesture {
    try GestureFile(json: Array(text.utf8), path: "stdout").gesture
  }

  private static let table = "when,px,py\n0,30,60\n8,33,60\n16,36,60\n"

  @Test("makes a gesture file, columns mapped and pixels scaled")
  func mapped() throws {
    let path = try write(Self.table, to: "swipe.csv")
    let run = Transcript("import \(path) --map t=when,x=px --map y=py --unit px --scale 3")
    #expect(run.code == 0)
    #expect(run.diagnostics.isEmpty)
    let gesture = try gesture(run.output)
    #expect(gesture.name == "swipe")
    #expect(gesture.samples.map(\.position.x) == [10, 11, 12])
    #expect(gesture.duration == 16_000_000)
    let scaled = Transcript("import \(path) --map t=when,x=px,y=py --scale 3 --time-unit us")
    #expect(try self.gesture(scaled.output).duration == 16_000)
  }

  @Test("writes several gestures to numbered files, and asks for a name where there is none")
  func several() throws {
    let path = try write("input swipe 1 2 3 4 5\ninput swipe 5 6 7 8 5\n", to: "two.sh")
    let out = directory.path("out.json")
    let run = Transcript("import \(path) --unit pt -o \(out)")
    #expect(run.code == 0)
    #expect(try directory.names == ["out-1.json", "out-2.json", "two.sh"])
    #expect(try gesture(directory.text("out-2.json")).samples.last?.position == Vector(x: 7, y: 8))
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.hasPrefix("2 gestures: "))
    let lost = Transcript("import \(path) --unit pt")
    #expect(lost.code == 2)
    #expect(lost.message == "-o FILE is missing, but must be given: \(path) holds 2 gestures")
    #expect(lost.output.isEmpty)
  }

  @Test("writes tables, W3C actions and lines that read back as the same gestures")
  func forms() throws {
    let path = try write("input swipe 1 2 30 4 50\ninput swipe 5 6 70 8 50\n", to: "two.sh")
    let whole = Transcript("import \(path) --unit pt --ndjson")
    #expect(whole.code == 0)
    let gestures = try GestureImport(Array(whole.output.utf8), path: "f").gestures
    #expect(gestures.map(\.name) == ["two-1", "two-2"])
    for form in ["csv", "w3c"] {
      let out = directory.path("out.\(form)")
      #expect(Transcript("import \(path) --unit pt --\(form) -o \(out)").code == 0)
      for (number, gesture) in zip(1..., gestures) {
        let text = try directory.text("out-\(number).\(form)")
        let samples = try GestureImport(Array(text.utf8), path: "f").gestures[0].samples
        // A lift is where the last move was: W3C's pointer moves there first.
        let move = try #require(gesture.samples.last)
        let expected =
          form == "csv" ? gesture.samples : gesture.samples.dropLast() + [move, move]
        #expect(samples.map(\.position) == expected.map(\.position))
        for (sample, expected) in zip(samples, expected) {
          #expect(abs(sample.time - expected.time) <= (form == "csv" ? 0 : 500_000))
        }
      }
    }
    #expect(
      Transcript("import \(path) --csv --w3c").message
        == "--csv and --w3c are given, but must not be given together")
  }

  @Test("says what an offset trace is for")
  func trace() throws {
    let path = try write("t_ms,content_offset_y\n0,1\n8,2\n", to: "log.csv")
    let run = Transcript("import \(path)")
    #expect(run.code == 65)
    #expect(
      run.message
        == "\(path):1:1: the table holds a content offset, but must hold touches: diff compares it with a recording"
    )
  }

  @Test("warns on standard error, with the place")
  func warnings() throws {
    let path = try write("input swipe 1 2 3 4 5\n", to: "one.sh")
    let run = Transcript("import \(path)")
    #expect(run.code == 0)
    #expect(run.diagnostics.hasPrefix("warning: \(path):1:7: positions are in the device's pixels"))
    #expect(run.diagnostics.split(separator: "\n").count == 1)
  }

  @Test("takes a screen for percents, and a panel's axes from a file of their own")
  func screen() throws {
    let flow = try write("- swipe:\n    direction: LEFT\n", to: "flow.yaml")
    let run = Transcript("import \(flow) --viewport 400x800")
    #expect(try gesture(run.output).samples.first?.position == Vector(x: 360, y: 400))
    let axes = try write(
      """
      add device 1: /dev/input/event2
          0035  : value 0, min 0, max 99, fuzz 0
          0036  : value 0, min 0, max 199, fuzz 0
      """, to: "axes.txt")
    let log = try write(
      """
      [ 1.0] 0003 0039 1
      [ 1.0] 0003 0035 32
      [ 1.0] 0003 0036 32
      [ 1.0] 0000 0000 0
      [ 1.1] 0003 0039 ffffffff
      [ 1.1] 0000 0000 0
      """, to: "log.txt")
    let panel = Transcript("import \(log) --axes \(axes) --viewport 400x800")
    #expect(panel.diagnostics.isEmpty)
    #expect(try gesture(panel.output).samples.first?.position == Vector(x: 200, y: 200))
  }

  @Test("exits 65 for a bad file, and writes nothing")
  func bad() throws {
    let path = try write("when,px,py\n0,30,60\n8,nan,60\n", to: "bad.csv")
    let run = Transcript(
      "import \(path) --map t=when,x=px,y=py -o \(directory.path("out.json"))")
    #expect(run.code == 65)
    #expect(run.message == "\(path):3:3: px is \"nan\", but must be a number")
    #expect(try directory.names == ["bad.csv"])
    #expect(Transcript("import \(directory.path("none.csv"))").code == 66)
  }

  @Test(
    "refuses flags that make no sense",
    arguments: [
      ("--unit px", "--scale N is missing beside --unit px"),
      ("--unit pt --scale 3", "--scale is given with --unit pt, but must be with --unit px"),
      ("--scale 0", "--scale is \"0\", but must be a number of pixels a point in 0 < scale ≤ 16"),
      ("--time-unit h", "--time-unit is \"h\", but must be one of s, ms, us, ns"),
      (
        "--viewport 375",
        "--viewport is \"375\", but must be WIDTHxHEIGHT, each in 1…100000 points"
      ),
      (
        "--viewport 375x0",
        "--viewport is \"375x0\", but must be WIDTHxHEIGHT, each in 1…100000 points"
      ),
      (
        "--map q=a",
        "--map has \"q=a\", but must have t=, phase=, x=, y=, pointer= or gesture=COLUMN"
      ),
      (
        "--map t=",
        "--map has \"t=\", but must have t=, phase=, x=, y=, pointer= or gesture=COLUMN"
      ),
      (
        "--format pdf",
        "--format is \"pdf\", but must be one of json, csv, ndjson, webdriver, getevent, devtools, "
          + "rrweb, adb, maestro, appetize, flutter, libinput, monkey, trace"
      ),
    ])
  func usage(flags: String, message: String) throws {
    let path = try write(Self.table, to: "swipe.csv")
    let run = Transcript("import \(path) \(flags)")
    #expect(run.code == 2)
    #expect(run.message == message)
  }
}
