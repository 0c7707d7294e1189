import Testing

@Suite("A replay that memory does not hold")
struct LongReplayTests {
  /// 9 000 elements in sight under a finger that rests: at 60 Hz 540 000 elements a second, of which 2²⁴ may be.
  @Test(
    "is refused before it begins, by its gesture's length",
    arguments: [(200, true), (32_000, false)])
  func length(milliseconds: Int, isFine: Bool) throws {
    let folder = try ReplayFolder([])
    try folder.write(
      """
      {"version": 1, "name": "crowd", "viewport": {"width": 300, "height": 300}, "layout": {"kind": "flow",
       "scrollDirection": "horizontal", "sections": [{"itemCount": 9000, "itemSize": {"width": 0.01, "height": 300},
       "minimumLineSpacing": 0}]}}
      """, to: "crowd.json")
    try folder.write(
      "t,phase,x,y\n0,began,9,9\n\(milliseconds),ended,9,9\n", to: "rest.csv")
    for verb in isFine ? ["run"] : ["run", "report"] {
      let line = "\(verb) \(folder.place("crowd.json")) --gesture \(folder.place("rest.csv"))"
      let run = Transcript("\(line) --hz 60 --start 0 -o \(folder.place("out"))")
      #expect(run.code == (isFine ? 0 : 65), "\(run.diagnostics.prefix(300))")
      #expect(isFine || run.message.hasPrefix("rest takes 32 s, in which crowd shows up to "))
    }
  }
}
