import ReplayTuning
import ScrollLayout
import ScrollPhysics
import Testing

@testable import ScrollReplay

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

  /// A list of `count` cells 40 points long, which snaps to each, in a view 100 long.
  private func list(_ count: Int) throws -> Scenario {
    var section = FlowSection(items: .fixed(Extent(width: 40, height: 50), count: count))
    section.minimumLineSpacing = 0
    section.sectionInset = Insets(left: 30, right: 30)
    var scenario = Scenario(
      name: "list", viewport: Extent(width: 100, height: 50),
      layout: FlowLayout(scrollDirection: .horizontal, sections: [section]))
    scenario.rule = try ReleaseRule(.nearestCentre())
    return scenario
  }

  @Test("each of 200 cells is reached from the first one")
  func many() throws {
    let scenario = try list(200)
    let reach = Reach(of: scenario)
    #expect(reach.elements.count == 200)
    #expect(reach.missed.isEmpty && reach.unsearched == 0)
    #expect(reach.isComplete && reach.rests == (0..<200).map { 40 * Double($0) })
  }

  @Test("a search that stops says how much it did not come to, and calls none of that missed")
  func stopped() throws {
    let count = 20_000
    let elements = (0..<count).map { ElementID.cell(section: 0, item: $0) }
    let still = try list(3).replay(releasedAt: .zero, reading: .zero)
    let last = still.count - 1
    // Comes to rest on the page nearest to where the finger lifts, with its cell alone, of which every tenth is hidden.
    let reach = Reach(
      of: elements, along: .horizontal, from: Vector(x: 0, y: 0), length: 100
    ) { release in
      let page = min(max(0, (release.offset / 40).rounded()), Double(count - 1))
      var recording = still
      recording.offsets[last].x = 40 * page
      var cell = still.cells(in: last)[still.cells(in: last).startIndex]
      cell.element = elements[Int(page)]
      cell.center.x = 50 + 40 * page
      cell.alpha = Int(page) % 10 == 0 ? 0 : 1
      recording.cells.removeLast(still.cells(in: last).count)
      recording.cells.append(cell)
      recording.cellEnds[last] = numericCast(recording.cells.count)
      return recording
    }
    #expect(!reach.isComplete)
    // Pages 0…511 were swiped from; 100 points on from the last of them, two and a half pages, is page 514.
    #expect(reach.rests == (0..<512).map { 40 * Double($0) })
    #expect(
      reach.missed.map(\.element) == stride(from: 0, to: 512, by: 10).map { elements[$0] })
    #expect(reach.missed.allSatisfy { $0.grade == .never })
    #expect(reach.unsearched == count - 515)
  }

  @Test("where nothing snaps, it is enough to be seen; and what rests anywhere has no end")
  func free() throws {
    let reach = Reach(of: try carousel())
    #expect(reach.missed.isEmpty)
    #expect(!reach.isComplete)
  }
}
