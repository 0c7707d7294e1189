import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Offset traces")
struct OffsetTraceTests {
  private func trace(_ text: String, _ options: ImportOptions = ImportOptions()) throws
    -> OffsetTrace
  {
    try OffsetTrace(csv: Array(text.utf8), path: "log.csv", options: options)
  }

  @Test("have one axis or both, and phases or none")
  func columns() throws {
    let one = try trace("t_ms,content_offset_x\n0.5,10\n16.7,12.5\n")
    #expect(one.name == "log")
    #expect(one.axes == [.horizontal])
    #expect(one.samples.map(\.time) == [500_000, 16_700_000])
    #expect(one.samples.map(\.offset.x) == [10, 12.5])
    #expect(one.samples.allSatisfy { $0.phase == nil && $0.offset.y == 0 })
    let both = try trace(
      "t_ms,content_offset_x,content_offset_y,phase,extra\n0,1,-2,dragging,a\n9,1,-3,,b\n")
    #expect(both.axes == [.horizontal, .vertical])
    #expect(both.samples.map(\.offset.y) == [-2, -3])
    #expect(both.samples.map(\.phase) == [.dragging, nil])
  }

  @Test("may be in pixels, and in other units of time")
  func units() throws {
    let options = ImportOptions(unit: .pixels(scale: 3))
    let scaled = try trace("t_us,content_offset_y\n5000,30\n", options)
    #expect(scaled.samples[0] == OffsetTrace.Sample(time: 5_000_000, offset: Vector(x: 0, y: 10)))
  }

  @Test("keep a device's clock to the nanosecond, and an hour of it")
  func clock() throws {
    let boot = try trace("t_ms,content_offset_y\n235089067.747001,0\n235089084.413668,1\n")
    #expect(boot.samples.map(\.time) == [235_089_067_747_001, 235_089_084_413_668])
    let epoch = try trace(
      "t_ms,content_offset_y\n1700000000000.000003,0\n1700003600000.000003,1\n")
    #expect(epoch.samples[1].time - epoch.samples[0].time == 3_600_000_000_000)
    #expect(throws: FormatError.self) {
      try trace("t_ms,content_offset_y\n1700000000000.000003,0\n1700003600000.000004,1\n")
    }
  }

  static let bad = [
    BadInput(
      "t_ms,content_offset_y\n0,1\n0,2\n-1,2\n",
      "log.csv:4:1: t_ms is \"-1\", but must be a time in milliseconds"),
    BadInput(
      "t_ms,content_offset_y\n0\n",
      "log.csv:2:1: the number of fields is 1, but must be 2 as in the first line"),
    BadInput(
      Array("t_ms,content_offset_y\n0,".utf8) + [0xE9],
      "log.csv:2:3: the text is not UTF-8, but must be"),
    BadInput("", "log.csv:1:1: the file is empty, but must hold touches"),
    BadInput(
      "t_ms,x,y\n0,1,2\n",
      "log.csv:1:1: the columns are no trace's, but must be t_ms and content_offset_x or content_offset_y"
    ),
    BadInput(
      "t_ms,content_offset_y\n", "log.csv:1:1: the table has no row, but must have one at least"),
    BadInput(
      "t_ms,content_offset_y\n0,nan\n",
      "log.csv:2:3: content_offset_y is \"nan\", but must be a number"),
    BadInput(
      "t_ms,content_offset_y\n9,1\n8,1\n",
      "log.csv:3:1: its time is 8.0 ms, but must be in 9.0…3600009.0 ms"),
    BadInput(
      "t_ms,content_offset_y\n0,1e12\n",
      "log.csv:2:1: its offset is 0.0, 1000000000000.0, but must be within ±1000000000 points"),
    BadInput(
      "t_ms,content_offset_y,phase\n0,1,flying\n",
      "log.csv:2:5: phase is \"flying\", but must be \"idle\", \"tracking\", \"dragging\", "
        + "\"decelerating\", \"bouncing\", \"paging\" or \"animating\""),
  ]

  @Test("say what is wrong and where", arguments: bad)
  func rejects(input: BadInput) {
    #expect(message { _ = try OffsetTrace(csv: input.bytes, path: "log.csv") } == input.message)
  }
}
