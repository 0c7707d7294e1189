import ReplayFormats
import Testing

@Suite("Scenario file errors")
struct ScenarioErrorTests {
  /// A whole scenario with `members` after the layout.
  private static func with(_ members: String, viewport: String = "{\"width\":1,\"height\":2}")
    -> String
  {
    """
    {"version":1,"name":"n","viewport":\(viewport),"layout":{"kind":"flow","sections":[]},
    \(members)}
    """
  }

  /// A whole scenario with one section.
  private static func section(_ section: String, after: String = "") -> String {
    """
    {"version":1,"name":"n","viewport":{"width":1,"height":2},"layout":{"kind":"flow","sections":[
    \(section)]\(after)}}
    """
  }

  static let viewports: [BadInput] = [
    BadInput(
      with("\"x\":0", viewport: "{\"width\":0,\"height\":2}"),
      "f:1:45: $.viewport.width is 0, but must be a number in 1…100000"),
    BadInput(
      with("\"x\":0", viewport: "{\"width\":1}"),
      "f:1:36: $.viewport.height is missing, but must be given"),
    BadInput(
      with("\"x\":0", viewport: "{\"width\":1,\"height\":1,\"scale\":20}"),
      "f:1:66: $.viewport.scale: scale is 20.0, but must be a whole number of 1…16 pixels a point"),
    BadInput(
      with("\"x\":0", viewport: "{\"width\":-1,\"height\":2}"),
      "f:1:45: $.viewport.width is -1, but must be a number in 1…100000"),
    BadInput(
      with("\"x\":0", viewport: "{\"width\":1,\"height\":1,\"scale\":0}"),
      "f:1:66: $.viewport.scale: scale is 0.0, but must be a whole number of 1…16 pixels a point"),
    BadInput(
      with("\"snap\":0"), "f:2:1: unknown key \"snap\" in $, did you mean \"name\"?"),
    BadInput(
      with("\"scrollView\":{\"bounce\":true}"),
      "f:2:15: unknown key \"bounce\" in $.scrollView, did you mean \"bounces\"?"),
    BadInput(
      with("\"scrollView\":{\"bounces\":1}"),
      "f:2:25: $.scrollView.bounces is 1, but must be true or false"),
    BadInput(
      with("\"scrollView\":{\"decelerationRate\":\"slow\"}"),
      "f:2:34: $.scrollView.decelerationRate is \"slow\", but must be \"normal\", \"fast\" or a factor a millisecond"
    ),
    BadInput(
      with("\"scrollView\":{\"decelerationRate\":1}"),
      "f:2:34: $.scrollView.decelerationRate: deceleration factor is 1.0, but must be in 0 < factor < 1 a millisecond"
    ),
    BadInput(
      with("\"scrollView\":{\"contentInset\":{\"top\":1e7}}"),
      "f:2:37: $.scrollView.contentInset.top is 1e7, but must be a number in -1000000…1000000"),
  ]

  static let layouts: [BadInput] = [
    BadInput(
      section("{\"itemCount\":-1}"),
      "f:2:14: $.layout.sections[0].itemCount is -1, but must be a whole number in 0…1000000"),
    BadInput(
      section("{\"itemCount\":2000000}"),
      "f:2:14: $.layout.sections[0].itemCount is 2000000, but must be a whole number in 0…1000000"),
    BadInput(
      section("{\"itemCount\":1.5}"),
      "f:2:14: $.layout.sections[0].itemCount is 1.5, but must be a whole number in 0…1000000"),
    BadInput(
      section("{\"itemCount\":1,\"itemSize\":[1,1]}"),
      "f:2:27: $.layout.sections[0].itemSize is an array, but must be an object"),
    BadInput(
      section("{\"itemCount\":1,\"itemSize\":{\"width\":1,\"height\":-1}}"),
      "f:2:47: $.layout.sections[0].itemSize.height is -1, but must be a number in 0…1000000"),
    BadInput(
      section("{\"itemSizes\":[],\"itemCount\":1}"),
      "f:2:29: $.layout.sections[0].itemCount is given beside itemSizes, but must be left out"),
    BadInput(
      section(
        "{\"itemCount\":600000,\"itemSize\":{\"width\":1,\"height\":1}},\n{\"itemCount\":600000,\"itemSize\":{\"width\":1,\"height\":1}}"
      ),
      "f:3:1: $.layout.sections[1] is beyond 1000000 items in all sections together"),
    BadInput(
      section("{}", after: ",\"effects\":[{\"kind\":\"fade\"}]"),
      "f:2:1: $.layout.sections[0].itemCount is missing, but must be given"),
    BadInput(
      section("", after: ",\"effects\":[{\"kind\":\"fade\"}]"),
      "f:2:22: $.layout.effects[0].kind is \"fade\", but must be \"scale\" or \"sticky\""),
    BadInput(
      section("", after: ",\"effects\":[{\"kind\":\"scale\",\"minimum\":2}]"),
      "f:2:14: $.layout.effects[0]: smallest scale is 2.0, but must be in 0 ... 1"),
    BadInput(
      section("", after: ",\"effects\":[{\"kind\":\"sticky\",\"items\":[[0]]}]"),
      "f:2:40: $.layout.effects[0].items[0] has 1 element, but their number must be 2"),
    BadInput(
      "{\"version\":1,\"name\":\"n\",\"viewport\":{\"width\":1,\"height\":2},\"layout\":{\"kind\":\"grid\"}}",
      "f:1:76: $.layout.kind is \"grid\", but must be \"flow\""),
  ]

  static let behaviours: [BadInput] = [
    BadInput(
      with("\"snapping\":{\"kind\":\"nearest\"}"),
      "f:2:20: $.snapping.kind is \"nearest\", but must be \"none\", \"indexInDelegate\", \"statefulPage\", \"nearestCentre\", \"headerAwarePage\", \"pageOnDisplacement\" or \"pageOnSwipe\""
    ),
    BadInput(
      with("\"snapping\":{\"kind\":\"nearestCentre\",\"anchor\":1.5}"),
      "f:2:12: $.snapping: anchor is 1.5, but must be in 0 ... 1 of the bounds' length"),
    BadInput(
      with("\"snapping\":{\"kind\":\"nearestCentre\",\"pitch\":1}"),
      "f:2:36: unknown key \"pitch\" in $.snapping, did you mean \"site\"?"),
    BadInput(
      with("\"snapping\":{\"kind\":\"statefulPage\"}"),
      "f:2:12: $.snapping.pitch is missing, but must be given"),
    BadInput(
      with("\"snapping\":{\"kind\":\"indexInDelegate\",\"pitch\":\"interitemSpacing\"}"),
      "f:2:46: $.snapping.pitch is \"interitemSpacing\", but must be \"lineSpacing\" or a number of points"
    ),
    BadInput(
      with("\"remedy\":\"sping\""),
      "f:2:10: $.remedy is \"sping\", but must be \"none\", \"setContentOffset\", \"spring\", \"springDistancesPerSecond\", \"springWithoutOvershoot\" or an object with a spring's numbers"
    ),
    BadInput(
      with("\"remedy\":{\"kind\":\"spring\",\"dampingRatio\":2}"),
      "f:2:42: $.remedy.dampingRatio is 2, but must be a number in 0…1"),
    BadInput(
      with("\"remedy\":{\"kind\":\"spring\",\"duration_ms\":5}"),
      "f:2:10: $.remedy: animation duration is 0.005, but must be from 0.01 to 10.0 seconds"),
    BadInput(
      with("\"frames\":{\"rate\":0}"),
      "f:2:10: $.frames: the frame rate is 0.0, but must be in 1…1000 frames a second"),
    BadInput(
      with("\"frames\":{\"rate\":60,\"dropped\":[5,5]}"),
      "f:2:10: $.frames: the dropped frames must rise from 1: the first one is always shown"),
    BadInput(
      with("\"frames\":{\"times_ms\":[0,16,16]}"),
      "f:2:10: $.frames: the frame times must rise and be at least two"),
    BadInput(
      with("\"changes\":[{\"at_ms\":5,\"sticky\":[]},{\"at_ms\":4,\"sticky\":[]}]"),
      "f:2:36: $.changes[1] comes before the change in front of it, but must not"),
    BadInput(
      with("\"changes\":[{\"at_ms\":5}]"),
      "f:2:12: $.changes[0] changes nothing, but must have \"viewport\" or \"sticky\""),
    BadInput(
      with("\"constants\":{\"normalRat\":0.9}"),
      "f:2:14: unknown key \"normalRat\" in $.constants, did you mean \"normalRate\"?"),
    BadInput(
      with("\"constants\":{\"gateSpeed\":0.1,\"normalRate\":1.5}"),
      "f:2:43: $.constants.normalRate: normalRate is 1.5, but must be in 0 < factor < 1"),
    BadInput(
      with("\"start\":[0,1e10]"),
      "f:2:12: $.start[1] is 1e10, but must be a number in -1000000000…1000000000"),
  ]

  @Test("say what is wrong and where", arguments: viewports + layouts + behaviours)
  func rejects(input: BadInput) {
    #expect(message { _ = try ScenarioFile(json: input.bytes, path: "f") } == input.message)
  }
}
