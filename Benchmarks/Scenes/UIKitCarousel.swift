import ScrollPhysics
import ScrollReplay
import UIKit

/// The carousel of the frame benchmarks, written for UIKit.
@MainActor
enum UIKitCarousel {
  /// A long flight through `carousel`, scaled by copies where `scales`; otherwise plain.
  static func fly(_ carousel: FlightCarousel, velocity: Double, scales: Bool) throws -> Recording {
    var scene = ReplayScene(name: "flight", screen: carousel.viewport)
    scene.clock = .oneHundredTwenty
    let finger = FingerInput.release(offset: .zero, reading: Vector(x: velocity, y: 0))
    return try scene.replay(finger) {
      let layout = scales ? ScalingLayout() : UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: carousel.item.width, height: carousel.item.height)
      layout.minimumLineSpacing = carousel.spacing
      let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
      let data = CarouselData(count: carousel.count)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: CarouselData.cell)
      view.dataSource = data
      return view.keeping(data)
    }
  }
}

/// Cells shrink away from the middle, as people publish it.
private final class ScalingLayout: UICollectionViewFlowLayout {
  private let minimumScale = 0.7

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView, let elements = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let middle = view.bounds.minX + view.bounds.width / 2
    let perReach = 1 / (itemSize.width + minimumLineSpacing)
    return elements.compactMap { element in
      guard let copy = element.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let distance = abs(copy.center.x - middle)
      let scale = 1 - (1 - minimumScale) * min(distance * perReach, 1)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      return copy
    }
  }
}

private final class CarouselData: NSObject, UICollectionViewDataSource {
  static let cell = "cell"
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: CarouselData.cell, for: indexPath) }
}
