import ReplayFormats
import ScrollPhysics
import Testing

@Suite("Golden file errors")
struct GoldenErrorTests {
  private static let head = """
    {
      "version": 1, "engine": "0", "scenario": "s", "gesture": "g", "viewport": {"width":1,"height":1},
      "releases": [], "hash": "0123456789abcdef"
    }
    frame,t_ms,phase,offset_x,offset_y,model_x,model_y,velocity_x,velocity_y,target_x,target_y,events
     kind,name,section,item,center_x,center_y,width,height,a,b,c,d,tx,ty,alpha,zIndex,transform3d

    """
  private static let row = "0,0,idle,0,0,0,0,0,0,0,0,\n"
  private static let cell = " cell,0,0,0,0,0,1,1,1,0,0,1,0,0,1,0,\n"

  static let bad: [BadInput] = [
    BadInput(
      "", "f:1:1: the golden ends in its header, but must go on with a table after a line \"}\""),
    BadInput(
      "{\n  \"version\": 1",
      "f:2:15: the golden ends in its header, but must go on with a table after a line \"}\""),
    BadInput(
      "{\n}\n", "f:1:1: $.version is missing, but must be given"),
    BadInput(
      head.replacing("\"engine\": \"0\", ", with: ""),
      "f:1:1: $.engine is missing, but must be given"),
    BadInput(
      head.replacing("0123456789abcdef", with: "0123456789ABCDEF"),
      "f:3:27: $.hash is \"0123456789ABCDEF\", but must be sixteen hexadecimal digits"),
    BadInput(
      head.replacing("\"releases\": []", with: "\"releases\": [{\"frame\":0}]"),
      "f:3:25: $.releases[0].frame is 0, but must be left out: there are no frames"),
    BadInput(
      head.replacing("\"engine\"", with: "\"constants\": {\"rubberband\":1}, \"engine\""),
      "f:2:31: unknown key \"rubberband\" in $.constants, did you mean \"rubberBand\"?"),
    BadInput(
      String(head.prefix(120)),
      "f:3:19: the golden ends in its header, but must go on with a table after a line \"}\""),
    BadInput(
      head.replacing(
        "\n kind,name,section,item,center_x,center_y,width,height,a,b,c,d,tx,ty,alpha,zIndex,transform3d",
        with: ""),
      "f:5:1: the table's head is missing, but must be two lines with the columns' names"),
    BadInput(
      head.replacing(",events", with: ",event"),
      "f:5:92: unknown column \"event\", did you mean \"events\"?"),
    BadInput(
      head.replacing(",zIndex", with: ""),
      "f:6:2: the column \"zIndex\" is missing, but must be given"),
    BadInput(
      head + cell, "f:7:1: an element comes before the first frame, but must follow its frame"),
    BadInput(
      head + row.replacing("idle", with: "resting"),
      """
      f:7:5: phase is "resting", but must be "idle", "tracking", "dragging", "decelerating", "bouncing", \
      "paging" or "animating"
      """),
    BadInput(
      head + row + row.replacing("0,0,idle", with: "1,0,idle"),
      "f:8:3: t_ms is 0, but must be later than in the line above"),
    BadInput(head + row + row, "f:8:1: frame is \"0\", but must be a whole number in 1…1"),
    BadInput(
      head + row.replacing(",\n", with: "\n"),
      "f:7:1: the number of fields is 11, but must be 12 as in the first line"),
    BadInput(
      head + row + cell.replacing(",1,1,1,", with: ",1,nan,1,"),
      "f:8:19: height is \"nan\", but must be a number in 0…1000000000000000"),
    BadInput(
      head + row + " =cell,0,0,0\n", "f:8:2: \"cell,0,0,0\" is not in the frame above, but must be"),
    BadInput(
      head + row + cell + " =cell,0,0,0\n",
      "f:9:2: \"cell,0,0,0\" is not in the frame above, but must be"),
    BadInput(
      head + row + "\n" + row,
      "f:8:1: the number of fields is 1, but must be 12 as in the first line"),
  ]

  @Test("name what is wrong, where, and what must be", arguments: bad)
  func error(input: BadInput) {
    #expect(
      message { _ = try GoldenFile(golden: input.bytes, path: "f") } == input.message)
  }

  @Test("a golden of few bytes does not grow without bound")
  func bomb() {
    var text = Self.head + Self.row
    for item in 0..<2_000 { text += Self.cell.replacing("cell,0,0,0,", with: "cell,0,0,\(item),") }
    for frame in 1..<550 { text += Self.row.replacing("0,0,idle", with: "\(frame),\(frame),idle") }
    // 2,000 elements in 525 frames are more than 1,048,576; the row after those stands on line 6 + 1 + 2,000 + 525.
    #expect(
      message { _ = try GoldenFile(golden: Array(text.utf8), path: "f") }
        == "f:2532:1: all frames show more than 1048576 elements, but must show at most that")
  }

  @Test("any cut of a golden is read or told, and never crashes", arguments: Seed.smoke.prefix(20))
  func cuts(seed: Seed) throws {
    var numbers = seed.numbers
    let bytes = GoldenFile(try numbers.nextRecording()).text()
    for _ in 0..<20 {
      let cut = Array(bytes.prefix(numbers.next(below: bytes.count)))
      if let golden = try? GoldenFile(golden: cut, path: "f") { #expect(golden.text() != bytes) }
      var broken = bytes
      broken[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
      _ = try? GoldenFile(golden: broken, path: "f")
    }
  }
}
