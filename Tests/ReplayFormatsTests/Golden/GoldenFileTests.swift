import ReplayAnalysis
import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Golden file")
struct GoldenFileTests {
  private static let attributes = [
    LayoutAttributes(
      element: .cell(section: 0, item: 0), center: Vector(x: 50, y: 100),
      size: Extent(width: 80, height: 200)),
    LayoutAttributes(
      element: .header(section: 0), center: Vector(x: 5, y: 0.1),
      size: Extent(width: 10, height: 10),
      transform: .scale(0.5), alpha: 0.25, zIndex: -3),
  ]

  /// Four frames: two elements, the same two, only one of them moved on, none.
  private static func made() -> Recording {
    var recording = Recording(
      header: RecordingHeader(
        scenario: "s", gesture: "g", viewport: Extent(width: 100, height: 200), grid: .threefold,
        traits: ScrollTraits(), snapping: nil))
    let shown = [attributes, attributes, [attributes[1]], []]
    for (frame, shown) in shown.enumerated() {
      recording.append(
        RecordedFrame(
          time: Int64(frame) * 16_666_667, phase: frame == 3 ? .idle : .dragging,
          offset: Vector(x: Double(frame) / 3, y: 0),
          modelOffset: Vector(x: Double(frame) / 3, y: 0),
          velocity: .zero, target: .zero, events: frame == 0 ? [] : [.touch, .didScroll]))
      for element in shown { recording.append(element) }
      recording.endFrame()
    }
    return recording
  }

  /// The golden, without what is found in such a thing.
  private static func golden() -> GoldenFile {
    var golden = GoldenFile(made())
    golden.findings = []
    return golden
  }

  @Test("reads well: a header, a line a frame, elements where they change")
  func text() throws {
    let golden = Self.golden()
    #expect(
      String(decoding: golden.text(), as: UTF8.self) == """
        {
          "version": 1,
          "engine": "\(ReplayEngine.version)",
          "scenario": "s",
          "gesture": "g",
          "viewport": {"width":100,"height":200},
          "releases": [],
          "findings": [],
          "hash": "\(Self.made().hashText)"
        }
        frame,t_ms,phase,offset_x,offset_y,model_x,model_y,velocity_x,velocity_y,target_x,target_y,events
         kind,name,section,item,center_x,center_y,width,height,a,b,c,d,tx,ty,alpha,zIndex,transform3d
        0,0,dragging,0,0,0,0,0,0,0,0,
         cell,0,0,0,50,100,80,200,1,0,0,1,0,0,1,0,
         header,0,0,0,5,0.1,10,10,0.5,0,0,0.5,0,0,0.25,-3,
        1,16.666667,dragging,0.3333333333333333,0,0.3333333333333333,0,0,0,0,0,touch+didScroll
        2,33.333334,dragging,0.6666666666666666,0,0.6666666666666666,0,0,0,0,0,touch+didScroll
         =header,0,0,0
        3,50.000001,idle,1,0,1,0,0,0,0,0,touch+didScroll
         none

        """)
  }

  @Test("reads back as it was, to the last bit", arguments: Seed.smoke)
  func roundTrip(seed: Seed) throws {
    var numbers = seed.numbers
    let recording = try numbers.nextRecording()
    var golden = GoldenFile(recording)
    golden.scenarioHash = numbers.nextBool() ? "0123456789abcdef" : nil
    golden.gestureHash = numbers.nextBool() ? "fedcba9876543210" : nil
    golden.constants.bounceRate = numbers.nextBool() ? 0.0101 : golden.constants.bounceRate
    let bytes = golden.text()
    let read = try GoldenFile(golden: bytes, path: "f")
    #expect(read == golden)
    #expect(read.isIntact && read.recording.hash == recording.hash)
    #expect(read.text() == bytes)
  }

  @Test("an element that is there twice, or moves in the order, reads back")
  func duplicates() throws {
    let (cell, header) = (Self.attributes[0], Self.attributes[1])
    var twin = cell
    twin.center.x = 60
    var recording = Recording(header: Self.made().header)
    for (frame, shown) in [[cell, twin], [twin, cell], [header, twin], [cell, cell], []]
      .enumerated()
    {
      recording.append(
        RecordedFrame(
          time: Int64(frame), phase: .idle, offset: .zero, modelOffset: .zero, velocity: .zero,
          target: .zero, events: []))
      for element in shown { recording.append(element) }
      recording.endFrame()
    }
    let read = try GoldenFile(golden: GoldenFile(recording).text(), path: "f")
    #expect(read.recording == recording)
  }

  @Test("knows rows that do not have the stated hash")
  func edited() throws {
    let text = String(decoding: Self.golden().text(), as: UTF8.self)
    let edited = text.replacing(",80,200,1,0,0,1,", with: ",80,200,1.5,0,0,1,")
    let golden = try GoldenFile(golden: Array(edited.utf8), path: "f")
    #expect(!golden.isIntact)
    #expect(golden.hash == Self.made().hashText)
    #expect(golden.recording.cells(in: 1).first?.transform.a == 1.5)
  }

  @Test("Windows line ends and a byte order mark do not matter")
  func lineEnds() throws {
    let text = String(decoding: Self.golden().text(), as: UTF8.self)
    let windows = Array("\u{FEFF}\(text)".replacing("\n", with: "\r\n").utf8)
    #expect(try GoldenFile(golden: windows, path: "f") == Self.golden())
  }

  @Test(
    "tells on which line a frame stands", arguments: [(0, 13), (1, 16), (2, 17), (3, 19), (4, 20)])
  func lines(frame: Int, line: Int) {
    // Ten lines of header, two of columns; a frame that is not there is looked for at the end.
    #expect(GoldenFile.line(ofFrame: frame, in: Self.golden().text()) == line)
  }

  @Test("the names of scenario and gesture do not count in their hashes, anything else does")
  func hashes() throws {
    var numbers = Seed(1).numbers
    let swipe = try numbers.nextSwipe()
    #expect(try Gesture(name: "other", samples: swipe.samples).hash == swipe.hash)
    var samples = swipe.samples
    samples[1].position.x += 0.001
    #expect(try Gesture(name: "swipe", samples: samples).hash != swipe.hash)
    var scenario = Scenario(
      name: "a", viewport: Extent(width: 100, height: 100), layout: FlowLayout(sections: []))
    let hash = scenario.hashText
    #expect(hash.count == 16)
    scenario.name = "b"
    #expect(scenario.hashText == hash)
    scenario.constants.bounceRate *= 1.01
    #expect(scenario.hashText != hash)
  }
}
