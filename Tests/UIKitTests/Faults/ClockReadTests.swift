import ReplayAnalysis
import Samples
import ScrollReplay
import Testing
import UIKit

/// Leans its cells with the time of day.
private final class ClockLayout: UICollectionViewFlowLayout {
  var asks = Asks.never
  enum Asks: CaseIterable { case never, inPrepare, forElements, forTarget }

  private func look(_ now: Asks) { if asks == now { _ = Date() } }

  override func prepare() {
    super.prepare()
    look(.inPrepare)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    look(.forElements)
    return super.layoutAttributesForElements(in: rect)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    look(.forTarget)
    return proposedContentOffset
  }
}

@Suite("The calendar")
@MainActor
struct ClockReadTests {
  @Test("a layout that asks for it is told so", arguments: ClockLayout.Asks.allCases)
  private func layout(asks: ClockLayout.Asks) throws {
    let recording = try smallScene.replay(flick()) {
      let layout = ClockLayout()
      layout.asks = asks
      return carousel(layout)
    }
    #expect(recording.faultKinds == (asks == .never ? [] : [.clockRead]))
    let found = recording.findings().filter { $0.kind == .badAttributes }
    #expect(found.count == (asks == .never ? 0 : 1))
    if let found = found.first { #expect(found.cause.contains("asked the calendar")) }
  }

  @Test("an app that asks for it elsewhere has the replay's, and is told nothing")
  func app() throws {
    let delegate = DiaryDelegate(Diary())
    var years: Set<Substring> = []
    delegate.onScroll = { _ in years.insert(Date().description.prefix(4)) }
    let recording = try smallScene.replay(flick()) {
      carousel(UICollectionViewFlowLayout(), delegate: delegate)
    }
    #expect(recording.faults == [])
    #expect(years == ["2026"])
  }
}
