import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Cells shrink from the middle outwards, about their centres.
private final class ShrinkingLayout: UICollectionViewFlowLayout {
  var minimumScale: CGFloat = 1

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let middle = collectionView?.bounds.midX ?? 0
    return super.layoutAttributesForElements(in: rect)?.compactMap {
      guard let own = $0.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let away = min(abs(own.center.x - middle) / (itemSize.width + minimumLineSpacing), 1)
      let scale = 1 - (1 - minimumScale) * away
      own.transform = CGAffineTransform(scaleX: scale, y: scale)
      return own
    }
  }
}

/// Row 19: a transform that scales about the centre.
@Suite("Case 19")
@MainActor
struct ScalingGapTests {
  /// The gap that is seen between the cell in the middle and the next, with so much between the frames.
  private func gap(_ width: Double, _ spacing: Double, _ scale: Double, _ clock: FrameClock) throws
    -> Double
  {
    let pitch = width + spacing
    let recording = try CaseStage.scene(375, 300, clock).replay(.release(x: 3 * pitch, 0)) {
      let layout = CaseStage.row(
        ShrinkingLayout(), width, spacing: spacing, inset: (375 - width) / 2)
      layout.minimumScale = scale
      return CaseStage.view(layout, items: [8])
    }
    let middle = try #require(recording.cell(3, in: 0))
    let next = try #require(recording.cell(4, in: 0))
    #expect(middle.transform.isNear(.scale(1)))
    #expect(next.transform.isNear(.scale(scale)))
    return next.center.x - next.size.width / 2 * next.transform.a - middle.maxX
  }

  @Test(
    "19: the spacing is compensated by (w − w · minScale) / 2, or the gap grows by as much",
    arguments: Play.clocks,
    [(200, 0.8), (160, 0.75), (280, 0.9), (200, 1)] as [(width: Double, scale: Double)])
  func gaps(clock: FrameClock, cell: (width: Double, scale: Double)) throws {
    let growth = (cell.width - cell.width * cell.scale) / 2
    for spacing in [20.0, 30] {
      #expect(
        try gap(cell.width, spacing, cell.scale, clock).isNear(spacing + growth, within: 1e-6))
      #expect(
        try gap(cell.width, spacing - growth, cell.scale, clock).isNear(spacing, within: 1e-6))
    }
  }
}
