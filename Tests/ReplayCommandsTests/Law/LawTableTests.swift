import Testing

@Suite("law, as text")
struct LawTableTests {
  @Test("prints frames as CSV")
  func frames() {
    let run = Transcript("law offset-animation --from 0 --to 100 --hz 10 --scale 3")
    #expect(run.code == 0)
    #expect(
      run.output == """
        frame,t_ms,offset,velocity
        0,0,0,0
        1,100,25,0.25
        2,200,75,0.5
        3,300,100,0

        """)
  }

  @Test("prints frames as JSON, with the landing's case beside them")
  func json() {
    let run = Transcript("law landing --offset 100 --velocity 0.3 --target 95 --rate normal --json")
    #expect(run.diagnostics.isEmpty)
    #expect(
      run.output == """
        {
          "case": "short",
          "factor": 0.999,
          "velocity": 0.3,
          "frames": [
            {"frame":0,"t_ms":0,"offset":100,"velocity":0.3},
            {"frame":1,"t_ms":16.666666666666668,"offset":95,"velocity":0}
          ]
        }

        """)
  }

  @Test("tells a landing's case on standard error beside CSV")
  func landingCase() {
    let run = Transcript("law landing --target 40 --hz 60")
    #expect(
      run.diagnostics == """
        name,value
        case,long
        factor,0.985
        velocity,0.614545512

        """)
    #expect(run.output.hasPrefix("frame,t_ms,offset,velocity\n0,0,0,0.614545512\n"))
  }

  @Test("prints scalars a line each, or as one object")
  func scalars() {
    #expect(
      Transcript("law project --velocity 0 --offset 7").output == "name,value\nproposed,7\n")
    #expect(
      Transcript("law band --distance 0 --range 960 --json").output == "{\"band\":0}\n")
    #expect(
      Transcript("law spring --stiffness 100 --damping 0 --json").output
        == "{\"mass\":1,\"stiffness\":100,\"damping\":0,\"response\":0.6283185307179586,"
        + "\"dampingRatio\":0,\"bounce\":1,\"settlingTime\":null}\n")
    #expect(
      Transcript("law spring --stiffness 100 --damping 0").output.hasSuffix("\nsettlingTime,\n"))
  }

  @Test("takes --flag=value, and flags in any order")
  func spelling() {
    let plain = Transcript("law bounce --offset -100 --velocity 0 --min 0 --max 1000 --hz 60")
    #expect(
      Transcript("law bounce --hz=60 --max=1000 --min=0 --offset=-100").output == plain.output)
  }

  @Test("tells parameters on standard error beside a spring's frames")
  func springFrames() {
    let run = Transcript("law spring --duration 0.5 --damping-ratio 0.8 --to 100 --hz 10")
    #expect(run.output.hasSuffix("\n5,500,100,0\n"))
    #expect(run.diagnostics.hasPrefix("name,value\nmass,1\nstiffness,323.58"))
  }
}
