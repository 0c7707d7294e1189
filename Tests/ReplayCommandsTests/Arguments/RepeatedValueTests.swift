import Testing

@Suite("Lists")
struct RepeatedValueTests {
  static let repeated = [
    BadLine("map SCENARIO --hz 60,60", "--hz has 60 twice, but must have it once"),
    BadLine("map SCENARIO --hz 60,120,60.0", "--hz has 60 twice, but must have it once"),
    BadLine("map SCENARIO --phases 0,0.5,0", "--phases has 0 twice, but must have it once"),
    BadLine("map SCENARIO --starts 0,355,-0", "--starts has 0 twice, but must have it once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --vary hz=60,60.0",
      "--vary: hz has 60 twice, but must have it once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --vary remedy=none,spring,none",
      "--vary: remedy has none twice, but must have it once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --vary hz=60 --vary hz=120",
      "--vary: hz varies twice, but must vary once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --vary hz=60 --minimise flaps,settleTime,flaps",
      "--minimise: the objective has flaps twice, but must have it once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --vary hz=60 --minimise 2*flaps:p95,2.0*flaps:p95",
      "--minimise: the objective has 2*flaps:p95 twice, but must have it once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --vary hz=60 --pareto flaps,flaps",
      "--pareto has flaps twice, but must have it once"),
    BadLine(
      "tune SCENARIO --gestures GESTURE --gestures GESTURE --vary hz=60",
      "--gestures has GESTURE twice, but must have it once"),
    BadLine("import GESTURE --map x=a,y=b,x=c", "--map has x= twice, but must have it once"),
    BadLine("import GESTURE --map x=a --map x=c", "--map has x= twice, but must have it once"),
    BadLine(
      "diff GESTURE GESTURE --tolerance 1pt --tolerance 2pt",
      "--tolerance has pt twice, but must have it once"),
    BadLine(
      "check . --tolerance scale=1 --tolerance 1deg --tolerance scale=2",
      "--tolerance has scale twice, but must have it once"),
  ]

  @Test("that have a value twice are refused by one rule", arguments: repeated)
  func twice(_ bad: BadLine) {
    let gesture = "\(package)Fixtures/gestures/left-0.5.json"
    func filled(_ text: String) -> String {
      text.replacing("SCENARIO", with: "\(package)Fixtures/scenarios/nearest.json")
        .replacing("GESTURE", with: gesture)
    }
    let run = Transcript(filled(bad.line))
    #expect(run.code == 2)
    #expect(run.message == filled(bad.message))
  }
}
