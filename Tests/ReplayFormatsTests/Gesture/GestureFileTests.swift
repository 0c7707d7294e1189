import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Gesture file")
struct GestureFileTests {
  static let flick = """
    {
      "version": 1,
      "name": "flick",
      "kind": "flick",
      "seed": "18446744073709551615",
      "samples": [
        [0,"began",300,100],
        [8.333333,"moved",290.3333333333333,100],
        [16.666667,"ended",280,100]
      ]
    }

    """

  static let table = """
    t_ms,phase,x,y
    0,began,300,100
    8.333333,moved,290.3333333333333,100
    16.666667,ended,280,100

    """

  @Test("reads samples to the nanosecond and writes the same bytes")
  func reads() throws {
    let file = try GestureFile(json: Array(Self.flick.utf8), path: "f")
    #expect(file.gesture.name == "flick")
    #expect(file.notes == GestureNotes(kind: "flick", seed: "18446744073709551615"))
    #expect(file.gesture.samples.map(\.time) == [0, 8_333_333, 16_666_667])
    #expect(file.gesture.samples.map(\.phase) == [.began, .moved, .ended])
    #expect(file.gesture.samples[1].position == Vector(x: 290.333_333_333_333_3, y: 100))
    #expect(String(decoding: file.json(), as: UTF8.self) == Self.flick)
    #expect(String(decoding: file.csv(), as: UTF8.self) == Self.table)
  }

  @Test("reads a table, its columns in any order and its lines with either end")
  func readsTable() throws {
    let file = try GestureFile(json: Array(Self.flick.utf8), path: "f")
    let table = try GestureFile(csv: Array(Self.table.utf8), name: "flick", path: "f")
    #expect(table.gesture == file.gesture)
    let shuffled = "\u{FEFF}y,x,t_ms,phase\r\n100,300,0,began\r\n100,280,5,ended\r\n\r\n"
    let other = try GestureFile(csv: Array(shuffled.utf8), name: "n", path: "f")
    #expect(other.gesture.samples.map(\.position.x) == [300, 280])
  }

  @Test("round trips", arguments: Seed.smoke)
  func roundTrip(seed: Seed) throws {
    var numbers = seed.numbers
    var time: Int64 = 0
    var samples: [TouchSample] = []
    for _ in 0..<(1 + numbers.next(below: 3)) {
      let moves = numbers.next(below: 20)
      for index in 0...(moves + 1) {
        let phase: TouchPhase =
          index == 0 ? .began : index <= moves ? .moved : numbers.nextBool() ? .ended : .cancelled
        samples.append(
          TouchSample(
            time: time, phase: phase,
            position: Vector(x: numbers.next(in: -500...500), y: numbers.next(in: -1e6...1e6))))
        time += Int64(numbers.next(below: 20_000_000))
      }
    }
    let file = GestureFile(try Gesture(name: "\u{1F600}\"\\\n", samples: samples))
    #expect(try GestureFile(json: file.json(), path: "f") == file)
    #expect(try GestureFile(csv: file.csv(), name: file.gesture.name, path: "f") == file)
  }

  private static func samples(_ samples: String) -> String {
    "{\"version\":1,\"name\":\"n\",\"samples\":[\n\(samples)]}"
  }

  static let bad: [BadInput] = [
    BadInput("[]", "f:1:1: $ is an array, but must be an object"),
    BadInput("{}", "f:1:1: $.version is missing, but must be given"),
    BadInput(
      "{\"version\":2}", "f:1:12: $.version is 2, but must be 1, the only version there is"),
    BadInput(
      "{\"version\":1,\"name\":\"n\",\"samples\":[],\"sed\":\"\"}",
      "f:1:38: unknown key \"sed\" in $, did you mean \"seed\"?"),
    BadInput(
      samples("[0,\"began\",0]"), "f:2:1: $.samples[0] has 3 elements, but their number must be 4"),
    BadInput(
      samples("[-1,\"began\",0,0]"),
      "f:2:2: $.samples[0][0] is -1, but must be milliseconds in 0…3600000"),
    BadInput(
      samples("[0,\"begin\",0,0]"),
      "f:2:4: $.samples[0][1] is \"begin\", but must be \"began\", \"moved\", \"ended\" or \"cancelled\""
    ),
    BadInput(
      samples("[0,\"began\",1e7,0]"),
      "f:2:12: $.samples[0][2] is 1e7, but must be a number in -1000000…1000000"),
    BadInput(
      samples("[0,\"began\",0,0],\n[0,\"moved\",0,0]"),
      "f:3:1: $.samples[1]: the touch never ends"),
    BadInput(
      samples("[5,\"began\",0,0],\n[4,\"ended\",0,0]"),
      "f:3:1: $.samples[1]: its time is 4.0 ms, but must be in 5.0…3600000.0 ms"),
    BadInput(
      samples("[0,\"ended\",0,0]"), "f:2:1: $.samples[0]: a touch is ended that never began"),
  ]

  @Test("says what is wrong and where", arguments: bad)
  func rejects(input: BadInput) {
    #expect(message { _ = try GestureFile(json: input.bytes, path: "f") } == input.message)
  }

  static let badTables: [BadInput] = [
    BadInput("", "f:1:1: the table is empty, but must begin with the columns' names"),
    BadInput(
      "t_ms,phase,x,z\n", "f:1:14: unknown column \"z\", did you mean \"x\"?"),
    BadInput("t_ms,phase,x\n", "f:1:1: the column \"y\" is missing, but must be given"),
    BadInput("x,y,x\n", "f:1:5: the column \"x\" is there twice, but must be there once"),
    BadInput(
      "t_ms,phase,x,y\n0,began,1\n",
      "f:2:1: the number of fields is 3, but must be 4 as in the first line"),
    BadInput(
      "t_ms,phase,x,y\n\n0,began,1,1\n",
      "f:2:1: the number of fields is 1, but must be 4 as in the first line"),
    BadInput(
      "t_ms,phase,x,y\n0,began,nan,1\n",
      "f:2:9: x is \"nan\", but must be a number in -1000000…1000000"),
    BadInput(
      "t_ms,phase,x,y\n0 ,began,1,1\n",
      "f:2:1: t_ms is \"0 \", but must be milliseconds in 0…3600000"),
    BadInput(
      "t_ms,phase,x,y\n0,down,1,1\n",
      "f:2:3: phase is \"down\", but must be \"began\", \"moved\", \"ended\" or \"cancelled\""),
    BadInput("t_ms,phase,x,y\n0,began,1,1\n", "f:2:1: the touch never ends"),
  ]

  @Test("says what is wrong in a table and where", arguments: badTables)
  func rejectsTable(input: BadInput) {
    #expect(
      message { _ = try GestureFile(csv: input.bytes, name: "n", path: "f") } == input.message)
  }
}
