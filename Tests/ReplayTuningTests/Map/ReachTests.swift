import ReplayTuning
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing

@Suite("Reach")
struct ReachTests {
  @Test("a carousel whose insets centre its cells shows each in its place")
  func all() throws {
    let reach = Reach(of: try carousel(.statefulPage(pitch: .lineSpacing)))
    #expect(reach.missed.isEmpty)
    #expect(reach.isComplete)
    #expect(reach.rests == (0..<10).map { 355 * Double($0) })
  }

  @Test("without insets the first and the last cell are seen, but not in their place")
  func ends() throws {
    // Centred, the first would need the offset 167.5 − 187.5.
    var scenario = try carousel(.nearestCentre(), inset: 0)
    scenario.start = Vector(x: 4 * 355 - 20, y: 0)
    let reach = Reach(of: scenario)
    #expect(
      reach.missed.map(\.element) == [.cell(section: 0, item: 0), .cell(section: 0, item: 9)])
    #expect(reach.missed.allSatisfy { $0.grade == .inSight })
  }

  @Test("a footer behind the last page is never seen as a whole")
  func footer() throws {
    // The rule's last page is 9 · 355; there the footer begins 355 pt into a view of 375.
    let reach = Reach(of: try carousel(.statefulPage(pitch: .lineSpacing), footer: 300))
    #expect(reach.missed.map(\.element) == [.footer(section: 0)])
    #expect(reach.missed.map(\.grade) == [.never])
  }

  @Test(
    "swiped on and back in one replay, what is not known as a scenario gives the same",
    arguments: [0.0, 300])
  func swipes(footer: Double) throws {
    var scenario = try carousel(.statefulPage(pitch: .lineSpacing), footer: footer)
    scenario.start = .zero
    let limits = DragLimits(scenario, along: .horizontal).limits
    let reach = Reach(along: .horizontal, length: 375, limits: limits) { scenario.replay($0) }
    let known = Reach(of: scenario)
    #expect(reach.missed.map(\.element) == known.missed.map(\.element))
    #expect(reach.missed.map(\.element) == (footer > 0 ? [.footer(section: 0)] : []))
    #expect(reach.rests == known.rests)
    #expect(reach.elements.map(\.element) == known.elements.map(\.element))
    #expect(known.knowsAll && !reach.knowsAll)
  }

  @Test("where nothing snaps, it is enough to be seen; and what rests anywhere has no end")
  func free() throws {
    let reach = Reach(of: try carousel())
    #expect(reach.missed.isEmpty)
    #expect(!reach.isComplete)
  }
}
