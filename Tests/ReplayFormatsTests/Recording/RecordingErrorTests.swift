import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Recording file errors")
struct RecordingErrorTests {
  private static let frame =
    "{\"t\":0,\"phase\":\"idle\",\"offset\":[0,0],\"velocity\":[0,0]}"

  /// A whole recording of `frames` with `releases` after them.
  private static func with(_ frames: String, releases: String = "", findings: String = "") -> String
  {
    """
    {"version":1,"scenario":"s","gesture":"g","viewport":{"width":1,"height":1},
    "frames":[
    \(frames)],
    "releases":[\(releases)],
    "findings":[\(findings)]}
    """
  }

  static let bad: [BadInput] = [
    BadInput(
      with("{\"t\":0,\"phase\":\"idle\",\"velocity\":[0,0]}"),
      "f:3:1: $.frames[0].offset is missing, but must be given"),
    BadInput(
      with("{\"t\":0,\"phase\":\"resting\"}"),
      """
      f:3:16: $.frames[0].phase is "resting", but must be "idle", "tracking", "dragging", \
      "decelerating", "bouncing", "paging" or "animating"
      """),
    BadInput(
      with("\(frame),\n\(frame)"),
      "f:4:1: $.frames[1].t comes before the frame in front of it, but must not"),
    BadInput(
      with("{\"t\":0,\"phase\":\"idle\",\"offset\":[0,1e300]}"),
      """
      f:3:35: $.frames[0].offset[1] is 1e300, but must be a number in \
      -1000000000000000…1000000000000000
      """),
    BadInput(
      with(
        """
        {"t":0,"phase":"idle","offset":[0,0],"velocity":[0,0],"cells":[
        {"kind":"cell","section":0,"item":0,"center":[0,0],"size":[10,-1]}]}
        """),
      "f:4:63: $.frames[0].cells[0].size[1] is -1, but must be a number in 0…1000000000000000"),
    BadInput(
      with(
        "{\"t\":0,\"phase\":\"idle\",\"offset\":[0,0],\"velocity\":[0,0],\n\"events\":[\"didScrol\"]}"
      ),
      "f:4:11: $.frames[0].events[0] is \"didScrol\", but must be a callback's name as in \"didScroll\""
    ),
    BadInput(
      with(
        "{\"t\":0,\"phase\":\"idle\",\"offset\":[0,0],\"velocity\":[0,0],\n\"cels\":[]}"),
      "f:4:1: unknown key \"cels\" in $.frames[0], did you mean \"cells\"?"),
    BadInput(
      "{\"version\":1,\"scenario\":\"s\",\"gesture\":\"g\",\"viewport\":{\"width\":0,\"height\":1}}",
      "f:1:63: $.viewport.width is 0, but must be a number in 1…100000"),
    BadInput(
      "{\"version\":1,\"scenario\":\"s\",\"gesture\":\"g\",\"viewport\":{\"width\":1,\"height\":-1}}",
      "f:1:74: $.viewport.height is -1, but must be a number in 1…100000"),
    BadInput(
      with("{\"t\":-1,\"phase\":\"idle\"}"),
      "f:3:6: $.frames[0].t is -1, but must be milliseconds in 0…4000000000000"),
    BadInput(
      with("\(frame),\n{\"t\":NaN}"), "f:4:6: next is \"N\", but must be a value"),
    BadInput(
      with(frame, releases: "{\"frame\":1}"),
      "f:4:22: $.releases[0].frame is 1, but must be a whole number in 0…0"),
    BadInput(
      with("", releases: "{\"frame\":0}"),
      "f:4:22: $.releases[0].frame is 0, but must be left out: there are no frames"),
    BadInput(
      with(frame, findings: "{\"kind\":\"kick\",\"flap\":false}"),
      "f:5:35: $.findings[0].flap is false, but must be true, as the kind has it"),
    BadInput(
      with(frame, findings: "{\"kind\":\"kick\",\"frames\":[0,1]}"),
      "f:5:40: $.findings[0].frames[1] is 1, but must be a whole number in 0…0"),
  ]

  @Test("say what is wrong and where", arguments: bad)
  func rejects(input: BadInput) {
    #expect(message { _ = try RecordingFile(json: input.bytes, path: "f") } == input.message)
  }

  private static let columns =
    """
    frame,t_ms,phase,offset_x,offset_y,model_x,model_y,velocity_x,velocity_y,target_x,target_y,\
    events

    """

  static let badTables: [BadInput] = [
    BadInput(
      columns + "1,0,idle,0,0,0,0,0,0,0,0,\n",
      "f:2:1: frame is \"1\", but must be a whole number in 0…0"),
    BadInput(
      columns + "0,0,idle,0,0,0,0,0,0,0,0,\n1,0,idle,0,0,0,0,0,0,0,0,\n",
      "f:3:3: t_ms is 0, but must be later than in the line above"),
    BadInput(
      columns + "0,0,idle,0,0,0,0,0,0,0,0,touch+didscroll\n",
      "f:2:26: events is \"touch+didscroll\", but must be callbacks' names as in \"touch+didScroll\""
    ),
    BadInput(
      columns + "0,0,idle,0,0,0,0,0,inf,0,0,\n",
      """
      f:2:20: velocity_y is "inf", but must be a number in \
      -1000000000000000…1000000000000000
      """),
  ]

  @Test("say what is wrong in a table and where", arguments: badTables)
  func rejectsTable(input: BadInput) {
    let cells = """
      frame,kind,name,section,item,center_x,center_y,width,height,a,b,c,d,tx,ty,alpha,zIndex,transform3d

      """
    let header = RecordingHeader(
      scenario: "s", gesture: "g", viewport: Extent(width: 1, height: 1), grid: .threefold,
      traits: ScrollTraits(), snapping: nil)
    #expect(
      message {
        _ = try RecordingTables(frames: input.bytes, cells: Array(cells.utf8))
          .recording(header: header, framesPath: "f", cellsPath: "c")
      } == input.message)
  }
}
