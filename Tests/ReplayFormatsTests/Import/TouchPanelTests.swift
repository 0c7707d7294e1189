import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Touch panels")
struct TouchPanelTests {
  /// A log of reports, each a time and words like `id=1 x=10 slot=1`, from a device or without its name.
  private func log(_ device: String = "/dev/input/event2: ", _ reports: (String, String)...)
    -> String
  {
    let names = [
      "id": "ABS_MT_TRACKING_ID", "x": "ABS_MT_POSITION_X", "y": "ABS_MT_POSITION_Y",
      "slot": "ABS_MT_SLOT",
    ]
    var text = ""
    for (time, words) in reports {
      let stamp = "[ \(time)] \(device)"
      for word in words.split(separator: " ") {
        let parts = word.split(separator: "=")
        let value = Int32(parts[1]).map { UInt32(bitPattern: $0) } ?? 0
        text += "\(stamp)EV_ABS \(names[String(parts[0])] ?? "") \(String(value, radix: 16))\n"
      }
      text += "\(stamp)EV_SYN SYN_REPORT 00000000\n"
    }
    return text
  }

  private let points = ImportOptions(unit: .points)

  @Test("tell only what changes: a second finger where the first was has its position")
  func unchanged() throws {
    let text = log(
      "", ("1.000", "id=1 x=10 y=20"), ("1.008", "x=12"), ("1.016", "id=-1"),
      ("1.100", "id=2"), ("1.108", "y=22"), ("1.116", "id=-1"))
    #expect(
      try gesture(text, points).lines == [
        "0 began 10 20", "8 moved 12 20", "16 ended 12 20", "100 began 12 20", "108 moved 12 22",
        "116 ended 12 22",
      ])
  }

  @Test("have a slot for each finger")
  func slots() throws {
    let text = log(
      "/dev/input/event2: ", ("1.00", "slot=0 id=1 x=0 y=0"), ("1.01", "slot=1 id=2 x=100 y=0"),
      ("1.02", "slot=0 x=10 slot=1 x=120"), ("1.03", "slot=0 id=-1"), ("1.04", "slot=1 id=-1"))
    #expect(
      try gesture(text, points).lines == [
        "0 began 0 0", "10 moved 0 0", "20 moved 15 0", "30 moved 15 0", "40 ended 15 0",
      ])
  }

  @Test("may give a slot to another finger without a lift between")
  func replaced() throws {
    let text = log("", ("1.00", "id=1 x=5 y=5"), ("1.01", "id=2"), ("1.02", "id=-1"))
    #expect(
      try gesture(text, points).lines == [
        "0 began 5 5", "10 ended 5 5", "10 began 5 5", "20 ended 5 5",
      ])
  }

  @Test("do not mix with keys, nor with noise between the lines")
  func others() throws {
    let text =
      "could not get driver version for /dev/input/mouse0, Not a typewriter\n"
      + "[ 0.5] /dev/input/event0: EV_KEY KEY_POWER DOWN\n[ 0.5] /dev/input/event0: EV_SYN SYN_REPORT 0\n"
      + log("/dev/input/event2: ", ("1.00", "id=1 x=5 y=5"), ("1.02", "id=-1"))
    #expect(try gesture(text, points).lines == ["0 began 5 5", "20 ended 5 5"])
  }

  @Test("are warned of where nobody says what a value means")
  func pixels() throws {
    let text = log("", ("1.00", "id=1 x=5 y=5"), ("1.02", "id=-1"))
    #expect(
      try imported(text).warnings.map(\.description) == [
        """
        f:4:1: positions are in the device's pixels, and taken as points: give the unit px and \
        the scale
        """
      ])
  }

  /// A log of a panel that speaks protocol A: each report a time and its contacts `x,y` or `x,y,id`.
  private func contacts(_ reports: (String, [String])...) -> String {
    var text = ""
    for (time, contacts) in reports {
      func add(_ words: String) { text += "[ \(time)] EV_\(words)\n" }
      func hex(_ number: Substring) -> String { String(Int(number) ?? 0, radix: 16) }
      for contact in contacts {
        let numbers = contact.split(separator: ",")
        add("ABS ABS_MT_POSITION_X \(hex(numbers[0]))")
        add("ABS ABS_MT_POSITION_Y \(hex(numbers[1]))")
        if numbers.count > 2 { add("ABS ABS_MT_TRACKING_ID \(hex(numbers[2]))") }
        add("SYN SYN_MT_REPORT 00000000")
      }
      if contacts.isEmpty { add("SYN SYN_MT_REPORT 00000000") }
      add("SYN SYN_REPORT 00000000")
    }
    return text
  }

  @Test("of protocol A tell every finger in every report, and an empty one when all have lifted")
  func protocolA() throws {
    let text = contacts(
      ("1.000", ["10,20"]), ("1.008", ["12,20"]), ("1.016", []), ("1.100", ["30,40"]),
      ("1.108", []))
    #expect(
      try gesture(text, points).lines == [
        "0 began 10 20", "8 moved 12 20", "16 ended 12 20", "100 began 30 40", "108 ended 30 40",
      ])
  }

  @Test(
    "of protocol A keep fingers apart by their identifiers, or else by nearness",
    arguments: [["10,0,4", "100,0,9", "110,0,9", "20,0,4"], ["10,0", "100,0", "110,0", "20,0"]])
  func fingersOfProtocolA(contact: [String]) throws {
    let text = contacts(
      ("1.000", [contact[0], contact[1]]), ("1.010", [contact[2], contact[3]]),
      ("1.020", [contact[3]]), ("1.030", []))
    // The centroid goes on from 65 with the finger that is left.
    #expect(
      try gesture(text, points).lines == [
        "0 began 55 0", "10 moved 65 0", "20 moved 65 0", "30 ended 65 0",
      ])
  }

  @Test("of protocol A lift with their button too, in hexadecimal as well")
  func buttonOfProtocolA() throws {
    let text = """
      [ 1.0] 0003 0035 a
      [ 1.0] 0003 0036 14
      [ 1.0] 0000 0002 0
      [ 1.0] 0001 014a 00000001
      [ 1.0] 0000 0000 0
      [ 1.1] 0001 008b 00000001
      [ 1.1] 0000 0000 0
      [ 1.2] 0001 014a 00000000
      [ 1.2] 0000 0000 0
      """
    #expect(try gesture(text, points).lines == ["0 began 10 20", "200 ended 10 20"])
  }
}
