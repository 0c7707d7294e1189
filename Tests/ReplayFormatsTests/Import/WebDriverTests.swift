import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("WebDriver actions")
struct WebDriverTests {
  /// The body of a command with a source for each list of actions.
  private func body(_ sources: [String], type: String = "pointer") -> String {
    let list = sources.map { "{\"type\": \"\(type)\", \"id\": \"f\", \"actions\": [\($0)]}" }
    return "{\"actions\": [\(list.joined(separator: ","))]}"
  }

  private func move(_ x: Int, _ y: Int, _ duration: Int? = nil, _ more: String = "") -> String {
    let time = duration.map { ", \"duration\": \($0)" } ?? ""
    return "{\"type\": \"pointerMove\", \"x\": \(x), \"y\": \(y)\(time)\(more)}"
  }

  private let down = "{\"type\": \"pointerDown\", \"button\": 0}"
  private let up = "{\"type\": \"pointerUp\", \"button\": 0}"

  @Test("last as long as the longest action of each tick")
  func ticks() throws {
    let finger = "\(move(10, 0, 0)), \(down), \(move(20, 0, 8)), \(up)"
    let keys = """
      {"type": "none", "id": "k", "actions": [{"type": "pause"}, {"type": "pause"},
       {"type": "pause", "duration": 30}]}
      """
    let text =
      "{\"actions\": [{\"type\": \"pointer\", \"id\": \"f\", \"actions\": [\(finger)]}, \(keys)]}"
    #expect(try gesture(text).lines == ["0 began 10 0", "8 moved 20 0", "30 ended 20 0"])
  }

  @Test("of two fingers give their centroid, pauses and all")
  func twoPointers() throws {
    let one = "\(move(0, 0)), \(down), \(move(10, 0, 16)), \(up)"
    let two = "\(move(100, 0)), \(down), {\"type\": \"pause\", \"duration\": 16}, \(up)"
    let found = try imported(body([one, two]))
    #expect(found.gestures[0].lines == ["0 began 50 0", "16 moved 55 0", "16 ended 55 0"])
    #expect(found.warnings.count == 1)
  }

  @Test("sample a long move at 120 Hz along a straight line, a short one by its end")
  func sampling() throws {
    let text = body(["\(move(0, 0)), \(down), \(move(17, 0, 17)), \(move(42, 50, 25)), \(up)"])
    #expect(
      try gesture(text).lines == [
        "0 began 0 0", "17 moved 17 0", "25.333 moved 25.333 16.667", "33.667 moved 33.667 33.333",
        "42 moved 42 50", "42 ended 42 50",
      ])
  }

  @Test("move from where the pointer is, and take the tick's length for a move without one")
  func origins() throws {
    let relative = move(5, -5, nil, ", \"origin\": \"pointer\"")
    let one = "\(move(10, 10)), \(down), \(relative), \(up)"
    let pause =
      "{\"type\": \"pause\"}, {\"type\": \"pause\"}, {\"type\": \"pause\", \"duration\": 9}"
    let text =
      "[{\"type\": \"pointer\", \"id\": \"f\", \"actions\": [\(one)]},"
      + "{\"type\": \"key\", \"id\": \"k\", \"actions\": [\(pause)]}]"
    #expect(try gesture(text).lines == ["0 began 10 10", "9 moved 15 5", "9 ended 15 5"])
  }

  @Test("are cancelled where they say so, and scaled where they are in pixels")
  func cancelled() throws {
    let text = body(["\(move(30, 60)), \(down), {\"type\": \"pointerCancel\"}"])
    #expect(
      try gesture(text, ImportOptions(unit: .pixels(scale: 3))).lines == [
        "0 began 10 20", "0 cancelled 10 20",
      ])
  }
}
