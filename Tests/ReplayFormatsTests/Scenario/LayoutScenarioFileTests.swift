import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Scenario file of a registered layout")
struct LayoutScenarioFileTests {
  static let full = """
    {
      "version": 1,
      "name": "cards on a phone",
      "viewport": {"width":390,"height":844,"scale":2},
      "safeArea": {"top":47,"bottom":34},
      "layout": {"kind":"class","name":"Cards"},
      "snapping": {"axis":"horizontal","anchor":0.5,"rule":"a card in the middle","positions":[0,300]},
      "remedy": "setContentOffset",
      "frames": {"rate":120},
      "touches": "individually",
      "changes": [
        {"at_ms":100,"viewport":{"width":844,"height":390}}
      ],
      "gesture": "flick.json"
    }

    """

  @Test("reads all that it can say, and writes the same bytes")
  func readsFull() throws {
    guard case .layout(let file) = try AnyScenarioFile(json: Array(Self.full.utf8), path: "f")
    else {
      Issue.record("not told apart")
      return
    }
    #expect(file.layout == "Cards")
    #expect(file.scene.screen == Extent(width: 390, height: 844))
    #expect(file.scene.grid.scale == 2)
    #expect(file.scene.safeArea == Insets(top: 47, bottom: 34))
    #expect(file.scene.clock == .oneHundredTwenty)
    #expect(file.scene.remedy == .setContentOffset)
    #expect(file.scene.changes.map(\.time) == [100_000_000])
    #expect(file.scene.snapping?.positions == [0, 300])
    #expect(file.gesturePath == "flick.json")
    #expect(String(decoding: file.json(), as: UTF8.self) == Self.full)
  }

  @Test("has UIKit's defaults for what it does not say")
  func readsShort() throws {
    let text = """
      {"version":1,"name":"n","viewport":{"width":1,"height":2},"layout":{"kind":"class","name":"L"}}
      """
    let file = try LayoutScenarioFile(json: Array(text.utf8), path: "f")
    #expect(
      file
        == LayoutScenarioFile(
          layout: "L", scene: ReplayScene(name: "n", screen: Extent(width: 1, height: 2))))
  }

  @Test(
    "takes a file of another kind for a scenario that says all by itself",
    arguments: [
      #"{"version":1,"name":"n","viewport":{"width":1,"height":2},"layout":{"kind":"grid"}}"#,
      #"{"version":1,"name":"n","viewport":{"width":1,"height":2},"layout":[]}"#, "[]",
    ])
  func otherKind(text: String) {
    let any = message { _ = try AnyScenarioFile(json: Array(text.utf8), path: "f") }
    #expect(!any.isEmpty)
    #expect(any == message { _ = try ScenarioFile(json: Array(text.utf8), path: "f") })
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      BadInput(
        full.replacing(#""name":"Cards""#, with: #""class":"Cards""#),
        #"f:6:13: $.layout.name is missing"#),
      BadInput(
        full.replacing(#""viewport":{"width":844,"height":390}"#, with: #""sticky":[[0,1]]"#),
        #"f:12:5: $.changes[0] has "sticky", but a registered layout decides that itself"#),
      BadInput(
        full.replacing("[0,300]", with: "[0,300,300]"),
        "f:7:98: $.snapping.positions[2] is 300, but must be above 300, the position before it"),
      BadInput(
        full.replacing(#""version": 1,"#, with: #""version": 1, "scrollView": {},"#),
        #"f:2:17: unknown key "scrollView" in $"#),
    ])
  func rejects(input: BadInput) {
    let told = message { _ = try AnyScenarioFile(json: input.bytes, path: "f") }
    #expect(told.hasPrefix(input.message), "\(told)")
  }
}
