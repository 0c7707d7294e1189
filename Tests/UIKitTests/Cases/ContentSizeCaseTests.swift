import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import Testing
import UIKit

/// Insets that centre the first and last cell; mended, of the size that the delegate answers.
private final class CentringLayout: UICollectionViewFlowLayout {
  var isMended = false

  override func prepare() {
    guard let collectionView else { return }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let first = IndexPath(item: 0, section: 0)
    let real = delegate?.collectionView?(collectionView, layout: self, sizeForItemAt: first)
    let width = isMended ? (real ?? itemSize).width : itemSize.width
    let inset = (collectionView.bounds.width - width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    super.prepare()
  }
}

private final class WidthDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  private let width: CGFloat

  init(_ width: CGFloat) { self.width = width }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: width, height: 300) }
}

/// A row of its own making: insets of 15, cells of 200, `spacing` between; unless mended, its size forgets what is
/// between.
private final class OwnRowLayout: UICollectionViewLayout {
  var spacing: CGFloat = 0
  var isMended = true

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    let cells = CGFloat(count) * 200
    return CGSize(
      width: 30 + cells + (isMended ? CGFloat(count - 1) * spacing : 0), height: 300)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: 15 + CGFloat(item) * (200 + spacing), y: 0, width: 200, height: 300)
      return attributes
    }
    .filter { $0.frame.intersects(rect) }
  }
}

/// Content that is longer or shorter than its cells.
@Suite("Cases 17 and 18")
@MainActor
struct ContentSizeCaseTests {
  @Test(
    "17: sizeForItemAt 140 with itemSize left at 200: insets come from the real size",
    arguments: Play.clocks, [140.0, 100, 180])
  func realSize(clock: FrameClock, width: CGFloat) throws {
    func replay(isMended: Bool, at offset: Double) throws -> Recording {
      // Inset + half a cell − half of the view for the first cell.
      let first = ((isMended ? 375 - width : 175) + width - 375) / 2
      let places = CaseStage.places(every: width + 10, from: first, count: 8, "centre")
      return try CaseStage.scene(375, 300, clock, places).replay(.release(x: offset, 0)) {
        let layout = CaseStage.row(CentringLayout(), 200, spacing: 10)
        layout.isMended = isMended
        return CaseStage.view(layout, items: [8], delegate: WidthDelegate(width))
      }
    }
    let missing = (200 - width) / 2
    let wrong = try replay(isMended: false, at: 0)
    let found = try #require(wrong.findings(of: .misplacedRest).first)
    #expect(found.magnitude.isNear(missing, within: 1e-6))
    #expect(found.cause.contains("\(Int(missing)) pt of inset are missing"))
    let right = try replay(isMended: true, at: 0)
    #expect(right.cell(0, in: 0)?.center.x == 187.5)
    #expect(right.findings().isEmpty)
    let end = 7 * Double(width + 10)
    let last = try replay(isMended: true, at: end)
    #expect(last.rest.x == end)
    #expect(last.cell(7, in: 0)?.center.x == end + 187.5)
    #expect(last.findings().isEmpty)
  }

  @Test(
    "18: the content ends at the last frame and the trailing inset", arguments: Play.clocks,
    [4, 10, 50])
  func contentEnd(clock: FrameClock, count: Int) throws {
    for spacing in [0.0, 7, 20] {
      // Insets of 15, n cells, n − 1 gaps.
      let end = 15 + Double(count) * 200 + Double(count - 1) * spacing
      func rest(_ layout: UICollectionViewLayout) throws -> Double {
        let most = 30 + Double(count) * 200 + Double(count - 1) * spacing - 375
        return try CaseStage.scene(375, 300, clock).replay(.release(x: most + 300, 0)) {
          CaseStage.view(layout, items: [count])
        }.rest.x + 375
      }
      // Of the last cell so much is cut off, and of the inset all.
      let own = OwnRowLayout()
      own.spacing = spacing
      #expect(try rest(own) == end + 15)
      own.isMended = false
      #expect(try end + 15 - rest(own) == spacing * Double(count - 1))
      let flow = CaseStage.row(UICollectionViewFlowLayout(), 200, spacing: spacing, inset: 15)
      flow.itemSize.height = 300
      #expect(try rest(flow) == end + 15)
    }
  }
}
