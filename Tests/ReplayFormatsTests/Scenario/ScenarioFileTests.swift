import ReplayFormats
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Scenario file")
struct ScenarioFileTests {
  static let full = """
    {
      "version": 1,
      "name": "everything",
      "viewport": {"width":375,"height":300,"scale":2},
      "scrollView": {"decelerationRate":"fast","bounces":false,"contentInset":{"top":8,"left":-4}},
      "layout": {
        "kind": "flow",
        "scrollDirection": "horizontal",
        "sections": [
          {"itemCount":10,"itemSize":{"width":335,"height":300},"minimumLineSpacing":20,\
    "sectionInset":{"left":20,"right":20},"headerReferenceSize":{"width":200,"height":0}},
          {"itemSizes":[{"width":10,"height":20},{"width":30,"height":40}]}
        ],
        "effects": [
          {"kind":"scale","minimum":0.7},
          {"kind":"sticky","items":[[0,4],{"kind":"header","section":0}]}
        ]
      },
      "snapping": {"kind":"statefulPage","pitch":"interitemSpacing","site":"delegate"},
      "remedy": {"kind":"spring","duration_ms":250,"velocity":"distancesPerSecond"},
      "start": [100,0],
      "frames": {"rate":120,"dropped":[7,9]},
      "touches": "individually",
      "changes": [
        {"at_ms":500,"viewport":{"width":667,"height":375}},
        {"at_ms":1000.000001,"sticky":[[0,7]]}
      ],
      "constants": {
        "normalRate": 0.997,
        "gateSpeed": 0.2
      },
      "gesture": "../gestures/flick.json"
    }

    """

  @Test("reads all that it can say, and writes the same bytes")
  func readsFull() throws {
    let file = try ScenarioFile(json: Array(Self.full.utf8), path: "f")
    let scenario = file.scenario
    #expect(scenario.viewport == Extent(width: 375, height: 300))
    #expect(scenario.grid.scale == 2)
    #expect(scenario.traits.decelerationRate == .fast)
    #expect(scenario.traits.contentInset == Insets(top: 8, left: -4))
    #expect(scenario.layout.sections.map(\.items.count) == [10, 2])
    #expect(scenario.effects.last == .sticky([.cell(section: 0, item: 4), .header(section: 0)]))
    #expect(
      scenario.rule == (try ReleaseRule(.statefulPage(pitch: .interitemSpacing), site: .delegate)))
    #expect(scenario.remedy == .spring(SpringRemedy(duration: 250, velocity: .distancesPerSecond)))
    #expect(scenario.clock == (try FrameClock(hertz: 120, dropping: [7, 9])))
    #expect(scenario.changes.map(\.time) == [500_000_000, 1_000_000_001])
    #expect(scenario.constants.gateSpeed == 0.2)
    #expect(file.gesturePath == "../gestures/flick.json")
    #expect(String(decoding: file.json(), as: UTF8.self) == Self.full)
  }

  @Test("needs a name, a viewport and a layout only, and leaves out UIKit's defaults")
  func readsShort() throws {
    let text = """
      {"layout":{"sections":[],"kind":"flow"},"viewport":{"height":2,"width":1,"scale":3},"name":"n",
      "version":1,"scrollView":{"bounces":true},"frames":{"rate":60},"remedy":"none","start":[0,-0],
      "snapping":{"kind":"none"},"touches":"oncePerFrame","changes":[],"constants":{"gateSpeed":0.25}}
      """
    let file = try ScenarioFile(json: Array(text.utf8), path: "f")
    let standard = Scenario(
      name: "n", viewport: Extent(width: 1, height: 2), layout: FlowLayout(sections: []))
    #expect(file == ScenarioFile(standard))
    #expect(
      String(decoding: file.json(), as: UTF8.self) == """
        {
          "version": 1,
          "name": "n",
          "viewport": {"width":1,"height":2},
          "layout": {
            "kind": "flow",
            "sections": []
          }
        }

        """)
  }

  @Test("round trips", arguments: Seed.smoke)
  func roundTrip(seed: Seed) throws {
    var numbers = seed.numbers
    for _ in 0..<3 {
      let file = ScenarioFile(
        try numbers.nextScenario(), gesturePath: numbers.pick([nil, "g.json"]))
      let bytes = file.json()
      let read = try ScenarioFile(json: bytes, path: "f")
      #expect(read == file)
      #expect(read.json() == bytes)
    }
  }

  @Test("is replayed without a number that cannot be written", arguments: Seed.smoke)
  func replays(seed: Seed) throws {
    var numbers = seed.numbers
    var runner = TimelineRunner(try numbers.nextScenario(), try numbers.nextSwipe())
    var frames = 0
    while frames < 100, runner.step() { frames += 1 }
    let file = RecordingFile(runner.recording)
    #expect(try RecordingFile(json: file.json(), path: "f") == file)
  }

  @Test("knows every constant by its name")
  func constants() throws {
    for (label, standard) in Mirror(reflecting: ScrollConstants.uikit).children {
      let name = try #require(label)
      let value = (standard as? Double).map { "\(0.9 * $0)" } ?? "7"
      let text = Self.short.dropLast() + ",\"constants\":{\"\(name)\":\(value)}}"
      let file = try ScenarioFile(json: Array(text.utf8), path: "f")
      #expect(String(decoding: file.json(), as: UTF8.self).contains("\"\(name)\""))
    }
  }

  static let short =
    "{\"version\":1,\"name\":\"n\",\"viewport\":{\"width\":375,\"height\":300},\"layout\":{\"kind\":\"flow\",\"sections\":[]}}"

  @Test("breaks at no byte that is changed", arguments: Seed.smoke)
  func survivesChanges(seed: Seed) throws {
    var numbers = seed.numbers
    let bytes = Array(Self.full.utf8)
    for _ in 0..<20 {
      var broken = bytes
      for _ in 0...numbers.next(below: 3) {
        let place = numbers.next(below: broken.count)
        switch numbers.next(below: 3) {
        case 0: broken[place] = UInt8(truncatingIfNeeded: numbers.next())
        case 1: broken.remove(at: place)
        default: broken.insert(numbers.pick(Array("0123456789-e.,:[]{}\"".utf8)), at: place)
        }
      }
      guard let file = try? ScenarioFile(json: broken, path: "f") else { continue }
      #expect(try ScenarioFile(json: file.json(), path: "f") == file)
    }
  }
}
