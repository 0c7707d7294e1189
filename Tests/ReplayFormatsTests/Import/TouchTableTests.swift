import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Touch tables")
struct TouchTableTests {
  private let line = ["0 began 10 20", "8 moved 11 20", "16 ended 12 20"]

  @Test(
    "have columns of many names, and fields with quotes and blanks",
    arguments: [
      "timestamp,action,X,Y\n100,ACTION_DOWN,10,20\n108,ACTION_MOVE,11,20\n116,ACTION_UP,12,20\n",
      "t_s\tphase\tx\ty\n1\ttouchstart\t10\t20\n1.008\ttouchmove\t11\t20\n1.016\ttouchend\t12\t20\n",
      "time_us;x;y;state\n0;10;20;began\n8000;11;20;changed\n16000;12;20;ended\n",
      "\"t_ns\", \"phase\", \"x\", \"y\"\n0, \"down\", \"10\", \"20\"\n8e6, \"move\", 11, 20\n16e6, up, 12, 20",
      "note,t,phase,x,y\nfirst,0,began,10,20\n\n# a pause\n,8,moved,11,20\nlast,16,ended,12,20\n",
    ])
  func names(text: String) throws {
    #expect(try gesture(text).lines == line)
  }

  @Test("take a mapping of columns, a time unit and a scale")
  func mapping() throws {
    let text = "when,what,px,py,x\n1000,down,30,60,7\n1008,move,33,60,7\n1016,up,36,60,7\n"
    var options = ImportOptions(unit: .pixels(scale: 3))
    options.columns = TouchColumns(time: "when", phase: "what", x: "px", y: "py")
    #expect(try gesture(text, options).lines == line)
    options.timeUnit = .microseconds
    #expect(try gesture(text, options).lines == ["0 began 10 20", "0.016 ended 12 20"])
  }

  @Test("without names take numbers of columns")
  func headerless() throws {
    let options = ImportOptions(columns: TouchColumns(time: "2", phase: "1", x: "4", y: "3"))
    #expect(try gesture("down,0,20,10\nmove,8,20,11\nup,16,20,12\n", options).lines == line)
  }

  @Test(
    "tell Android's numbers of phases from UIKit's",
    arguments: [
      ([0, 2, 1], TouchPhase.ended), ([0, 2, 3], .cancelled), ([0, 1, 3], .ended),
      ([0, 1, 4], .cancelled), ([0, 2, 4], .cancelled),
    ])
  func numbers(phases: [Int], last: TouchPhase) throws {
    let more = phases[1] == 1 ? "4,1,10,20\n" : ""
    let text =
      "t,phase,x,y\n0,\(phases[0]),10,20\n\(more)8,\(phases[1]),11,20\n16,\(phases[2]),12,20\n"
    let expected: [TouchPhase] = [.began] + (more.isEmpty ? [] : [.moved]) + [.moved, last]
    #expect(try gesture(text).samples.map(\.phase) == expected)
  }

  @Test("without phases come down with the first sample and lift with the last")
  func phaseless() throws {
    #expect(try gesture("t,x,y\n0,10,20\n8,11,20\n16,12,20\n").lines == line)
    let two = "gesture,t,x,y\na,0,1,1\na,8,2,1\nb,9,3,1\nb,17,4,1\n"
    let gestures = try imported(two).gestures
    #expect(gestures.map(\.name) == ["a", "b"])
    #expect(
      gestures.map(\.lines) == [["0 began 1 1", "8 ended 2 1"], ["0 began 3 1", "8 ended 4 1"]])
  }

  @Test("are divided at pauses of more than a second, where nothing else divides them")
  func pauses() throws {
    func tap(_ time: Int) -> String { "\(time),down,1,1\n\(time + 50),up,1,1\n" }
    let text = "t,phase,x,y\n" + tap(0) + tap(1050) + tap(2101)
    let gestures = try imported(text).gestures
    #expect(gestures.map(\.name) == ["f-1", "f-2"])
    #expect(gestures.map(\.samples.count) == [4, 2])
    #expect(gestures[1].lines == ["0 began 1 1", "50 ended 1 1"])
  }

  @Test("of several fingers give their centroid, without a jump as one comes or goes")
  func centroid() throws {
    let text = """
      t,pointer,phase,x,y
      0,a,down,100,0
      10,a,move,110,0
      20,b,down,300,50
      30,a,move,120,0
      30,b,move,320,60
      40,a,up,130,0
      50,b,move,330,60
      60,b,up,330,60
      """
    let found = try imported(text)
    #expect(
      found.gestures[0].lines == [
        "0 began 100 0", "10 moved 110 0", "20 moved 110 0", "30 moved 125 5", "40 moved 130 5",
        "50 moved 140 5", "60 ended 140 5",
      ])
    #expect(
      found.warnings.map(\.description) == [
        "f:2:1: 2 fingers are down together: the pan follows their centroid"
      ])
  }

  @Test("warn of samples below 60 Hz, and of none above")
  func rate() throws {
    func table(_ step: Int) -> String {
      "t,x,y\n" + (0..<6).map { "\($0 * step),\($0),0\n" }.joined()
    }
    #expect(try imported(table(17)).warnings.isEmpty)
    #expect(
      try imported(table(33)).warnings.map(\.description) == [
        """
        f:2:1: the samples are 33 ms apart: below 60 Hz the velocity at release is not what a \
        device would read
        """
      ])
  }

  @Test("keep a fractional position between whole ones that is a period from both")
  func fractions() throws {
    let text = "t,x,y\n0,10,0\n8,11,0\n16,12.5,0\n24,14,0\n32,16,0\n40,18,0\n48,18,0\n"
    #expect(try gesture(text).samples.count == 7)
    #expect(try imported(text).warnings.isEmpty)
  }

  @Test("lose what comes within a millisecond, and what divides a sensing period")
  func resampled() throws {
    let text =
      "t,x,y\n0,10,0\n8,11,0\n8.9,11.2,0\n16,12,0\n24,14,0\n29,14.9,0\n32,16,0\n40,18,0\n40,18,0\n"
    let found = try imported(text)
    #expect(found.gestures[0].samples.map { $0.time / 1_000_000 } == [0, 8, 16, 24, 32, 40, 40])
    #expect(
      found.warnings.map(\.description) == [
        "f:2:1: left out as resampled by Android between sensed samples: 2"
      ])
  }
}
