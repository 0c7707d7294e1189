import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Row 16: inset.top 64, three sections, sticky headers.
@Suite("Case 16")
@MainActor
struct StickyHeaderCaseTests {
  /// Three sections of five rows, each under a header that sticks.
  private func view(inset: CGFloat) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 375, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = CaseStage.view(layout, items: [5, 5, 5])
    view.contentInset.top = inset
    return view
  }

  @Test(
    "16: header.y = max(section start, offset + inset.top), clipped by the section's end",
    arguments: Play.clocks,
    [(-64, 1.5), (-160, 0), (-64, -1), (700, 2), (1100, 0.5), (1250, 0)]
      as [(y: Double, speed: Double)])
  func header(clock: FrameClock, release: (y: Double, speed: Double)) throws {
    for inset in [0.0, 64] {
      let recording = try CaseStage.scene(375, 600, clock)
        .replay(.release(y: release.y, release.speed)) { view(inset: inset) }
      // A section is 40 + 5 · 100 long, and its header stays within it.
      #expect(
        recording.violations(of: .header) { header, frame in
          let start = 540 * Double(header.section)
          let pinned = max(start, recording.offsets[frame].y + inset)
          return header.minY.isNear(min(pinned, start + 500))
        } == [])
      #expect((0..<recording.count).contains { !recording.headers(in: $0).isEmpty })
    }
  }

  @Test("16: overscrolled, the header moves with the content", arguments: Play.clocks)
  func overscrolled(clock: FrameClock) throws {
    let recording = try CaseStage.scene(375, 600, clock).replay(.release(y: -160, 0)) {
      view(inset: 64)
    }
    #expect(recording.rest.y == -64)
    #expect(recording.offsets.indices.allSatisfy { recording.header(0, in: $0)?.minY == 0 })
  }
}

extension Recording {
  fileprivate func headers(in frame: Int) -> [LayoutAttributes] {
    cells(in: frame).filter { $0.element.kind == .header }
  }
}
