import ReplayAnalysis
import ScrollLayout
import ScrollPhysics
import ScrollReplay
import UIKit

/// Builds what the cases that people report are about, by the smallest parts.
@MainActor
enum CaseStage {
  static func scene(
    _ width: Double, _ height: Double, _ clock: FrameClock, _ snapping: Snapping? = nil
  ) -> ReplayScene {
    var scene = ReplayScene(name: "case", screen: Extent(width: width, height: height))
    scene.clock = clock
    scene.snapping = snapping
    return scene
  }

  /// Rests every `pitch` points from `first`, by the cells' centres.
  static func places(
    every pitch: Double, from first: Double = 0, count: Int, _ rule: String,
    _ axis: Axis = .horizontal
  ) -> Snapping {
    Snapping(
      axis: axis, anchor: 0.5, positions: (0..<count).map { first + Double($0) * pitch }, rule: rule
    )
  }

  /// How far a release at `speed` pt/ms flies until it is down to .01, at the normal rate: the steps of PHYSICS 1.2 add up
  /// to r / (1 − r) of what they take of the speed.
  static func flight(_ speed: Double) -> Double { (speed.magnitude - 0.01) * 0.998 / 0.002 }

  /// A collection view that fills the screen.
  static func view(
    _ layout: UICollectionViewLayout, items: [Int], at offset: CGFloat = 0,
    delegate: (any UICollectionViewDelegate)? = nil
  ) -> UICollectionView {
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    let data = TwinData(items: items, for: view)
    view.delegate = delegate
    if let delegate { view.keeping(delegate) }
    if offset != 0 { view.contentOffset.x = offset }
    return view.keeping(data)
  }

  /// A row of cells as tall as the screen.
  static func row<Layout: UICollectionViewFlowLayout>(
    _ layout: Layout, _ width: CGFloat, spacing: CGFloat = 0, inset: CGFloat = 0
  ) -> Layout {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: width, height: UIScreen.main.bounds.height)
    layout.minimumLineSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    return layout
  }

  /// The same with UIKit's own layout.
  static func row(_ width: CGFloat, spacing: CGFloat = 0, inset: CGFloat = 0)
    -> UICollectionViewFlowLayout
  { row(UICollectionViewFlowLayout(), width, spacing: spacing, inset: inset) }
}

/// A delegate with one rule for releases, which knows where the drag began.
final class CaseDelegate: NSObject, UICollectionViewDelegate {
  typealias Rule = @MainActor (_ offset: CGPoint, _ start: CGPoint, _ velocity: CGPoint) -> CGPoint
  private let rule: Rule
  private var start = CGPoint.zero

  init(_ rule: @escaping Rule) { self.rule = rule }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = scrollView.contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = rule(scrollView.contentOffset, start, velocity)
  }
}

extension Recording {
  /// The findings of one kind.
  func findings(of kind: FindingKind) -> [Finding] { findings().filter { $0.kind == kind } }

  /// How far each frame moved the content along y, points.
  var stepsAlongY: [Double] { zip(offsets, offsets.dropFirst()).map { $1.y - $0.y } }
}
