import ReplayCommands
import ReplayFormats
import Samples
import ScrollReplay
import Testing

@Suite("synth")
struct SynthTests {
  @Test("makes each gesture that the package ships again", arguments: FixtureGestures.all)
  func fixtures(_ fixture: FixtureGesture) throws {
    let request = fixture.request
    var line =
      "synth --kind \(request.kind.rawValue) --direction \(request.direction.rawValue) "
      + "--seed \(fixture.seed) --name \(fixture.name)"
    if let speed = request.speed { line += " --speed \(speed)" }
    if let count = request.count { line += " --count \(count)" }
    let run = Transcript(line)
    #expect(run.code == 0)
    let file = try GestureFile(json: Array(run.output.utf8), path: "stdout")
    #expect(try file.gesture == fixture.gesture())
    #expect(file.notes.seed == "\(fixture.seed)")
  }

  @Test("prints the same samples as CSV")
  func csv() throws {
    let line = "synth --direction up --speed 1 --seed 9 --start-x 100 --start-y 700"
    let json = try GestureFile(json: Array(Transcript(line).output.utf8), path: "stdout")
    let csv = try GestureFile(
      csv: Array(Transcript("\(line) --csv").output.utf8), name: "plain-up-9", path: "stdout")
    #expect(json.gesture == csv.gesture)
  }

  @Test(
    "refuses flags that make no sense",
    arguments: [
      ("--speed 21", "--speed is \"21\", but must be a number of points a millisecond in 0.01…20"),
      ("--count 1.5", "--count is \"1.5\", but must be a whole number in 1…100"),
      ("--seed -1", "--seed is \"-1\", but must be a whole number in 0…18446744073709551615"),
      ("--width 10", "--width is \"10\", but must be a number of points in 50…10000"),
      ("--start-x 10", "--start-y Y is missing beside --start-x"),
      ("--start-y 10", "--start-x X is missing beside --start-y"),
      (
        "--direction north",
        "--direction is \"north\", but must be one of left, right, up, down, upLeft, upRight, "
          + "downLeft, downRight"
      ),
    ])
  func usage(flags: String, message: String) {
    let run = Transcript("synth \(flags)")
    #expect(run.code == 2)
    #expect(run.message == message)
  }
}
