import ReplayAnalysis
import ReplayReport
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Comparison told to people")
struct ComparisonTextTests {
  /// Four frames, 10 ms apart, that drag and then rest.
  private func recording(_ offsets: [Double], scale: Double = 1) -> Recording {
    var recording = Recording(
      header: RecordingHeader(
        scenario: "s", gesture: "g", viewport: Extent(width: 100, height: 100), grid: .threefold,
        traits: ScrollTraits(), snapping: nil))
    for (frame, x) in offsets.enumerated() {
      recording.append(
        RecordedFrame(
          time: Int64(frame) * 10_000_000, phase: frame < 3 ? .dragging : .idle,
          offset: Vector(x: x, y: 0), modelOffset: Vector(x: x, y: 0), velocity: .zero,
          target: .zero, events: []))
      recording.append(
        LayoutAttributes(
          element: .cell(section: 0, item: 7), center: Vector(x: 50, y: 50),
          size: Extent(width: 10, height: 10), transform: .scale(frame == 1 ? scale : 1)))
      recording.endFrame()
    }
    return recording
  }

  private func lines(_ expected: Recording, _ actual: Recording, width: Int = 80) -> [Substring] {
    ComparisonText(actual.comparison(with: expected), expected: expected, actual: actual)
      .text(width: width).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("tells frame, field, both values, distance, hand-over, landing and findings")
  func facts() {
    let lines = lines(recording([0, 10, 20.25, 30]), recording([0, 10, 20.5, 29]))
    #expect(
      lines.prefix(9) == [
        "  first     frame 2 at 20 ms, dragging",
        "  field     offset x",
        "  expected  20.25",
        "  actual    20.5",
        "  distance  0.25 pt",
        "  since     drag from the beginning on",
        "  landing   29, 0 instead of 30, 0: 1 pt apart, after 30 ms",
        "  gained    no findings",
        "  lost      no findings",
      ])
    #expect(
      lines.dropFirst(9).prefix(5) == [
        "",
        "  frame  expected  actual  distance  largest of",
        "  3            30      29         1  offset x, pt",
        "  3            30      29         1  contentOffset x, pt",
        "",
      ])
    #expect(lines[14] == "  curves    offset x, pt")
    #expect(
      lines[24] == String(repeating: " ", count: 23) + "0 ms" + String(repeating: " ", count: 48)
        + "30 ms")
  }

  @Test("names the cell, and what its transforms make of it")
  func cell() {
    let lines = lines(recording([0, 1, 2, 3]), recording([0, 1, 2, 3], scale: 0.5), width: 100)
    #expect(lines[1] == "  field     transform a of cell [0, 7]")
    #expect(
      lines[4]
        == "  distance  0.5, drawn 0.5 apart in scale, turned by 0°, shifted by 0 pt"
    )
    #expect(lines[10] == "  curves    transform a of cell [0, 7]")
  }

  @Test("counts ulps where rounding may be the reason")
  func rounding() {
    let lines = lines(recording([0, 10, 20.25, 30]), recording([0, 10, 20.25.nextUp, 30]))
    #expect(lines[4].hasSuffix(" pt, 1 ulp"))
  }

  @Test("fits any width from 60 columns on", arguments: [60, 72, 100, 200])
  func width(columns: Int) {
    let found = lines(
      recording([0, 1.0 / 3, 2, 3]), recording([0, 1, 2], scale: 0.123_456_789), width: columns)
    for line in found { #expect(DisplayText.width(String(line)) <= columns, "\(line)") }
  }

  @Test("recordings that agree have nothing to tell but where they rest")
  func same() {
    let same = recording([0, 1, 2, 3])
    let text = ComparisonText(same.comparison(with: same), expected: same, actual: same)
    #expect(text.text(width: 80).isEmpty)
    #expect(text.outcome(width: 80) == "  landing  3, 0 in both, after 30 ms\n")
  }
}
