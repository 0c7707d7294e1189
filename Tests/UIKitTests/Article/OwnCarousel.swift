import ReplayAnalysis
import ScrollPhysics
import ScrollReplay
import UIKit

/// Cards side by side; a release brings the one nearest to the proposed offset to the middle.
class CardLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 335, height: 300)
    minimumLineSpacing = 20
    sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let page = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposed.x / page).rounded() * page, y: proposed.y)
  }
}

/// The same, scrolling there itself: the remedy that the findings name.
final class SteadyCardLayout: CardLayout {
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let target = super.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    collectionView?.setContentOffset(target, animated: true)
    return target
  }
}

/// Twenty empty cards.
final class Cards: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
  }
}

/// The flaps of `layout` when a finger lifts at 370 points, just past the second card, reading 0.3 pt/ms.
@MainActor
func flaps(_ layout: @MainActor () -> UICollectionViewLayout) throws -> [Finding] {
  let phone = ReplayScene(name: "cards", screen: Extent(width: 375, height: 300))
  let finger = FingerInput.release(offset: Vector(x: 370, y: 0), reading: Vector(x: 0.3, y: 0))
  let recording = try phone.replay(finger) {
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout())
    let cards = Cards()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    view.dataSource = cards
    return view.keeping(cards)
  }
  return recording.findings().filter(\.isFlap)
}
