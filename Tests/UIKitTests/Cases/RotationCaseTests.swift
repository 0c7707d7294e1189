import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Pages as large as the view; mended, it keeps the page through a rotation.
private final class FullPageLayout: UICollectionViewFlowLayout {
  var isMended = false
  private var page: CGFloat = 0

  override func prepare() {
    if let size = collectionView?.bounds.size { itemSize = size }
    minimumLineSpacing = 0
    scrollDirection = .horizontal
    super.prepare()
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    page = (oldBounds.minX / oldBounds.width).rounded()
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    guard isMended, let collectionView else { return proposedContentOffset }
    return CGPoint(x: page * collectionView.bounds.width, y: 0)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let width = collectionView?.bounds.width else { return proposedContentOffset }
    return CGPoint(x: (proposedContentOffset.x / width).rounded() * width, y: 0)
  }
}

/// Row 15: 390 × 844 to 844 × 390, at rest on item 3 and in mid-glide.
@Suite("Case 15")
@MainActor
struct RotationCaseTests {
  private func replay(
    _ offset: Double, _ speed: Double, turnAfter milliseconds: Int64, isMended: Bool,
    _ clock: FrameClock
  ) throws -> Recording {
    var scene = CaseStage.scene(390, 844, clock)
    scene.changes = [
      ScenarioChange(
        at: milliseconds * 1_000_000, .viewport(Extent(width: 844, height: 390)))
    ]
    return try scene.replay(.release(x: offset, speed)) {
      let layout = FullPageLayout()
      layout.isMended = isMended
      return CaseStage.view(layout, items: [10], at: offset)
    }
  }

  @Test(
    "15: at rest, the same item is centred only where the layout keeps it", arguments: Play.clocks)
  func rest(clock: FrameClock) throws {
    for item in [0, 3, 7] {
      let offset = 390 * Double(item)
      let plain = try replay(offset, 0, turnAfter: 500, isMended: false, clock)
      #expect(plain.rest.x == offset)
      let mended = try replay(offset, 0, turnAfter: 500, isMended: true, clock)
      #expect(mended.rest.x == 844 * Double(item))
      let cell = try #require(mended.cell(item, in: mended.count - 1))
      #expect(cell.center.x - mended.rest.x == 422)
      #expect(mended.cells(in: mended.count - 1).count == 1)
    }
  }

  @Test(
    "15: in mid-glide, the item that was in the middle is centred", arguments: Play.clocks,
    [100, 200, 300, 500])
  func glide(clock: FrameClock, turn: Int64) throws {
    for speed in [0.6, 1, -0.6] {
      let recording = try replay(1170, speed, turnAfter: turn, isMended: true, clock)
      let change = try #require(recording.boundsChanges.first?.frame)
      #expect(recording.phases[change - 1] == .decelerating)
      let item = (recording.offsets[change - 1].x / 390).rounded()
      #expect(recording.rest.x == 844 * item, "\(speed)")
      let cell = try #require(recording.cell(Int(item), in: recording.count - 1))
      #expect(cell.center.x - recording.rest.x == 422)
    }
  }

  @Test(
    "15: a layout that places nothing glides on to what is another item then",
    arguments: Play.clocks)
  func unplaced(clock: FrameClock) throws {
    let recording = try replay(1170, 0.6, turnAfter: 100, isMended: false, clock)
    // .59 / .002002 = 294.7 on from 1170: to the fourth page of 390, which lies in the second of 844.
    #expect(recording.releases.first?.target.x == 1560)
    #expect(recording.rest.x == 1560)
    #expect(recording.cells(in: recording.count - 1).map(\.item) == [1, 2])
  }
}
