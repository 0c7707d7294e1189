import Samples
import ScrollPhysics
import ScrollReplay
import UIKit

/// A screen of 400 × 300, 60 frames a second.
let smallScene = ReplayScene(name: "small", screen: Extent(width: 400, height: 300))

/// Drags by 40 points and lifts at 1 pt/ms.
func flick() throws -> Gesture {
  try Gesture(name: "flick", samples: swipe([1, 1, 1, 1, 1], interval: 10))
}

/// Drags by 32 points, stands still, and lifts.
func stop() throws -> Gesture {
  try Gesture(name: "stop", samples: swipe([2, 2, 0, 0]))
}

/// A collection view that fills the screen with cells of 200 × 300 in a row, no gaps between them.
@MainActor
func carousel(
  _ layout: UICollectionViewFlowLayout, items: [Int] = [10], at offset: CGFloat = 400,
  delegate: (any UICollectionViewDelegate)? = nil
) -> UICollectionView {
  layout.scrollDirection = .horizontal
  layout.itemSize = CGSize(width: 200, height: 300)
  layout.minimumLineSpacing = 0
  let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
  let data = TwinData(items: items, for: view)
  view.delegate = delegate
  if offset != 0 { view.contentOffset.x = offset }
  if let delegate { view.keeping(delegate) }
  return view.keeping(data)
}

extension Recording {
  /// The kinds of the faults, each once, in the order of their first.
  var faultKinds: [LayoutFault.Kind] {
    faults.reduce(into: []) { if !$0.contains($1.kind) { $0.append($1.kind) } }
  }

  /// How many frames have all these callbacks.
  func frames(with events: EventSet) -> Int { self.events.count { $0.isSuperset(of: events) } }
}
