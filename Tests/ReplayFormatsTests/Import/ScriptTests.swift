import ReplayFormats
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Scripts of swipes")
struct ScriptTests {
  private let points = ImportOptions(unit: .points)
  private let screen = ImportOptions(unit: .points, viewport: Extent(width: 200, height: 1000))

  @Test("adb's swipe is a straight line sampled at 120 Hz, of 300 ms if it does not say")
  func swipe() throws {
    #expect(
      try gesture("adb shell input swipe 100 0 40 30 20", points).lines == [
        "0 began 100 0", "8.333 moved 75 12.5", "16.667 moved 50 25", "20 ended 40 30",
      ])
    let usual = try gesture("input -d 0 touchscreen swipe 1 2 3 4", points)
    #expect(usual.duration == 300_000_000)
    #expect(usual.samples.count == 1 + 35 + 1)
    #expect(try gesture("input swipe 1 2 3 4 0", points).lines == ["0 began 1 2", "0 ended 3 4"])
  }

  @Test("adb's commands may share a line, and be gestures of their own")
  func commands() throws {
    let text = "adb -s emu shell \"input swipe 1 2 3 4 5; sleep 1 && input swipe 5 6 7 8 5\" # two"
    let found = try imported(text, points)
    #expect(found.gestures.map(\.samples.last?.position.x) == [3, 7])
    #expect(found.warnings.isEmpty)
  }

  @Test("adb's events come after what the script sleeps between them")
  func events() throws {
    let text = """
      adb shell input motionevent DOWN 10 20
      sleep 0.016
      adb shell input motionevent MOVE 11 20; sleep 0.004; sleep 0.005
      adb shell input motionevent UP 12 20
      """
    let found = try imported(text, points)
    #expect(
      found.gestures[0].lines == ["0 began 10 20", "16 moved 11 20", "25 ended 12 20"])
    #expect(found.warnings.isEmpty)
  }

  @Test(
    "Maestro's swipes have two points or a direction, in lines or in braces",
    arguments: [
      ("- swipe:\n    direction: LEFT\n    duration: 5\n", "0 began 180 500", "5 ended 20 500"),
      ("- swipe: {direction: up, duration: 5}\n", "0 began 100 900", "5 ended 100 100"),
      (
        "- swipe: {start: \"50%, 20%\", end: \"50%, 90%\", duration: 5} # down\n",
        "0 began 100 200", "5 ended 100 900"
      ),
      (
        "- swipe:\n    start: 10, 20\n    end: '30,40'\n    duration: 5\n    label: x\n- back\n",
        "0 began 10 20", "5 ended 30 40"
      ),
    ])
  func maestro(text: String, first: String, last: String) throws {
    #expect(try gesture(text, screen).lines == [first, last])
  }

  @Test("Maestro's flow may hold several, also inside other commands, of 400 ms if it does not say")
  func flow() throws {
    let text = """
      appId: com.example
      ---
      - launchApp
      - repeat:
          times: 3
          commands:
            - swipe:
                direction: DOWN
      - swipe:
          direction: RIGHT
      """
    let found = try imported(text, screen)
    #expect(found.gestures.map(\.duration) == [400_000_000, 400_000_000])
    #expect(found.gestures[0].lines.first == "0 began 100 200")
    #expect(found.gestures[1].lines.last == "400 ended 180 500")
  }
}
